import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** Search parameters of the page of changes. "" is the default and is left out of the URL. */
export interface ChangesSearch {
  /** Type of a change. */
  readonly kind: string;
  /** `SITE/SLUG`. */
  readonly tournament: string;
  /** Name of a member of staff. */
  readonly who: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseChangesSearch(raw: Partial<ChangesSearch> & SearchSchemaInput): ChangesSearch {
  return {
    kind: decodeText(raw.kind),
    tournament: decodeText(raw.tournament),
    who: decodeText(raw.who),
  };
}
