import { describe, expect, it, vi } from "vitest";
import { must } from "#core/lib/must.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { ListName } from "#core/model/match.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import type { ProcessRole } from "#server/archive/repository.ts";
import { createFailureResult } from "#server/upstream/failure.ts";
import {
  createIngestFixture,
  createScoredMatch,
  createScriptedService,
  MATCH_KEY,
  MATCH_START,
  startIngest,
  useFakeTime,
  type ScriptedService,
} from "#server/ingest/testing/fixture.ts";

useFakeTime(MATCH_START - 60 * MINUTE);

const at = (id: string, hour: number) => wireMatch({ id, start: `2026-03-07 ${hour}:00:00` });
const ids = (list: readonly unknown[]) => list.map((item) => Object(item).id);

/** Delays every response of a service by `wait` milliseconds. */
const slow = ({ service }: ScriptedService, wait: number) => ({
  ...service,
  client: {
    ...service.client,
    fetchList: async (name: ListName) => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return service.client.fetchList(name);
    },
  },
});

describe("createPoller", () => {
  it("requests both lists, the upcoming one first, once per interval, even if started twice", async () => {
    vi.setSystemTime(MATCH_START - 20 * MINUTE);
    const { poller, asked } = await startIngest({ upcoming: [wireMatch()] });
    expect(asked).toEqual(["upcoming", "ended"]);
    await poller.start();
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(9 * SECOND);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(51 * SECOND);
    expect(asked).toHaveLength(12);
    poller.pause();
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(asked).toHaveLength(12);
  });

  it("keeps the last world when the service fails, and publishes the failure and the next poll", async () => {
    const { script, publisher, world, logged } = await startIngest({ upcoming: [wireMatch()] });
    const takenAt = Date.now();
    const contentType = "text/html; charset=x";
    script.upcoming = createFailureResult("not-json", { status: 200, contentType });
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(world()?.matches.has(MATCH_KEY)).toBe(true);
    expect(world()?.snapshot.takenAt).toBe(takenAt);
    const [state] = publisher.current().sources;
    expect(state).toMatchObject({ outcome: "not-json", at: takenAt + 10 * SECOND });
    expect(state?.nextTry).toBe(takenAt + 20 * SECOND);
    expect(state?.message).toMatch(/text\/html instead of JSON/);
    const since = takenAt + 10 * SECOND;
    expect(state?.failedPolls).toEqual({ since, count: 1 });
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(publisher.current().sources[0]?.failedPolls).toEqual({ since, count: 2 });
    expect(logged).toEqual([state?.message]);
    script.upcoming = [wireMatch()];
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    const responding = { outcome: "ok", message: null, failedPolls: null };
    expect(publisher.current().sources[0]).toMatchObject(responding);
  });

  it("uses the list that was received when the other one fails", async () => {
    const ended = createFailureResult("http-error", { status: 500 });
    const { asked, publisher, matchKeys } = await startIngest({ upcoming: [wireMatch()], ended });
    expect(asked).toEqual(["upcoming", "ended"]);
    expect(matchKeys()).toEqual([MATCH_KEY]);
    expect(publisher.current().sources[0]?.outcome).toBe("http-error");
  });

  it("does not request the second list when the first one fails", async () => {
    const { asked, world } = await startIngest({ upcoming: createFailureResult("token-refused") });
    expect(asked).toEqual(["upcoming"]);
    expect(world()).toBeNull();
  });

  it("publishes a match as added that one client sees first while another polls", async () => {
    vi.setSystemTime(MATCH_START - 20 * MINUTE);
    const one = createScriptedService("one", { upcoming: [at("1", 18)] });
    const two = createScriptedService("two", { upcoming: [at("2", 18)] });
    const { poller, told } = await createIngestFixture([slow(one, 300), slow(two, 350)]);
    const started = poller.start();
    await vi.advanceTimersByTimeAsync(SECOND);
    await started;
    expect(told).toEqual([]);
    two.script.upcoming = [at("2", 18), at("3", 18)];
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(told.map(({ change }) => [change.type, change.match])).toEqual([
      ["added", "osu.example.net/3"],
    ]);
    poller.pause();
  });

  it.each<["paused" | ProcessRole, readonly ListName[], boolean]>([
    ["paused", ["upcoming"], false],
    ["following", ["upcoming"], false],
    ["detached", ["upcoming", "ended"], true],
  ])(
    "uses the result of a poll only while this process may poll: %s",
    async (now, lists, isUsed) => {
      const one = createScriptedService("one", { upcoming: [wireMatch()] });
      const { poller, become, world } = await createIngestFixture([slow(one, 300)]);
      const started = poller.start();
      await vi.advanceTimersByTimeAsync(100);
      if (now === "paused") poller.pause();
      else become(now);
      await vi.advanceTimersByTimeAsync(SECOND);
      await started;
      expect(one.asked).toEqual(lists);
      expect(world() !== null).toBe(isUsed);
    },
  );

  it.each([
    ["its requests", 100, ["upcoming"]],
    ["its publication", 700, ["upcoming", "ended"]],
  ])("polls nothing after a pause during %s", async (_, wait, lists) => {
    const one = createScriptedService("one", { upcoming: [wireMatch()] });
    const { poller, publisher } = await createIngestFixture([slow(one, 300)]);
    const { publish } = publisher;
    Object.assign(publisher, {
      publish: async (...call: Parameters<typeof publish>) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return publish(...call);
      },
    });
    void poller.start();
    await vi.advanceTimersByTimeAsync(wait);
    poller.pause();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(one.asked).toEqual(lists);
  });

  it("reads the archive only while it leads, and polls even if that fails", async () => {
    const one = createScriptedService("one", { upcoming: [wireMatch()] });
    const { poller, opened, become, matchKeys } = await createIngestFixture([one.service]);
    let reads = 0;
    Object.assign(must(opened.sources[0], "one source"), {
      findAllByTournaments: () => {
        reads += 1;
        return Promise.reject(new Error("unreachable"));
      },
    });
    become("detached");
    await poller.start();
    expect([matchKeys(), reads]).toEqual([[MATCH_KEY], 0]);
    one.script.upcoming = [wireMatch(), at("1", 18)];
    become("leading");
    await poller.start();
    expect([matchKeys().length, reads]).toEqual([2, 1]);
  });

  it("polls again one interval after it may not poll or a poll has failed unexpectedly", async () => {
    vi.setSystemTime(MATCH_START - 20 * MINUTE);
    const { asked, become, logged, service } = await startIngest({ upcoming: [at("1", 18)] });
    become("following");
    await vi.advanceTimersByTimeAsync(19 * SECOND);
    become("leading");
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(asked).toHaveLength(4);
    const { fetchList } = service.client;
    service.client.fetchList = () => Promise.reject(new Error("unexpected"));
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(logged).toEqual(["An unexpected error ended a poll. The service is polled again."]);
    service.client.fetchList = fetchList;
    await vi.advanceTimersByTimeAsync(9 * SECOND);
    expect(asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(asked).toHaveLength(6);
  });

  it("publishes the raw lists in the service's order, and each raw match by key", async () => {
    const first = wireMatch({ id: "2", start: "2026-03-07 19:00:00", extra: [1] });
    const second = wireMatch({ id: "1" });
    const broken = { id: "3" };
    const { publisher, logged, asked } = await startIngest({ upcoming: [first, second, broken] });
    const { sentLists, sent, sources } = publisher.current();
    expect(sentLists.upcoming).toEqual([first, second, broken]);
    expect(sent.get("osu.example.net/2")).toBe(first);
    expect(sources[0]?.quarantined).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked.length).toBeGreaterThan(2);
    expect(logged).toEqual([expect.stringMatching(/^Some list items cannot be parsed/)]);
  });

  it("merges the lists of several clients by start, each match once", async () => {
    const lists = [
      [at("1", 18), at("3", 20)],
      [at("2", 19), at("3", 20)],
    ];
    const services = lists.map((list, index) =>
      createScriptedService(`client ${index}`, { upcoming: list, ended: list }),
    );
    const { poller, publisher } = await createIngestFixture(services.map(({ service }) => service));
    await poller.start();
    expect(ids(publisher.current().sentLists.upcoming)).toEqual(["1", "2", "3"]);
    expect(ids(publisher.current().sentLists.ended)).toEqual(["3", "2", "1"]);
  });
});

describe("createPublisher", () => {
  it("keeps a match ended when other matches' scores later change the derived best-of", async () => {
    const clinched = createScoredMatch("2");
    const { script, world } = await startIngest({ ended: [clinched] });
    expect(world()?.matches.get(MATCH_KEY)?.status.by).toBe("clinched");
    script.ended = [clinched, createScoredMatch("9", "4", { id: "110002", row: "2" })];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(world()?.matches.get(MATCH_KEY)?.status.state).toBe("ended");
  });
});
