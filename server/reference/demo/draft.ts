import type { Contestant } from "./contestant.ts";
import type { Result, Side } from "./play.ts";

/** Where a match stands in its tournament. */
export interface Place {
  /** Which group (1, 2, …), or which side of a bracket. */
  readonly in: { readonly group: number } | "upper" | "lower";
  readonly roundOf: number;
  readonly stage: 1 | 2;
  readonly row: number;
}

/** A match with its result, still without time and identity. */
export interface Draft extends Place {
  /** Key of its round in the event's timetable. */
  readonly round: string;
  readonly bestOf: number;
  readonly bye: boolean;
  /** Empty where it was never needed. */
  readonly sides: readonly Side[];
}

/** A bracket match and who goes where from it. */
export interface Decided {
  readonly draft: Draft;
  readonly winner: Contestant;
  /** Null after a bye. */
  readonly loser: Contestant | null;
}

/** A bye: its contestant has won before it begins. */
export function decideBye(place: Place, round: string, contestant: Contestant): Decided {
  const side = { contestant, score: 0, kills: null, deaths: null, time: null };
  const draft = { ...place, round, bestOf: 1, bye: true, sides: [side] };
  return { draft, winner: contestant, loser: null };
}

/** A played bracket match. */
export function decide(place: Place, round: string, bestOf: number, result: Result): Decided {
  const [first, second] = result.ranking.map((index) => result.sides[index]?.contestant);
  if (first === undefined || second === undefined) throw new Error("a bracket match needs two");
  const draft = { ...place, round, bestOf, bye: false, sides: result.sides };
  return { draft, winner: first, loser: second };
}
