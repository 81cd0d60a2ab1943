import type { Instant } from "#core/model/match.ts";

/** Later than every clock: the match is not played. Finite, so that JSON and SQLite can hold it. */
export const NEVER: Instant = 8_640_000_000_000_000;

/** Earlier than every clock: known from the first moment. */
export const ALWAYS: Instant = -NEVER;

/** When a match of a replay is played, and from when on each of its contestants is known. */
export interface ReplayTimes {
  /** `NEVER` for a match that the file shows unplayed. */
  readonly begins: Instant;
  readonly ends: Instant;
  /** One for each contestant, in the match's order. */
  readonly known: readonly Instant[];
}
