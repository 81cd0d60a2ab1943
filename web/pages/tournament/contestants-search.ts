import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeChoice, decodeText } from "#core/lib/decode.ts";

/** Orders of the contestants of a tournament besides the default. */
export const CONTESTANT_ORDERS = ["seed", "name", "record"] as const;

/** Search parameters of the contestants tab. "" is the default and is left out of the URL. */
export interface ContestantsSearch {
  readonly q: string;
  /** "" for the next match, or the placement of contestants who are out. */
  readonly order: (typeof CONTESTANT_ORDERS)[number] | "";
  /** "1" for followed contestants only. */
  readonly followed: "1" | "";
}

/** Parses the search parameters; replaces invalid values with "". */
export function parseContestantsSearch(
  raw: Partial<ContestantsSearch> & SearchSchemaInput,
): ContestantsSearch {
  return {
    q: decodeText(raw.q),
    order: decodeChoice<ContestantsSearch["order"]>(raw.order, CONTESTANT_ORDERS, ""),
    followed: decodeChoice<ContestantsSearch["followed"]>(raw.followed, ["1"], ""),
  };
}
