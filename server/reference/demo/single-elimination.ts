import type { Random } from "#server/reference/replay/seeded.ts";
import type { DemoContestant } from "./contestant.ts";
import {
  createDecidedMatch,
  createDecidedBye,
  type DecidedMatch,
  type MatchDraft,
} from "./draft.ts";
import type { PlayMatch } from "./play.ts";

/** Rules and best-of of a single elimination. */
export interface SingleOptions {
  readonly rules: PlayMatch;
  /** Returns the best-of by timetable key: `ro32` … `ro2`, `bronze`. */
  readonly bestOf: (round: string) => number;
  /** Whether there is a third-place match. */
  readonly bronze: boolean;
}

/**
 * Plays a single elimination: row k of a round feeds row ceil(k/2) of the next.
 *
 * @param slots contestants from top to bottom of the bracket, `null` for a bye; the count is a
 * power of two
 */
export function playSingleElimination(
  slots: readonly (DemoContestant | null)[],
  { rules, bestOf, bronze }: SingleOptions,
  random: Random,
): MatchDraft[] {
  const drafts: MatchDraft[] = [];
  let remaining = slots;
  while (remaining.length > 1) {
    const roundOf = remaining.length;
    const round = `ro${roundOf}`;
    const decided = pairNeighbours(remaining).map(([first, second], index): DecidedMatch => {
      const place = { in: "upper", roundOf, stage: 1, row: index + 1 } as const;
      if (first !== null && second !== null) {
        return createDecidedMatch(
          place,
          round,
          bestOf(round),
          rules([first, second], bestOf(round), random),
        );
      }
      return createDecidedBye(place, round, requireContestant(first ?? second));
    });
    drafts.push(...decided.map(({ draft }) => draft));
    if (roundOf === 4 && bronze) {
      const losers = decided.map(({ loser }) => requireContestant(loser));
      const result = rules(losers, bestOf("bronze"), random);
      const place = { in: "upper", roundOf: 2, stage: 1, row: 2 } as const;
      drafts.push(createDecidedMatch(place, "bronze", bestOf("bronze"), result).draft);
    }
    remaining = decided.map(({ winner }) => winner);
  }
  return drafts;
}

/** Returns the items in pairs of neighbours: first and second, third and fourth, …. */
export function pairNeighbours<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((first, index) => {
    const second = items[index + 1];
    return index % 2 === 0 && second !== undefined ? [[first, second] as const] : [];
  });
}

function requireContestant(contestant: DemoContestant | null | undefined): DemoContestant {
  if (contestant === null || contestant === undefined)
    throw new Error("both slots of a match are empty");
  return contestant;
}
