import { beforeEach, describe, expect, it } from "vitest";
import { createLeaseRoleTracker, type LeaseRoleTracker, LEASE_TIMES } from "./lease-state.ts";

const DURATION = 9_000;
const IDLE = 5_000;

let now: number;
let term: LeaseRoleTracker;

beforeEach(() => {
  now = 0;
  term = createLeaseRoleTracker({ duration: DURATION, idle: IDLE }, () => now);
});

it("allows replacing a stopped leader within 15 s", () => {
  const { duration, beat, response, idle } = LEASE_TIMES;
  expect(duration + beat + response).toBeLessThan(15_000);
  // The locks of a stopped leader are freed before its lease expires.
  expect(idle).toBeLessThan(duration);
});

describe("createLeaseRoleTracker", () => {
  it("leads until the duration has passed since the query was sent", () => {
    expect(term.role()).toBe("following");
    now = 400;
    term.take(7, 100);
    expect([term.role(), term.fence(), term.untilChange()]).toEqual(["leading", 7, DURATION - 300]);
    now = 100 + DURATION - 1;
    expect(term.role()).toBe("leading");
    now = 100 + DURATION;
    expect(term.role()).toBe("following");
  });

  it("leads longer after each renewal", () => {
    term.take(1, 0);
    now = 2_100;
    term.extend(2_000);
    now = 2_000 + DURATION - 1;
    expect(term.role()).toBe("leading");
  });

  it("leads while an open transaction locks the lease, and follows afterwards", () => {
    term.take(1, 0);
    now = 8_000;
    term.lock(now);
    now = DURATION + 1;
    expect(term.role()).toBe("leading");
    term.unlock();
    expect(term.role()).toBe("following");
    term.lock(8_000);
    now = 8_000 + IDLE;
    expect(term.role()).toBe("following");
  });

  it("is detached from the loss of the connection until the lease expires", () => {
    term.take(1, 0);
    now = 1_000;
    term.disconnect();
    expect([term.role(), term.fence(), term.untilChange()]).toEqual([
      "detached",
      null,
      DURATION - 1_000,
    ]);
    now = DURATION;
    expect(term.role()).toBe("following");
  });

  it("is detached when an attempt that began after the expiry fails", () => {
    term.take(1, 0);
    now = 1_000;
    term.disconnect();
    term.miss(now);
    now = DURATION;
    expect(term.role()).toBe("following");
    term.miss(now);
    expect(term.role()).toBe("detached");
    term.reach(now + 1);
    expect(term.role()).toBe("following");
  });

  it("follows when an attempt from before a suspension fails", () => {
    term.take(1, 0);
    now = 30_000;
    term.disconnect();
    term.miss(2_000);
    expect(term.role()).toBe("following");
  });

  it("becomes detached as a follower only after the last possible expiry of any lease", () => {
    now = 1_000;
    term.reach(now);
    now = 1_000 + DURATION - 1;
    term.miss(now);
    expect(term.role()).toBe("following");
    now += 1;
    term.miss(now);
    expect(term.role()).toBe("detached");
  });
});
