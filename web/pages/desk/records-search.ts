import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** Search parameters of the pages of changes and of annotations. "" is the default and is left out of the URL. */
export interface RecordsSearch {
  /** Type of a change or kind of an annotation. */
  readonly kind: string;
  /** `SITE/SLUG`. */
  readonly tournament: string;
  /** Name of a member of staff. */
  readonly who: string;
  /** Text in names, codes and values. */
  readonly q: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseRecordsSearch(raw: Partial<RecordsSearch> & SearchSchemaInput): RecordsSearch {
  return {
    kind: decodeText(raw.kind),
    tournament: decodeText(raw.tournament),
    who: decodeText(raw.who),
    q: decodeText(raw.q),
  };
}
