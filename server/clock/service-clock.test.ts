import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import {
  CLOCK_START,
  createStepRecordingClock,
  POLLED_LIST_NAMES,
} from "#server/testing/step-recording-clock.ts";

const REPLAY = Date.parse("2018-07-15T17:00:00Z");

describe("a new service clock", () => {
  it("shows this machine's time before the first response and while both agree", () => {
    const { clock, poll } = createStepRecordingClock();
    expect(clock.now()).toBe(CLOCK_START);
    poll(CLOCK_START + 90_000);
    expect(clock.now()).toBe(CLOCK_START);
  });

  it("follows a replay as soon as both lists agree, and continues by monotonic time", () => {
    const { clock, observe, poll, pass, jumpWall } = createStepRecordingClock();
    observe(REPLAY, "upcoming");
    expect(clock.now()).toBe(CLOCK_START);
    poll(REPLAY);
    expect(clock.now()).toBe(REPLAY);
    pass(7_000);
    jumpWall(7_200_000);
    expect(clock.now()).toBe(REPLAY + 7_000);
  });

  it.each([0, 0.5, 1, 10])("follows a replay at %d times real time at once", (rate) => {
    const { clock, pollFor, real } = createStepRecordingClock();
    const replayTime = (at: number) => REPLAY + (at - CLOCK_START) * rate;
    for (let polls = 0; polls < 30; polls += 1) {
      pollFor(10 * SECOND, replayTime);
      expect(Math.abs(clock.now() - replayTime(real()))).toBeLessThanOrEqual(2 * SECOND);
    }
  });

  it.each([60, 3600])("follows a replay at %d times real time from its second minute", (rate) => {
    const { clock, pollFor, real, steps } = createStepRecordingClock();
    const replayTime = (at: number) => REPLAY + (at - CLOCK_START) * rate;
    pollFor(MINUTE + 10 * SECOND, replayTime);
    for (let polls = 0; polls < 30; polls += 1) {
      pollFor(10 * SECOND, replayTime);
      expect(clock.now()).toBe(replayTime(real()));
    }
    // Time that passes by itself is no step.
    expect(steps).toHaveLength(2);
  });

  it("continues after a poll of a stopped clock until the next poll", () => {
    const { clock, pass, poll, pollFor } = createStepRecordingClock();
    pollFor(2 * MINUTE, () => REPLAY);
    pass(30 * SECOND);
    expect(clock.now()).toBe(REPLAY + 30 * SECOND);
    poll(REPLAY);
    expect(clock.now()).toBe(REPLAY);
  });

  it("follows a stopped clock a minute after it was set", () => {
    const { clock, pollFor, steps } = createStepRecordingClock();
    pollFor(2 * MINUTE, () => REPLAY);
    pollFor(MINUTE, () => REPLAY + 10 * MINUTE);
    expect(clock.now()).toBe(REPLAY + MINUTE);
    pollFor(10 * SECOND, () => REPLAY + 10 * MINUTE);
    expect(clock.now()).toBe(REPLAY + 10 * MINUTE);
    expect(steps).toHaveLength(2);
  });

  it("follows the service back to this machine's time at once within the first minute", () => {
    const { clock, poll, pollFor, real } = createStepRecordingClock();
    poll(CLOCK_START + 12 * HOUR);
    pollFor(20 * SECOND, (at) => at);
    expect(clock.now()).toBe(real());
  });

  it("is settled at once when both lists agree with this machine", () => {
    const { clock, poll, pollFor, real } = createStepRecordingClock();
    poll(CLOCK_START);
    pollFor(50 * SECOND, (at) => at + HOUR);
    expect(clock.now()).toBe(real());
  });

  it("does not follow lists that differ", () => {
    const { clock, observe } = createStepRecordingClock();
    observe(CLOCK_START, "upcoming");
    observe(CLOCK_START + 12 * HOUR, "ended");
    expect(clock.now()).toBe(CLOCK_START);
  });

  it("adds the age of a cached response", () => {
    const { clock, observe } = createStepRecordingClock();
    for (const list of POLLED_LIST_NAMES) observe(CLOCK_START - 300_000, list, 0, "290");
    expect(clock.now()).toBe(CLOCK_START);
    expect(Math.abs(clock.difference() ?? HOUR)).toBeLessThanOrEqual(10 * SECOND);
  });

  it.each([null, "", "yesterday", "NaN"])("ignores the date %j", (date) => {
    const { clock } = createStepRecordingClock();
    for (const list of POLLED_LIST_NAMES) clock.observe(0, { list, date, age: null });
    expect(clock.now()).toBe(CLOCK_START);
  });
});

function createSettled() {
  const fixture = createStepRecordingClock(null);
  fixture.pollFor(2 * MINUTE, (real) => real);
  return fixture;
}

describe("a settled service clock", () => {
  it("reports no difference after this machine's clock is corrected while the service is down", () => {
    const { clock, jumpWall, pollFor } = createSettled();
    jumpWall(12 * HOUR);
    pollFor(3 * MINUTE, (at) => at);
    expect(clock.health().difference).toBe(-12 * HOUR);
    jumpWall(-12 * HOUR);
    expect(clock.health().difference).toBeNull();
  });

  it.each(["1970-01-01T00:00:00Z", "2099-01-01T00:00:00Z", "2036-05-16T14:00:00Z"])(
    "never follows the implausible date %s",
    (date) => {
      const { clock, pollFor, real } = createSettled();
      pollFor(2 * HOUR, () => Date.parse(date));
      expect(clock.now()).toBe(real());
      expect(clock.health().agreedBefore).toBe(true);
      expect(Math.abs(clock.health().difference ?? 0)).toBeGreaterThan(DAY);
    },
  );

  it("never follows one of two sources that differ, in either order", () => {
    for (const bad of [0, 1]) {
      const { clock, poll, pass, real } = createStepRecordingClock();
      for (let count = 0; count < 60; count += 1) {
        pass(10 * SECOND);
        poll(real() + (count > 12 ? 12 * HOUR : 0), bad);
        poll(real(), 1 - bad);
        expect(clock.now()).toBe(real());
      }
    }
  });

  it("follows two sources that agree", () => {
    const { clock, poll, pass, real } = createStepRecordingClock();
    for (let count = 0; count < 30; count += 1) {
      pass(10 * SECOND);
      for (const source of [0, 1]) poll(real() + (count > 12 ? HOUR : 0), source);
    }
    expect(clock.now()).toBe(real() + HOUR);
  });

  it("does not follow the rounding of the header to seconds", () => {
    const { clock, poll, pass } = createStepRecordingClock();
    poll(REPLAY);
    pass(10_000);
    poll(REPLAY + 9_000);
    expect(clock.now()).toBe(REPLAY + 10_000);
  });

  it("follows this machine's clock after sleep as soon as the service confirms it", () => {
    const { clock, poll, pass, jumpWall } = createSettled();
    jumpWall(8 * HOUR);
    pass(SECOND);
    const woken = clock.now() + 8 * HOUR;
    poll(woken);
    expect(clock.now()).toBe(woken);
  });

  it("follows this machine's clock after a minute without responses", () => {
    const { clock, pass, jumpWall } = createSettled();
    const before = clock.now();
    jumpWall(8 * HOUR);
    clock.check();
    pass(59 * SECOND);
    clock.check();
    expect(clock.now()).toBe(before + 59 * SECOND);
    pass(SECOND);
    clock.check();
    expect(clock.now()).toBe(before + 8 * HOUR + MINUTE);
  });
});

describe("a service clock that shows another time than this machine", () => {
  it("returns to this machine's time at once, and reports both steps", () => {
    const { clock, pollFor, steps, real } = createSettled();
    pollFor(2 * MINUTE, (at) => at + 12 * HOUR);
    expect(clock.now()).toBe(real() + 12 * HOUR);
    pollFor(10 * SECOND, (at) => at);
    expect(clock.now()).toBe(real());
    expect(steps).toEqual([12 * HOUR, -12 * HOUR]);
  });

  it("does not follow this machine's clock while the service agrees with the time shown", () => {
    const { clock, jumpWall, pollFor, real } = createSettled();
    jumpWall(8 * HOUR);
    for (let checks = 0; checks < 20; checks += 1) {
      pollFor(10 * SECOND, (at) => at);
      clock.check();
    }
    expect(clock.now()).toBe(real());
  });
});

describe("a restored service clock", () => {
  it("shows a replay's time at once", () => {
    const start = CLOCK_START - HOUR;
    const { clock, steps, pollFor } = createStepRecordingClock({ wall: start, service: REPLAY });
    expect(clock.now()).toBe(REPLAY + HOUR);
    pollFor(2 * MINUTE, (real) => REPLAY + real - start);
    expect(clock.now()).toBe(REPLAY + HOUR + 2 * MINUTE);
    expect(steps).toEqual([]);
  });

  it("differs from this machine at a replay's time even if the service sends no dates", () => {
    const { clock } = createStepRecordingClock({ wall: CLOCK_START, service: REPLAY });
    expect(clock.difference()).toBe(REPLAY - CLOCK_START);
  });

  it("is not set by the first responses after a restart", () => {
    const { clock, poll } = createStepRecordingClock(null);
    poll(CLOCK_START + 12 * HOUR);
    expect(clock.now()).toBe(CLOCK_START);
  });

  it("returns no state to archive at this machine's time, and that of a replay otherwise", () => {
    const { clock, poll, pass } = createStepRecordingClock();
    expect(clock.kept()).toBeNull();
    poll(REPLAY);
    pass(MINUTE);
    expect(clock.kept()).toEqual({ wall: CLOCK_START + MINUTE, service: REPLAY + MINUTE });
  });

  it("follows the leader's times after a minute, like responses", () => {
    const { clock, pass, real } = createStepRecordingClock(null);
    for (let tick = 0; tick < 7; tick += 1) {
      pass(10 * SECOND);
      clock.follow(real() + DAY);
    }
    expect(clock.now()).toBe(real() + DAY);
  });
});

describe("a service clock whose service sends a constant date, as from a cache", () => {
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
      expect(clock.health().difference).toBe(date - real());
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
    expect(steps).toEqual([5 * MINUTE, -5 * MINUTE]);
  });
});
