import { describe, expect, it, vi } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { createFailureResult } from "#server/upstream/failure.ts";
import { MATCH_START, startIngest, useFakeTime } from "./testing/fixture.ts";

useFakeTime(MATCH_START - 60 * MINUTE);

const at = (id: string, hour: number) => wireMatch({ id, start: `2026-03-07 ${hour}:00:00` });

/** Starts to poll a service whose only match begins in five hours. */
const startQuiet = (random?: number) => startIngest({ upcoming: [at("1", 23)] }, random);
/** Starts to poll a service whose only match begins at the time of the first poll. */
const startBegun = () => {
  vi.setSystemTime(MATCH_START);
  return startIngest({ ended: [at("1", 18)] });
};

describe("createPoller's interval", () => {
  it("polls slowly while no match is near, until a viewer is present", async () => {
    const { asked, publisher, watch } = await startQuiet();
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(asked).toHaveLength(4);
    const nextTry = () => publisher.current().sources[0]?.nextTry;
    expect(nextTry()).toBe(Date.now() + 60 * SECOND);
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    watch.note();
    await vi.advanceTimersByTimeAsync(0);
    expect(nextTry()).toBe(Date.now() + 6 * SECOND);
    expect(publisher.current().sources[0]?.interval).toBe(10 * SECOND);
    await vi.advanceTimersByTimeAsync(6 * SECOND);
    expect(asked).toHaveLength(6);
  });

  it("polls at once for a new viewer when the last poll is older than the interval", async () => {
    const { asked, watch } = await startQuiet();
    await vi.advanceTimersByTimeAsync(50 * SECOND);
    expect(asked).toHaveLength(4);
    watch.note();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(6);
  });

  it("polls fast while a match is live and viewers are present, however many", async () => {
    const { asked, watch } = await startBegun();
    watch.note();
    for (let second = 0; second < 30; second += 1) {
      for (let reader = 0; reader < 100; reader += 1) watch.note();
      await vi.advanceTimersByTimeAsync(SECOND);
    }
    expect(asked).toHaveLength(22);
  });

  it("polls sooner as soon as a poll finds a live match", async () => {
    const { asked, script, watch } = await startQuiet();
    watch.note();
    script.ended = [at("2", 17)];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toHaveLength(6);
  });

  it.each<FailedOutcome>(["client-refused", "http-error"])(
    "polls a service that failed with %s at once when a viewer comes after a long wait",
    async (outcome) => {
      const { asked, script, publisher, watch } = await startQuiet(0.9);
      script.upcoming = createFailureResult(outcome);
      await vi.advanceTimersByTimeAsync(140 * SECOND);
      const long = publisher.current().sources[0]?.nextTry ?? 0;
      expect(long - Date.now()).toBeGreaterThan(45 * SECOND);
      const before = asked.length;
      await vi.advanceTimersByTimeAsync(35 * SECOND);
      expect(asked).toHaveLength(before);
      watch.note();
      await vi.advanceTimersByTimeAsync(0);
      expect(asked).toHaveLength(before + 1);
      expect(publisher.current().sources[0]?.nextTry).toBeLessThanOrEqual(Date.now() + 30 * SECOND);
    },
  );

  it("polls no sooner than Retry-After when a viewer comes", async () => {
    const { asked, script, watch } = await startQuiet();
    script.upcoming = createFailureResult("rate-limited", { retryAfter: 2 * MINUTE });
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(100 * SECOND);
    watch.note();
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(asked).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(asked.length).toBeGreaterThan(before);
  });

  it("polls no faster than configured for a while after the service rate-limited Matchdesk", async () => {
    const { asked, script, watch } = await startBegun();
    const upcoming = script.upcoming ?? [];
    script.upcoming = createFailureResult("rate-limited");
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    script.upcoming = upcoming;
    await vi.advanceTimersByTimeAsync(MINUTE);
    const before = asked.length;
    for (let second = 0; second < 60; second += 1) {
      watch.note();
      await vi.advanceTimersByTimeAsync(SECOND);
    }
    expect(asked.length - before).toBe(12);
  });
});

describe("pollNow", () => {
  it("polls a failed service at once and returns the outcome", async () => {
    const { asked, script, poller } = await startQuiet();
    script.upcoming = createFailureResult("client-refused");
    await vi.advanceTimersByTimeAsync(MINUTE);
    asked.length = 0;
    expect(await poller.pollNow()).toEqual([
      { clientId: "one", result: "polled", outcome: "client-refused" },
    ]);
    expect(asked).toEqual(["upcoming"]);
    script.upcoming = [at("1", 23)];
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(await poller.pollNow()).toEqual([{ clientId: "one", result: "polled", outcome: "ok" }]);
    expect(asked).toHaveLength(3);
  });

  it("polls at most once in five seconds, however many requests there are", async () => {
    const { asked, poller } = await startQuiet();
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    asked.length = 0;
    const results = await Promise.all(Array.from({ length: 50 }, () => poller.pollNow()));
    expect(asked).toHaveLength(2);
    expect(results.flat().filter(({ result }) => result === "running")).toHaveLength(49);
    expect(await poller.pollNow()).toEqual([{ clientId: "one", result: "wait", wait: 5 * SECOND }]);
  });

  it.each<[FailedOutcome, number | null, number]>([
    ["rate-limited", 2 * MINUTE, 2 * MINUTE],
    ["http-error", MINUTE, MINUTE],
    ["rate-limited", null, 10 * SECOND],
  ])(
    "never polls before the end of the service's pause: %s, %j",
    async (outcome, retryAfter, pause) => {
      const { asked, script, poller } = await startQuiet();
      script.upcoming = createFailureResult(outcome, { retryAfter });
      await vi.advanceTimersByTimeAsync(10 * SECOND);
      asked.length = 0;
      await vi.advanceTimersByTimeAsync(6 * SECOND);
      expect(await poller.pollNow()).toEqual([
        { clientId: "one", result: "wait", wait: pause - 6 * SECOND },
      ]);
      expect(asked).toEqual([]);
    },
  );

  it("polls nothing while the poller is paused", async () => {
    const { asked, poller } = await startQuiet();
    poller.pause();
    asked.length = 0;
    expect(await poller.pollNow()).toEqual([{ clientId: "one", result: "running" }]);
    expect(asked).toEqual([]);
  });
});
