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

  it.each([0, 0.5, 1, 10, 60, 3600])("follows a replay at %d times real time at once", (rate) => {
    const { clock, poll, pollFor } = createStepRecordingClock();
    poll(REPLAY);
    const replayTime = (real: number) => REPLAY + (real - CLOCK_START) * rate;
    for (let minute = 0; minute < 5; minute += 1) {
      pollFor(MINUTE, replayTime);
      const late = Math.abs(clock.now() - replayTime(CLOCK_START + (minute + 1) * MINUTE));
      expect(late).toBeLessThanOrEqual(10 * SECOND);
    }
  });

  it("continues after a poll of a stopped clock until the next poll", () => {
    const { clock, pass, poll, pollFor } = createStepRecordingClock();
    pollFor(2 * MINUTE, () => REPLAY);
    pass(30 * SECOND);
    expect(clock.now()).toBe(REPLAY + 30 * SECOND);
    poll(REPLAY);
    expect(clock.now()).toBe(REPLAY);
  });

  it("does not run ahead of a stopped clock that jumps before it is settled", () => {
    const { clock, pass, pollFor } = createStepRecordingClock();
    const latest = REPLAY + 10 * MINUTE;
    pollFor(20 * SECOND, () => REPLAY);
    for (let poll = 0; poll < 30; poll += 1) {
      pollFor(10 * SECOND, () => latest);
      pass(9 * SECOND);
      expect(clock.now()).toBeLessThanOrEqual(latest + 10 * SECOND);
    }
    pollFor(SECOND, () => latest);
    expect(clock.now()).toBe(latest);
  });

  it("reports exactly the step of a stopped clock", () => {
    const { pass, pollFor, steps } = createStepRecordingClock();
    pollFor(2 * MINUTE, () => REPLAY);
    pass(30 * SECOND);
    pollFor(2 * MINUTE, () => REPLAY + 10 * MINUTE);
    expect(steps.slice(1)).toEqual([[10 * MINUTE, false]]);
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
    expect(Math.abs(clock.difference())).toBeLessThanOrEqual(10 * SECOND);
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
    expect(clock.lastingDifference()).toBe(-12 * HOUR);
    jumpWall(-12 * HOUR);
    expect(clock.lastingDifference()).toBeNull();
  });

  it.each(["1970-01-01T00:00:00Z", "2099-01-01T00:00:00Z", "2036-05-16T14:00:00Z"])(
    "never follows the implausible date %s",
    (date) => {
      const { clock, pollFor, real } = createSettled();
      pollFor(2 * HOUR, () => Date.parse(date));
      expect(clock.now()).toBe(real());
      expect(clock.hasAgreed()).toBe(true);
      expect(Math.abs(clock.lastingDifference() ?? 0)).toBeGreaterThan(DAY);
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

describe("a restored service clock", () => {
  it.each([0, 1, 60])("shows a replay's time at once, at rate %i", (rate) => {
    const wall = CLOCK_START - HOUR;
    const { clock, steps, pollFor } = createStepRecordingClock({ wall, service: REPLAY, rate });
    const replayTime = (real: number) => REPLAY + (real - wall) * rate;
    expect(clock.now()).toBe(replayTime(CLOCK_START));
    pollFor(2 * MINUTE, replayTime);
    const late = Math.abs(clock.now() - replayTime(CLOCK_START + 2 * MINUTE));
    expect(late).toBeLessThanOrEqual(2 * SECOND);
    expect(steps).toEqual([]);
  });

  it("is not set by the first responses after a restart", () => {
    const { clock, poll } = createStepRecordingClock(null);
    poll(CLOCK_START + 12 * HOUR);
    expect(clock.now()).toBe(CLOCK_START);
  });

  it("is home only at this machine's time after starting at another time", () => {
    const kept = { wall: CLOCK_START, service: CLOCK_START - 12 * HOUR, rate: 1 };
    const { steps, pollFor } = createStepRecordingClock(kept);
    for (const by of [12 * HOUR, -12 * HOUR, 0]) pollFor(2 * MINUTE, (real) => real + by);
    expect(steps).toEqual([
      [24 * HOUR, false],
      [-24 * HOUR, false],
      [12 * HOUR, true],
    ]);
  });

  it("returns no state to archive at this machine's time, and the line of a replay otherwise", () => {
    const { clock, poll, pollFor } = createStepRecordingClock();
    expect(clock.kept()).toBeNull();
    poll(REPLAY);
    pollFor(2 * MINUTE, (real) => REPLAY + (real - CLOCK_START) * 10);
    const kept = clock.kept();
    expect(kept?.wall).toBe(CLOCK_START + 2 * MINUTE);
    expect(kept?.service).toBe(REPLAY + 20 * MINUTE);
    expect(kept?.rate).toBeCloseTo(10);
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
