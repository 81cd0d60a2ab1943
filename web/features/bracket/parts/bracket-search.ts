import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeChoice, decodeText } from "#core/lib/decode.ts";

export const bracketModes = ["tree", "list", "table"] as const;
export type BracketMode = (typeof bracketModes)[number];

/** What an address says of a bracket: `?match=UBQF-1&contestant=KEY&round=ro8`. "" is the default. */
export interface BracketSearch {
  /** Code of the match to go to. */
  readonly match: string;
  /** Key of the contestant whose way is lit. */
  readonly contestant: string;
  /** Key of the round to go to. */
  readonly round: string;
  /** "" is the tree, and one round at a time on a phone. */
  readonly view: BracketMode | "";
}

export function parseBracketSearch(raw: Partial<BracketSearch> & SearchSchemaInput): BracketSearch {
  return {
    match: decodeText(raw.match),
    contestant: decodeText(raw.contestant),
    round: decodeText(raw.round),
    view: decodeChoice<BracketMode | "">(raw.view, bracketModes, ""),
  };
}
