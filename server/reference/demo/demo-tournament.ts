import type { TreeMatch } from "#core/simulation/elimination-tree.ts";
import type { Random } from "#server/reference/replay/seeded.ts";
import type { ReplayDelay } from "#server/reference/replay/schedule.ts";
import type { Incident } from "./incidents.ts";
import type { PlayedSide } from "./play.ts";

export interface RoundPlan {
  /** Hours from the event's start to the round's first match. */
  readonly from: number;
  /** Number of matches with the same start, and minutes between these starts. */
  readonly together: number;
  readonly every: number;
  readonly bestOf: number;
  /** Minutes before its start from which a match is listed; 0 if with the whole edition. */
  readonly listedBefore: number;
}

/** A match with its result, before it has a time and an id. Its round is a key of the timetable. */
export interface MatchDraft extends Pick<TreeMatch, "round" | "roundOf" | "stage" | "row"> {
  /** Number of the group (1, 2, …), or the bracket. */
  readonly in: number | TreeMatch["side"];
  /** One in a bye; empty if the match was not needed. */
  readonly sides: readonly PlayedSide[];
}

/** Plans of rounds by key: `ro8`, `lower ro8s1`, `bronze`; `group 2` is row 2. */
export type Timetable = Readonly<Record<string, RoundPlan>>;

/** A tournament that is repeated in numbered editions. */
export interface DemoTournament {
  readonly site: string;
  readonly game: string;
  readonly series: string;
  /** Hours between the starts of two editions. */
  readonly period: number;
  /** Hours from the epoch to the start of edition 0. */
  readonly offset: number;
  /** Hours for which an edition is listed: so many that the limit of the list removes its matches. */
  readonly listedFor?: number;
  /** Absent if the event has only groups. */
  readonly bracket?: { readonly title: string; readonly size: number };
  readonly rounds: Timetable;
  /** Incidents by round and number of the match in it: `ro16 3`; `group 2 1` is row 2 of group 1. */
  readonly incidents?: Readonly<Record<string, Incident>>;
  /** How much later matches begin or end than planned, by the same keys. */
  readonly delays?: Readonly<Record<string, ReplayDelay>>;
  readonly play: (edition: EditionInPlay) => readonly MatchDraft[];
}

/** A numbered edition of a tournament and the source of its results. */
export interface EditionInPlay {
  readonly event: DemoTournament;
  readonly edition: number;
  readonly random: Random;
}
