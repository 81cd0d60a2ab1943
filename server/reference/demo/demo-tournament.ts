import type { Random } from "#server/reference/replay/seeded.ts";
import type { PlayedSide } from "./play.ts";

export interface RoundPlan {
  /** Hours from the event's start to the round's first match. */
  readonly from: number;
  /** Number of matches with the same start. */
  readonly together: number;
  /** Minutes between these starts. */
  readonly every: number;
  readonly bestOf: number;
  /**
   * Minutes before its start from which a match is listed; absent if listed with the whole edition.
   */
  readonly listedBefore?: number;
}

/** An irregularity of a match. All durations are in minutes. */
export type Incident =
  /** Flagged as in conflict from `after` its begin, during `lasts`. */
  | { readonly type: "conflict"; readonly after: number; readonly lasts: number }
  /**
   * The start is first announced `by` minutes too early, and corrected `notice` before the actual
   * start.
   */
  | { readonly type: "moved"; readonly by: number; readonly notice: number }
  /** Removed from the lists `before` its start, unless it has begun. */
  | { readonly type: "withdrawn"; readonly before: number }
  /** Begins `by` after its start. */
  | { readonly type: "late"; readonly by: number }
  /** Takes `by` longer than planned. */
  | { readonly type: "slow"; readonly by: number }
  /** Listed with one game more for the loser until `after` its end. */
  | { readonly type: "corrected"; readonly after: number }
  /** Not locked after its end. */
  | { readonly type: "unlocked" };

/** A match with its result, before it has a time and an id. */
export interface MatchDraft {
  /** Number of the group (1, 2, …), or the bracket. */
  readonly in: number | "upper" | "lower";
  readonly roundOf: number;
  readonly stage: 1 | 2;
  readonly row: number;
  /** Key of its round in the event's timetable. */
  readonly round: string;
  readonly bestOf: number;
  readonly bye: boolean;
  /** Empty if the match was not needed. */
  readonly sides: readonly PlayedSide[];
}

/** Plans of rounds by key: `ro8`, `lower ro8s1`, `bronze`, `reset`, `swiss 1`; `group 2` is row 2. */
export type Timetable = Readonly<Record<string, RoundPlan>>;

/** A tournament that is repeated in numbered editions. */
export interface DemoTournament {
  /** One digit, part of its matches' ids. */
  readonly number: number;
  readonly site: string;
  readonly game: string;
  readonly series: string;
  /** Hours between the starts of two editions. */
  readonly period: number;
  /** Hours from the epoch to the start of edition 0. */
  readonly offset: number;
  /** Hours for which an edition is listed after the planned start of its last round; default 12. */
  readonly listedAfter?: number;
  /** `null` if the event has only groups. */
  readonly bracket: { readonly title: string; readonly size: number } | null;
  readonly rounds: Timetable;
  /**
   * Incidents by round and number of the match in it: `ro16 3`; `group 2 1` is row 2 of group 1.
   */
  readonly incidents: Readonly<Record<string, Incident>>;
  readonly play: (event: DemoTournament, edition: number, random: Random) => readonly MatchDraft[];
}
