import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** Search parameters of the tournaments page. "" is the default and is left out of the URL. */
export interface TournamentsSearch {
  readonly site: string;
  readonly q: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseTournamentsSearch(
  raw: Partial<TournamentsSearch> & SearchSchemaInput,
): TournamentsSearch {
  return { site: decodeText(raw.site), q: decodeText(raw.q) };
}
