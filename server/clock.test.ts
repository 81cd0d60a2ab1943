import { describe, expect, it } from "vitest";
import { createServiceClock } from "./clock.ts";

const START = Date.parse("2026-05-16T14:00:00Z");

function createFixture() {
  let elapsed = 0;
  let jump = 0;
  const clock = createServiceClock({
    wall: () => START + elapsed + jump,
    monotonic: () => 500 + elapsed,
  });
  return {
    clock,
    pass: (milliseconds: number) => (elapsed += milliseconds),
    jumpWall: (milliseconds: number) => (jump += milliseconds),
    observe: (instant: number, age: string | null = null) =>
      clock.observe({ date: new Date(instant).toUTCString(), age }),
  };
}

describe("createServiceClock", () => {
  it("shows our own time before the service answered and while both agree", () => {
    const { clock, observe } = createFixture();
    expect(clock.now()).toBe(START);
    observe(START + 90_000);
    expect(clock.now()).toBe(START);
  });

  it("follows a service in another time, and moves on with the monotonic clock", () => {
    const { clock, observe, pass, jumpWall } = createFixture();
    const replay = Date.parse("2018-07-15T17:00:00Z");
    observe(replay);
    expect(clock.now()).toBe(replay);
    pass(7_000);
    jumpWall(7_200_000);
    expect(clock.now()).toBe(replay + 7_000);
  });

  it("does not tremble with the seconds of the header, and follows a jump", () => {
    const { clock, observe, pass } = createFixture();
    const replay = Date.parse("2018-07-15T17:00:00Z");
    observe(replay);
    pass(10_000);
    observe(replay + 9_000);
    expect(clock.now()).toBe(replay + 10_000);
    observe(replay + 600_000);
    expect(clock.now()).toBe(replay + 600_000);
  });

  it("comes back to our own time when the service does", () => {
    const { clock, observe } = createFixture();
    observe(START + 3_600_000);
    observe(START);
    expect(clock.now()).toBe(START);
  });

  it("counts the age of an answer out of a cache", () => {
    const { clock, observe } = createFixture();
    observe(START - 300_000, "290");
    expect(clock.now()).toBe(START);
  });

  it.each([null, "", "yesterday", "NaN"])("ignores the date %j", (date) => {
    const { clock } = createFixture();
    clock.observe({ date, age: null });
    expect(clock.now()).toBe(START);
  });
});
