import { decodeText } from "#core/lib/decode.ts";
import { createSearchParser } from "#web/routing/search-parser.ts";

/** Parses the query parameters of a bracket: `?match=UBQF-1&contestant=KEY&round=ro8`. */
export const parseBracketSearch = createSearchParser({
  /** Code of the match to mark and to scroll to. */
  match: decodeText,
  /** Key of the contestant whose path is highlighted. */
  contestant: decodeText,
  /** Key of the round to scroll to, or that a phone shows. */
  round: decodeText,
  /** Keys of the rounds that begin the view, separated by commas; rounds before them are folded. */
  from: decodeText,
  /** Index of the section of a large round. */
  section: decodeText,
});

export type BracketSearch = ReturnType<typeof parseBracketSearch>;
