import { describe, expect, it } from "vitest";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { CLOCK_START, createStepRecordingClock } from "#server/testing/step-recording-clock.ts";

/** Creates a clock that is settled at this machine's time. */
function createSettled() {
  const fixture = createStepRecordingClock();
  fixture.pollFor(2 * MINUTE, (at) => at);
  return fixture;
}

describe("createServiceClock with a constant date, as from a cache", () => {
  it.each([
    [0, 10 * SECOND],
    [0, SECOND],
    [5 * MINUTE, 10 * SECOND],
    [-HOUR, 10 * SECOND],
    [12 * HOUR, 10 * SECOND],
  ])(
    "does not change a settled clock when the date is %i ms from this machine's time, polled every %i ms",
    (by, interval) => {
      const { clock, steps, pollFor, real } = createSettled();
      const date = real() + by;
      pollFor(10 * MINUTE, () => date, 0, interval);
      expect(clock.now()).toBe(real());
      expect(clock.lastingDifference()).toBe(date - real());
      pollFor(2 * MINUTE, (at) => at);
      expect(clock.now()).toBe(real());
      expect(steps).toEqual([]);
    },
  );

  it.each([2 * HOUR, -2 * HOUR])(
    "does not change a settled clock while this machine's clock jumps by %i ms and back",
    (by) => {
      const { clock, steps, jumpWall, pollFor, real } = createSettled();
      const date = real();
      pollFor(5 * MINUTE, () => date);
      jumpWall(by);
      pollFor(30 * SECOND, () => date);
      jumpWall(-by);
      pollFor(5 * MINUTE, () => date);
      expect(clock.now()).toBe(real());
      expect(steps).toEqual([]);
    },
  );

  it.each([SECOND, 10 * SECOND])(
    "does not change the clock when the first date repeats, polled every %i ms",
    (interval) => {
      const { clock, steps, pollFor, real } = createStepRecordingClock();
      pollFor(10 * MINUTE, () => CLOCK_START, 0, interval);
      expect(clock.now()).toBe(real());
      expect(steps).toEqual([]);
    },
  );

  it("moves a wrong clock to this machine's time, but no further", () => {
    const { clock, steps, pollFor, real } = createSettled();
    pollFor(2 * MINUTE, (at) => at + 5 * MINUTE);
    const date = real();
    pollFor(6 * MINUTE, () => date);
    expect(clock.now()).toBe(real());
    pollFor(2 * MINUTE, (at) => at);
    expect(clock.now()).toBe(real());
    expect(steps.map(([, isHome]) => isHome)).toEqual([false, true]);
  });
});
