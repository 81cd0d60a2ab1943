import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** Search parameters of a bracket: `?match=UBQF-1&contestant=KEY&round=ro8`. "" is the default. */
export interface BracketSearch {
  /** Code of the match to mark and to scroll to. */
  readonly match: string;
  /** Key of the contestant whose path is highlighted. */
  readonly contestant: string;
  /** Key of the round to scroll to, or that a phone shows. */
  readonly round: string;
  /** Keys of the rounds that begin the view, separated by commas; rounds before them are folded. */
  readonly from: string;
  /** Index of the section of a large round. */
  readonly section: string;
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseBracketSearch(raw: Partial<BracketSearch> & SearchSchemaInput): BracketSearch {
  return {
    match: decodeText(raw.match),
    contestant: decodeText(raw.contestant),
    round: decodeText(raw.round),
    from: decodeText(raw.from),
    section: decodeText(raw.section),
  };
}
