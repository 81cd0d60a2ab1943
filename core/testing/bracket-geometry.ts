import { doubleGeometry, placeCode, singleGeometry } from "#core/bracket/types/geometry.ts";
import { groupBy } from "#core/lib/collections.ts";
import { eliminationTree, type TreeSource } from "#core/simulation/elimination-tree.ts";
import type { RoundName } from "#core/model/round.ts";

/** A match position of an elimination. */
export interface GeometryPlace {
  readonly place: string;
  readonly code: string;
  readonly row: number;
  readonly sources: readonly [TreeSource, TreeSource];
}

export interface GeometryRound {
  readonly key: string;
  readonly section: "upper" | "lower" | "finals";
  readonly name: RoundName;
  readonly places: readonly GeometryPlace[];
}

/** The rounds of a double elimination besides its size. */
const FULL = { lower: null, lowerOpensWithStage1: true, hasUpper: true, reset: true };

/** Returns the rounds of a full elimination of `size` (a power of two), feeders first. */
export function eliminationRounds(
  size: number,
  kind: "single" | "double",
): readonly GeometryRound[] {
  const options = { bronze: true, dropOrder: dropReversed };
  const tree = groupBy(eliminationTree(kind, size, options), ({ round }) => round);
  const { rounds } =
    kind === "double" ? doubleGeometry({ ...FULL, upper: size }) : singleGeometry(size, size >= 4);
  return rounds.map((round) => ({
    key: round.key,
    section: round.section,
    name: round.name,
    places: (tree.get(round.key) ?? []).map(({ sources }, index) => ({
      place: `${round.key}#${index + 1}`,
      code: placeCode(round, index + 1, ""),
      row: index + 1,
      sources,
    })),
  }));
}

function dropReversed(index: number, count: number): number {
  return count - 1 - index;
}
