import type { Random } from "#server/reference/replay/seeded.ts";
import type { DemoContestant } from "./contestant.ts";
import { decideMatch, type Decided, type MatchDraft, type DraftPosition } from "./draft.ts";
import type { Rules } from "./play.ts";
import { pairs } from "./single.ts";

/** How a double elimination is played. */
export interface DoubleOptions {
  readonly rules: Rules;
  /** By timetable key: `ro16` … `ro2`, `lower ro8s1` …, `grand final`, `reset`. */
  readonly bestOf: (round: string) => number;
}

/**
 * Plays a double elimination as docs/domain.md#geometry has it. Losers of the upper bracket drop in
 * from the other end of each round, so that nobody meets again early. The reset is always listed; it
 * stays empty where the upper side wins the grand final.
 *
 * @param slots contestants from the top of the bracket down; a power of two
 */
export function playDouble(
  slots: readonly DemoContestant[],
  { rules, bestOf }: DoubleOptions,
  random: Random,
): MatchDraft[] {
  const drafts: MatchDraft[] = [];
  const playRound = (
    round: string,
    place: Omit<DraftPosition, "row">,
    contestants: readonly DemoContestant[],
  ): Decided[] =>
    pairs(contestants).map((pair, index) => {
      const result = rules(pair, bestOf(round), random);
      const decided = decideMatch({ ...place, row: index + 1 }, round, bestOf(round), result);
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
      const dropIn = { in: "lower", roundOf, stage: 2 } as const;
      lower = winnersOf(playRound(`lower ro${roundOf}s2`, dropIn, mixed));
    } else lower = losers;
    upper = winnersOf(decided);
    if (lower.length > 1) {
      const meet = { in: "lower", roundOf: lower.length, stage: 1 } as const;
      lower = winnersOf(playRound(`lower ro${lower.length}s1`, meet, lower));
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

function winnersOf(decided: readonly Decided[]): DemoContestant[] {
  return decided.map(({ winner }) => winner);
}
