import type { Instant } from "#core/model/match.ts";

/**
 * A time after every clock value: the match is not played. Finite, so that JSON and SQLite can
 * store it.
 */
export const NEVER: Instant = 8_640_000_000_000_000;

/** A time before every clock value: known from the beginning. */
export const ALWAYS: Instant = -NEVER;

/** Times of a match in a replay. */
export interface ReplayTimes {
  /** `NEVER` if the file shows the match as not played. */
  readonly begins: Instant;
  readonly ends: Instant;
  /** Time from which each contestant is known, in the match's order. */
  readonly known: readonly Instant[];
}
