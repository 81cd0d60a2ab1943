import { describe, expect, it, vi } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import type { ListName } from "#core/model/match.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { createFailureResult } from "#server/upstream/failure.ts";
import { createVisibility } from "#server/reading/visibility.ts";
import {
  createIngestFixture,
  createScriptedService,
  MATCH_START,
  startIngest,
  useFakeTime,
} from "#server/ingest/testing/fixture.ts";

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

  it("polls every service at once for a new viewer when the last poll is older than the interval", async () => {
    const services = ["one", "two"].map((id) =>
      createScriptedService(id, { upcoming: [at("1", 23)] }),
    );
    const { poller, watch } = await createIngestFixture(services.map(({ service }) => service));
    await poller.start();
    const countRequests = () => services.map((each) => each.asked.length);
    await vi.advanceTimersByTimeAsync(50 * SECOND);
    const [before] = countRequests();
    watch.note();
    await vi.advanceTimersByTimeAsync(0);
    expect(countRequests()).toEqual([Number(before) + 2, Number(before) + 2]);
  });

  it("polls sooner as soon as a poll finds a live match", async () => {
    const { asked, script, watch } = await startQuiet();
    watch.note();
    script.ended = [at("2", 17)];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect(asked).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(8 * SECOND);
    expect(asked).toHaveLength(10);
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

  it("does not poll more often after a failed publication of an earlier time", async () => {
    const { asked, script, watch, publisher, logged } = await startQuiet();
    watch.note();
    script.ended = [at("2", 17)];
    const { publish } = publisher;
    let publications = 0;
    Object.assign(publisher, {
      publish: (...call: Parameters<typeof publish>) => {
        publications += 1;
        return publications === 2 ? Promise.reject(new Error("full")) : publish(...call);
      },
    });
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect([asked.length, logged.length]).toEqual([4, 1]);
    await vi.advanceTimersByTimeAsync(12 * SECOND);
    expect(asked).toHaveLength(12);
  });

  it("never delays a poll when the last viewer leaves", async () => {
    const { asked, watch, poller } = await startQuiet();
    watch.note();
    await vi.advanceTimersByTimeAsync(55 * SECOND);
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(6 * SECOND);
    expect(watch.isWatched()).toBe(false);
    await poller.hurry();
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect(asked.length).toBeGreaterThan(before);
  });

  it("polls no faster than configured while several processes may poll", async () => {
    const { asked, watch, become } = await startBegun();
    become("detached");
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    watch.note();
    await vi.advanceTimersByTimeAsync(55 * SECOND);
    expect(asked).toHaveLength(14);
  });

  it("polls slowly while only hidden matches are live", async () => {
    vi.setSystemTime(MATCH_START);
    const { service, asked } = createScriptedService("one", { ended: [at("1", 18)] });
    const hidden = createVisibility({ sites: new Set(), tournaments: new Set() });
    const { poller } = await createIngestFixture([service], undefined, undefined, hidden);
    await poller.start();
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(59 * SECOND);
    expect(asked).toHaveLength(4);
  });

  it("waits as after a first failure once polling resumes", async () => {
    const { script, publisher, poller } = await startQuiet(0.9);
    script.upcoming = createFailureResult("http-error");
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    poller.pause();
    await poller.resume();
    expect(publisher.current().sources[0]?.nextTry).toBe(Date.now() + 18 * SECOND);
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

  it("reports a poll as running that has not ended after eight seconds, and never starts a second one", async () => {
    const { asked, poller, service } = await startQuiet();
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    const requests: ListName[] = [];
    service.client.fetchList = (name) => {
      requests.push(name);
      return new Promise(() => {});
    };
    const result = poller.pollForStaff();
    await vi.advanceTimersByTimeAsync(8 * SECOND);
    const services = [{ clientId: "one", result: "running" }];
    expect(await result).toEqual({ polledHere: true, services });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(await poller.pollForStaff()).toEqual({ polledHere: true, services });
    expect([asked.length, requests]).toEqual([2, ["upcoming"]]);
  });

  it("forwards at most one request to the leader in five seconds while it follows", async () => {
    const { asked, poller, become, forwarded } = await startQuiet();
    become("following");
    for (let second = 0; second < 12; second += 1) {
      expect(await poller.pollForStaff()).toEqual({ polledHere: false, services: [] });
      await vi.advanceTimersByTimeAsync(SECOND);
    }
    expect(forwarded).toHaveLength(3);
    expect(asked).toHaveLength(2);
  });

  it("polls nothing while the poller is paused", async () => {
    const { asked, poller } = await startQuiet();
    poller.pause();
    asked.length = 0;
    expect(await poller.pollNow()).toEqual([{ clientId: "one", result: "running" }]);
    expect(asked).toEqual([]);
  });
});
