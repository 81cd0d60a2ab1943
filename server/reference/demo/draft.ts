import type { DemoContestant } from "./contestant.ts";
import type { PlayedResult, PlayedSide } from "./play.ts";

/** Position of a match in its tournament. */
export interface DraftPosition {
  /** Number of the group (1, 2, …), or the bracket. */
  readonly in: { readonly group: number } | "upper" | "lower";
  readonly roundOf: number;
  readonly stage: 1 | 2;
  readonly row: number;
}

/** A match with its result, before it has a time and an id. */
export interface MatchDraft extends DraftPosition {
  /** Key of its round in the event's timetable. */
  readonly round: string;
  readonly bestOf: number;
  readonly bye: boolean;
  /** Empty if the match was not needed. */
  readonly sides: readonly PlayedSide[];
}

/** A bracket match with its winner and loser. */
export interface DecidedMatch {
  readonly draft: MatchDraft;
  readonly winner: DemoContestant;
  /** `null` after a bye. */
  readonly loser: DemoContestant | null;
}

/** Creates a bye; its only contestant advances. */
export function createDecidedBye(
  place: DraftPosition,
  round: string,
  contestant: DemoContestant,
): DecidedMatch {
  const side = { contestant, score: 0, kills: null, deaths: null, time: null };
  const draft = { ...place, round, bestOf: 1, bye: true, sides: [side] };
  return { draft, winner: contestant, loser: null };
}

/** Creates a played bracket match; the winner is the first of the ranking. */
export function createDecidedMatch(
  place: DraftPosition,
  round: string,
  bestOf: number,
  result: PlayedResult,
): DecidedMatch {
  const [first, second] = result.ranking.map((index) => result.sides[index]?.contestant);
  if (first === undefined || second === undefined) throw new Error("a bracket match needs two");
  const draft = { ...place, round, bestOf, bye: false, sides: result.sides };
  return { draft, winner: first, loser: second };
}
