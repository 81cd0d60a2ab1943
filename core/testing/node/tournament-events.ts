/* oxlint-disable vitest/no-conditional-tests, vitest/no-disabled-tests, vitest/valid-title, vitest/valid-describe-callback -- callers give titles and tests */
import { describe, it } from "vitest";
import { WRITTEN_TOURNAMENTS } from "#core/testing/tournaments/index.ts";
import { createAllWrittenWireMatches } from "#core/testing/tournaments/written-wire.ts";
import { readRealEventMatches, REAL_EVENTS } from "./real-events.ts";

/** Title of tests that need real events if there are none. */
const NO_REAL_EVENTS = "skipped: no real events";

/** Written tournaments that a replay can play to their end: two contestants in every match. */
const WRITTEN_EVENTS = ["hill-cup", "river-cup", "town-cup", "temple-cup"];

/**
 * Defines tests for each real event. If there are none, defines one skipped test with the reason.
 *
 * @param title Title with `%s` for the event.
 * @param events Events to test; by default all.
 */
export function describeEachRealEvent(
  title: string,
  tests: (event: string) => void,
  events: readonly string[] = REAL_EVENTS,
): void {
  if (events.length > 0) {
    describe.each(events)(title, tests);
    return;
  }
  describe(title.replace("%s", "real events"), () => {
    it.skip(NO_REAL_EVENTS, () => {});
  });
}

/**
 * Defines tests for each written tournament and each real event, see `describeEachRealEvent`.
 *
 * @param written Slugs of the written tournaments to test.
 */
export function describeEachTournamentEvent(
  title: string,
  tests: (event: string) => void,
  written: readonly string[] = WRITTEN_EVENTS,
): void {
  describe.each(written)(title, tests);
  describeEachRealEvent(title, tests);
}

/** Returns the service's response with all matches of a written tournament or a real event. */
export function readEventMatches(event: string): ReturnType<typeof readRealEventMatches> {
  const written = WRITTEN_TOURNAMENTS.find(({ slug }) => slug === event);
  if (written === undefined) return readRealEventMatches(event);
  return { object: "matches", data: [...createAllWrittenWireMatches(written)] };
}

/** Reads the envelopes of all written and real events. */
export function readAllEventMatches(): readonly ReturnType<typeof readRealEventMatches>[] {
  return [...WRITTEN_EVENTS, ...REAL_EVENTS].map(readEventMatches);
}
