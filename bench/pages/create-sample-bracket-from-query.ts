import type { BracketDetail } from "#core/contract/tournament.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";

/** Creates the double elimination of a query: `?size=256&ended=300`. */
export function createSampleBracketFromQuery(address: string): BracketDetail {
  const query = new URLSearchParams(address);
  const number = (name: string, fallback: number): number => Number(query.get(name) ?? fallback);
  return sampleBracket({
    size: number("size", 16),
    kind: "double",
    ended: number("ended", Number.POSITIVE_INFINITY),
  });
}
