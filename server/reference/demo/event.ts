import type { Random } from "#server/reference/replay/seeded.ts";
import type { MatchDraft } from "./draft.ts";

/** When the matches of a round are set and how long they may get. */
export interface RoundPlan {
  /** Hours from the event's start to the round's first match. */
  readonly from: number;
  /** How many matches are set for the same time. */
  readonly together: number;
  /** Minutes until the next ones. */
  readonly every: number;
  readonly bestOf: number;
}

/** Something that happens to a match beside its being played. Minutes. */
export type Incident =
  /** Both sides report another score: the flag is up from so long after its begin. */
  | { readonly type: "conflict"; readonly after: number; readonly lasts: number }
  /** First set for so much earlier; the new time is told shortly before it. */
  | { readonly type: "moved"; readonly by: number }
  /** Gone from the lists so long before its start (after it, below 0), unless it has begun. */
  | { readonly type: "withdrawn"; readonly before: number };

/** A tournament that is held again and again, one edition after the other. */
export interface DemoEvent {
  /** One digit, part of its matches' ids. */
  readonly number: number;
  readonly site: string;
  readonly game: string;
  readonly gameSlug: string;
  readonly series: string;
  readonly slug: string;
  /** Hours between the starts of two editions, and of the first one after the epoch. */
  readonly period: number;
  readonly offset: number;
  readonly bracket: { readonly title: string; readonly size: number } | null;
  readonly rounds: Readonly<Record<string, RoundPlan>>;
  /** By round and which of its matches: `ro16 3`; `group 2 1` is the second match of group 1. */
  readonly incidents: Readonly<Record<string, Incident>>;
  /** Plays an edition to its end. */
  readonly play: (edition: number, random: Random) => readonly MatchDraft[];
}
