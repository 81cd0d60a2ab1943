import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeChoice, decodeText } from "#core/lib/decode.ts";

export const bracketModes = ["tree", "list", "table"] as const;
export type BracketMode = (typeof bracketModes)[number];

/** Search parameters of a bracket: `?match=UBQF-1&contestant=KEY&round=ro8`. "" is the default. */
export interface BracketSearch {
  /** Code of the match to scroll to. */
  readonly match: string;
  /** Key of the contestant whose path is highlighted. */
  readonly contestant: string;
  /** Key of the round to scroll to. */
  readonly round: string;
  /** "" is the default view: the tree, or one round at a time on a phone. */
  readonly view: BracketMode | "";
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseBracketSearch(raw: Partial<BracketSearch> & SearchSchemaInput): BracketSearch {
  return {
    match: decodeText(raw.match),
    contestant: decodeText(raw.contestant),
    round: decodeText(raw.round),
    view: decodeChoice<BracketMode | "">(raw.view, bracketModes, ""),
  };
}
