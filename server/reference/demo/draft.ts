import type { PlayedSide } from "./play.ts";

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
