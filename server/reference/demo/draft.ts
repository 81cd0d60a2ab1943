import type { DemoContestant } from "./contestant.ts";
import type { PlayedResult, PlayedSide } from "./play.ts";

/** Where a match stands in its tournament. */
export interface DraftPosition {
  /** Which group (1, 2, …), or which side of a bracket. */
  readonly in: { readonly group: number } | "upper" | "lower";
  readonly roundOf: number;
  readonly stage: 1 | 2;
  readonly row: number;
}

/** A match with its result, still without time and identity. */
export interface MatchDraft extends DraftPosition {
  /** Key of its round in the event's timetable. */
  readonly round: string;
  readonly bestOf: number;
  readonly bye: boolean;
  /** Empty where it was never needed. */
  readonly sides: readonly PlayedSide[];
}

/** A bracket match and who goes where from it. */
export interface Decided {
  readonly draft: MatchDraft;
  readonly winner: DemoContestant;
  /** Null after a bye. */
  readonly loser: DemoContestant | null;
}

/** A bye: its contestant has won before it begins. */
export function decideBye(
  place: DraftPosition,
  round: string,
  contestant: DemoContestant,
): Decided {
  const side = { contestant, score: 0, kills: null, deaths: null, time: null };
  const draft = { ...place, round, bestOf: 1, bye: true, sides: [side] };
  return { draft, winner: contestant, loser: null };
}

/** A played bracket match. */
export function decideMatch(
  place: DraftPosition,
  round: string,
  bestOf: number,
  result: PlayedResult,
): Decided {
  const [first, second] = result.ranking.map((index) => result.sides[index]?.contestant);
  if (first === undefined || second === undefined) throw new Error("a bracket match needs two");
  const draft = { ...place, round, bestOf, bye: false, sides: result.sides };
  return { draft, winner: first, loser: second };
}
