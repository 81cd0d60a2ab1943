import { isDisqualified } from "#core/match/outcome.ts";
import type { Group, GroupKind, RankingRule } from "#core/model/group.ts";
import type { MissingMatches } from "./missing-matches.ts";
import { comparePlacements, type PlacementRule, listPlacements } from "./placement-points.ts";
import type { ResultPoints } from "./ranking-rule.ts";
import {
  createFewerLosses,
  type Criterion,
  criterionOf,
  descending,
  type Line,
} from "./tie-breakers.ts";
import type { TieOrder } from "./tie-order.ts";

export interface RankingInput {
  readonly kind: GroupKind;
  /** The rule of a round robin or a Swiss group; see `GroupKind` for other kinds. */
  readonly rule: RankingRule;
  /**
   * Points of the rules that may be used instead of an assumed one; empty if the rule is known or the
   * kind has none.
   */
  readonly usualPoints: readonly ResultPoints[];
  /** The placement points of a ranked group; `null` if staff entered none. */
  readonly placement: PlacementRule | null;
  /** True if the scores are the points, so that those of the rule do not apply. */
  readonly scoresArePoints: boolean;
  /** Matches that contestants of a round robin miss; `null` if all pairs met equally often. */
  readonly missing: MissingMatches | null;
  /** See `Group`. */
  readonly scoreOrder?: Group["scoreOrder"];
  /** True if no match is open. */
  readonly isComplete: boolean;
  /** Orders of ties that staff decided; empty while listed matches are open. */
  readonly tieOrders: readonly TieOrder[];
}

/** Ranks by more first places, then more second places, and so on. */
const COUNT_BACK: Criterion = {
  relative: false,
  compareAmong: () => (a, b) =>
    comparePlacements(listPlacements(a.results), listPlacements(b.results)),
};

/** Ranks by more scores, because a low sum of fewer ones is no better. */
const MORE_SCORES = descending(
  ({ appearances }) =>
    appearances.filter(
      ({ entry, derived: { status } }) =>
        status.state === "ended" && entry.score !== null && !isDisqualified(entry),
    ).length,
);

/** Ranks those without any result last: who withdrew lost nothing, and is no better than the others. */
const ANY_RESULT = descending(({ tally, byePoints }) => Number(tally.played > 0 || byePoints > 0));

/** Ranked lines: lists of tied ones, best first. */
export type Ranked = readonly (readonly Line[])[];

/** Ranks the lines of a group by its rule. */
export function rankByRule(lines: readonly Line[], input: RankingInput): Ranked {
  return criteriaOf(input, lines).reduce(rankFurther, [lines]);
}

function criteriaOf(
  { kind, rule, placement, isComplete, scoreOrder }: RankingInput,
  lines: readonly Line[],
): readonly Criterion[] {
  const byPoints = descending(({ points }) => points);
  const byKills = descending(({ totals }) => totals?.kills ?? 0);
  switch (kind) {
    case "path":
      // Orders the final records 2–0, 2–1, 1–2, 0–2, and every state before the end.
      return [descending(({ tally }) => tally.won - tally.lost)];
    case "ranked":
      if (placement !== null) return [byPoints, COUNT_BACK, byKills];
      if (scoreOrder === "unknown") return [];
      return [
        ...(scoreOrder === "lowest"
          ? [MORE_SCORES, descending(({ points }) => -points)]
          : [byPoints]),
        descending(({ tally }) => tally.won),
        descending(({ tally }) => tally.drawn),
        ...(isRankedByPlacements(lines) ? [COUNT_BACK] : []),
      ];
    case "swiss":
    case "round-robin": {
      const hasFewerLosses = kind === "swiss" || rule.points === null;
      return [
        ...(isComplete ? [ANY_RESULT] : []),
        byPoints,
        ...(hasFewerLosses ? [createFewerLosses(isComplete)] : []),
        ...rule.tieBreakers.map((breaker) => criterionOf(breaker, rule, lines)),
      ];
    }
  }
}

/**
 * Returns whether nothing but placements compares contestants with level sums: races by time have no
 * points, and the placements of a single match are its result.
 */
function isRankedByPlacements(lines: readonly Line[]): boolean {
  const matches = new Set(lines.flatMap(({ results }) => results.map(({ match }) => match)));
  return matches.size === 1 || lines.every(({ points }) => points === 0);
}

/** Ranks tied lines further by a criterion. */
export function rankFurther(ranked: Ranked, criterion: Criterion): Ranked {
  if (!hasTies(ranked)) return ranked;
  return ranked.flatMap((tied) => (tied.length < 2 ? [tied] : rankLines(tied, criterion)));
}

export function hasTies(ranked: Ranked): boolean {
  return ranked.some((tied) => tied.length > 1);
}

/** Ranks lines by a criterion; by a relative one until it ranks no part of them further. */
function rankLines(lines: readonly Line[], criterion: Criterion): Ranked {
  const compare = criterion.compareAmong(lines);
  const [first] = lines;
  // Sorting takes far longer than finding that there is nothing to sort.
  if (first === undefined || lines.every((line) => compare(first, line) === 0)) return [lines];
  const ranked: Line[][] = [];
  for (const line of lines.toSorted(compare)) {
    const tiedLines = ranked.at(-1);
    if (tiedLines?.[0] !== undefined && compare(tiedLines[0], line) === 0) tiedLines.push(line);
    else ranked.push([line]);
  }
  return criterion.relative && ranked.length > 1 ? rankFurther(ranked, criterion) : ranked;
}
