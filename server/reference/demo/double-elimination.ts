import type { Random } from "#server/reference/replay/seeded.ts";
import type { DemoContestant } from "./contestant.ts";
import {
  createDecidedMatch,
  type DecidedMatch,
  type MatchDraft,
  type DraftPosition,
} from "./draft.ts";
import type { PlayMatch } from "./play.ts";
import { pairNeighbours } from "./single-elimination.ts";

/** Rules and best-of of a double elimination. */
export interface DoubleOptions {
  readonly rules: PlayMatch;
  /**
   * Returns the best-of by timetable key: `ro16` … `ro2`, `lower ro8s1` …, `grand final`, `reset`.
   */
  readonly bestOf: (round: string) => number;
}

/**
 * Plays a double elimination (docs/domain.md#geometry). Losers of each upper round drop in reverse
 * order, so that contestants do not meet again early. The reset is always listed; it has no
 * contestants if the upper finalist wins the grand final.
 *
 * @param slots contestants from top to bottom of the bracket; the count is a power of two
 */
export function playDoubleElimination(
  slots: readonly DemoContestant[],
  { rules, bestOf }: DoubleOptions,
  random: Random,
): MatchDraft[] {
  const drafts: MatchDraft[] = [];
  const playRound = (
    round: string,
    place: Omit<DraftPosition, "row">,
    contestants: readonly DemoContestant[],
  ): DecidedMatch[] =>
    pairNeighbours(contestants).map((pair, index) => {
      const result = rules(pair, bestOf(round), random);
      const decided = createDecidedMatch(
        { ...place, row: index + 1 },
        round,
        bestOf(round),
        result,
      );
      drafts.push(decided.draft);
      return decided;
    });

  let upper = slots;
  let lower: readonly DemoContestant[] = [];
  while (upper.length > 1) {
    const roundOf = upper.length;
    const place = { in: "upper", roundOf, stage: 1 } as const;
    const decided = playRound(`ro${roundOf}`, place, upper);
    const losers = decided.flatMap(({ loser }) => loser ?? []).reverse();
    if (lower.length > 0) {
      const mixed = lower.flatMap((survivor, index) => [survivor, losers[index] ?? []].flat());
      const majorRound = { in: "lower", roundOf, stage: 2 } as const;
      lower = winnersOf(playRound(`lower ro${roundOf}s2`, majorRound, mixed));
    } else lower = losers;
    upper = winnersOf(decided);
    if (lower.length > 1) {
      const minorRound = { in: "lower", roundOf: lower.length, stage: 1 } as const;
      lower = winnersOf(playRound(`lower ro${lower.length}s1`, minorRound, lower));
    }
  }

  const finals = { in: "upper", roundOf: 2, stage: 2 } as const;
  const [grandFinal] = playRound("grand final", finals, [...upper, ...lower]);
  const isReset = grandFinal !== undefined && grandFinal.winner === lower[0];
  const result = isReset ? rules([...upper, ...lower], bestOf("reset"), random) : null;
  drafts.push({
    ...finals,
    row: 2,
    round: "reset",
    bestOf: bestOf("reset"),
    bye: false,
    sides: result?.sides ?? [],
  });
  return drafts;
}

function winnersOf(decided: readonly DecidedMatch[]): DemoContestant[] {
  return decided.map(({ winner }) => winner);
}
