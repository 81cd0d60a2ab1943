import { decodeText } from "#core/lib/decode.ts";
import { createSearchParser, decodeOneOf } from "#web/routing/search-parser.ts";

/** Orders of the contestants of a tournament besides the default. */
export const CONTESTANT_ORDERS = ["seed", "name", "record"] as const;

/** Parses the query parameters of the contestants tab. */
export const parseContestantsSearch = createSearchParser({
  q: decodeText,
  /** "" for the next match, or the placement of contestants who are out. */
  order: decodeOneOf(CONTESTANT_ORDERS),
  /** "1" for followed contestants only. */
  followed: decodeOneOf(["1"]),
});

export type ContestantsSearch = ReturnType<typeof parseContestantsSearch>;
