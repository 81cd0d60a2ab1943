import { unitOfOne, type BracketType } from "./bracket-type.ts";
import { doubleEliminationType } from "./double.ts";
import { firstRoundSize, findRoundSize } from "./round-size.ts";
import { FINAL_KEY, singleGeometry } from "./geometry.ts";
import { singlePodium } from "./podium.ts";

/** Single elimination, with or without a third-place match. */
const singleEliminationType: BracketType = {
  kind: "single",
  pair: null,
  recognises: (part) => (part.facts?.type === "single" ? unitOfOne(part) : null),
  // The round of 2 holds the final and the third-place match.
  upperRoundOf: ({ roundOf }) => {
    const n = findRoundSize(roundOf);
    return n === null ? null : { key: `ro${n}`, rows: Math.max(n / 2, 2) };
  },
  lowerRoundOf: () => null,
  geometry: ({ size, rounds, hasSecondMatch }) =>
    singleGeometry(firstRoundSize(size, rounds) ?? 2, hasSecondMatch(FINAL_KEY)),
  podium: singlePodium,
};

/** Every bracket type whose matches form a tree. */
export const BRACKET_TYPES: readonly BracketType[] = [singleEliminationType, doubleEliminationType];
