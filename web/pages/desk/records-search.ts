import { decodeText } from "#core/lib/decode.ts";
import { createSearchParser } from "#web/routing/search-parser.ts";

/** Parses the query parameters of the pages of changes and of annotations. */
export const parseRecordsSearch = createSearchParser({
  /** Type of a change or kind of an annotation. */
  kind: decodeText,
  /** `SITE/SLUG`. */
  tournament: decodeText,
  /** Name of a member of staff. */
  who: decodeText,
  /** Text in names, codes and values. */
  q: decodeText,
});

export type RecordsSearch = ReturnType<typeof parseRecordsSearch>;
