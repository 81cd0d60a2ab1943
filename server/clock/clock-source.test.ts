import { describe, expect, it } from "vitest";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { CLOCK_START, createStepRecordingClock } from "#server/testing/step-recording-clock.ts";

describe("createServiceClock with a constant date, as from a cache", () => {
  it.each([0, 5 * MINUTE, -HOUR, 12 * HOUR])(
    "does not change a settled clock when the date is %i ms from this machine's time",
    (by) => {
      const { clock, steps, pollFor, real } = createStepRecordingClock();
      pollFor(2 * MINUTE, (at) => at);
      const date = real() + by;
      pollFor(10 * MINUTE, () => date);
      expect(clock.now()).toBe(real());
      pollFor(2 * MINUTE, (at) => at);
      expect(clock.now()).toBe(real());
      expect(steps).toEqual([]);
    },
  );

  it.each([2 * HOUR, -2 * HOUR])(
    "does not change a settled clock while this machine's clock jumps by %i ms and back",
    (by) => {
      const { clock, steps, jumpWall, pollFor, real } = createStepRecordingClock();
      pollFor(2 * MINUTE, (at) => at);
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
    const { clock, steps, pollFor, real } = createStepRecordingClock();
    pollFor(2 * MINUTE, (at) => at);
    pollFor(2 * MINUTE, (at) => at + 5 * MINUTE);
    const date = real();
    pollFor(6 * MINUTE, () => date);
    expect(clock.now()).toBe(real());
    pollFor(2 * MINUTE, (at) => at);
    expect(clock.now()).toBe(real());
    expect(steps.map(([, isHome]) => isHome)).toEqual([false, true]);
  });

  it("does not change a settled clock when polled every second", () => {
    const { clock, pollFor, real } = createStepRecordingClock();
    pollFor(2 * MINUTE, (at) => at);
    const date = real();
    pollFor(10 * MINUTE, () => date, 0, SECOND);
    expect(clock.now()).toBe(real());
    expect(clock.lastingDifference()).toBe(date - real());
  });
});
