import type { Instant } from "#core/model/match.ts";

/** A time after every clock value: not played. Finite, so that JSON and SQLite can store it. */
export const AFTER_ALL_TIMES: Instant = 8_640_000_000_000_000;

/** A time before every clock value: known from the beginning. */
export const BEFORE_ALL_TIMES: Instant = -AFTER_ALL_TIMES;

export interface ReplayTimes {
  /** `AFTER_ALL_TIMES` if the file shows the match as not played. */
  readonly begins: Instant;
  readonly ends: Instant;
  /** Time from which each contestant is known, in the match's order. */
  readonly known: readonly Instant[];
}
