/* oxlint-disable vitest/no-conditional-tests, vitest/no-disabled-tests, vitest/valid-title, vitest/valid-describe-callback -- callers give titles and tests */
import { describe, it } from "vitest";
import { type RecordedEvent } from "#core/testing/courses/recorded-course.ts";
import { WRITTEN_EVENTS } from "#core/testing/written-events.ts";
import {
  readRealEventMatches,
  readRecordedEvent,
  readTrueResults,
  REAL_EVENTS,
} from "./real-events.ts";

/** Title of tests that need real events if there are none. */
const NO_REAL_EVENTS = "skipped: no real events";

/**
 * Defines tests for each of the real events, by a title with `%s`. If there are none, defines one
 * skipped test with the reason.
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

/** Defines tests for each of these written tournaments (by slug) and real events, as above. */
export function describeEachTournamentEvent(
  title: string,
  tests: (event: string) => void,
  written: readonly string[] = [...WRITTEN_EVENTS.keys()],
  real: readonly string[] = REAL_EVENTS,
): void {
  describe.each(written)(title, tests);
  describeEachRealEvent(title, tests, real);
}

/** Returns the service's response with all matches of a written tournament or a real event. */
export function readEventMatches(event: string): ReturnType<typeof readRealEventMatches> {
  const written = WRITTEN_EVENTS.get(event);
  return written === undefined
    ? readRealEventMatches(event)
    : { object: "matches", data: [...written.wire] };
}

export function readAllEventMatches(): readonly ReturnType<typeof readRealEventMatches>[] {
  return [...WRITTEN_EVENTS.keys(), ...REAL_EVENTS].map(readEventMatches);
}

/** Reads a written tournament or a real event for `createRecordedCourse`. */
export function readEvent(event: string, late: RecordedEvent["late"]): RecordedEvent {
  const written = WRITTEN_EVENTS.get(event);
  return written === undefined ? readRecordedEvent(event, late) : { ...written, late };
}

/** Reads the names of the first four of a written tournament or a real event. */
export function readPodium(event: string): readonly string[] {
  const written = WRITTEN_EVENTS.get(event);
  if (written !== undefined) return written.podium;
  const { champion, runner_up: runnerUp, third = "", fourth = "" } = readTrueResults(event);
  return [champion, runnerUp, third, fourth];
}
