import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** Search parameters of the page of annotations. "" is the default and is left out of the URL. */
export interface AnnotationsSearch {
  /** Kind of an annotation. */
  readonly kind: string;
  /** `SITE/SLUG`. */
  readonly tournament: string;
  /** Name of a member of staff. */
  readonly who: string;
  readonly q: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseAnnotationsSearch(
  raw: Partial<AnnotationsSearch> & SearchSchemaInput,
): AnnotationsSearch {
  return {
    kind: decodeText(raw.kind),
    tournament: decodeText(raw.tournament),
    who: decodeText(raw.who),
    q: decodeText(raw.q),
  };
}
