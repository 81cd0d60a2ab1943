import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { must } from "#core/lib/must.ts";
import { DAY, HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { ArchiveError } from "#server/archive/database/archive-error.ts";
import { createFailureResult } from "#server/upstream/failure.ts";
import {
  createIngestFixture,
  createScriptedService,
  createItemsResponse,
} from "./testing/fixture.ts";

/** The start of `wireMatch`. */
const START = Date.UTC(2026, 2, 7, 18);
const KEY = "osu.example.net/110001";

beforeEach(() => {
  vi.useFakeTimers({ now: START + 10 * MINUTE });
});

afterEach(() => {
  vi.useRealTimers();
});

const scored = (first: string, second = "0") =>
  wireMatch({
    contestants: [
      wireContestant({ name: "Aino", score: first }),
      wireContestant({ name: "Bo", sort: "2", score: second }),
    ],
  });
const types = (told: readonly { change: { type: string } }[]) =>
  told.map(({ change }) => change.type);

const final = (sides: string) =>
  createItemsResponse(
    wireSingleMatch("3", "ro2#1", sides, { locked: "0", start: "2026-03-07 19:00:00" }),
  );

describe("a tick", () => {
  it("notifies subscribers after a change is published and archived", async () => {
    const { service, script } = createScriptedService("one", {
      ended: createItemsResponse(scored("0")),
    });
    const { poller, publisher, opened, told, world } = await createIngestFixture([service]);
    await poller.start();
    expect(told).toEqual([]);
    const seen: unknown[] = [];
    publisher.subscribe(() => {
      const scores = world()
        ?.matches.get(KEY)
        ?.match.entries.map(({ score }) => score);
      seen.push(scores, opened.reader.findChangesByMatch(KEY, 9));
    });
    script.ended = createItemsResponse(scored("1"));
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(types(told)).toEqual(["score"]);
    expect(seen[0]).toEqual([1, 0]);
    expect(await seen[1]).toEqual(told);
    await poller.stop();
  });

  it("archives a change caused by time alone once", async () => {
    const { service, script } = createScriptedService("one", {
      upcoming: createItemsResponse(wireMatch({ start: "2026-03-07 18:05:00" })),
    });
    const { poller, told, opened } = await createIngestFixture([service]);
    await poller.start();
    script.ended = createItemsResponse(scored("1"));
    script.upcoming = createItemsResponse();
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    script.upcoming = createFailureResult("http-error", { status: 500 });
    told.length = 0;
    await vi.advanceTimersByTimeAsync(5 * 60 * MINUTE);
    expect(types(told)).toEqual(["ended"]);
    expect(await opened.reader.findLastSeq()).toBe(told[0]?.seq);
    await poller.stop();
  });
});

describe("a restart", () => {
  it("withdraws an end that an earlier process derived wrongly", async () => {
    const semifinal = wireSingleMatch("1", "ro4#1", "Aino 1 v Bo 0", { locked: "0" });
    const { service, script } = createScriptedService("one", {
      upcoming: final("Bo"),
      ended: createItemsResponse(semifinal),
    });
    const before = await createIngestFixture([service]);
    await before.poller.start();
    const stateOf = (fixture: typeof before) =>
      fixture.world()?.matches.get("osu.example.net/1")?.status.state;
    expect(stateOf(before)).toBe("ended");
    await before.poller.stop();
    script.upcoming = final("");
    const after = await createIngestFixture([service], before.archive);
    expect(stateOf(after)).toBe("ended");
    await after.poller.start();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(stateOf(after)).toBe("live");
    await after.poller.stop();
    const again = await createIngestFixture([service], before.archive);
    expect(stateOf(again)).toBe("live");
  });

  it("publishes the archived data and raw lists while the service is down", async () => {
    const { service, script } = createScriptedService("one", {
      upcoming: createItemsResponse(wireMatch({ id: "110002", start: "2026-03-07 19:00:00" })),
      ended: createItemsResponse(scored("1")),
    });
    const before = await createIngestFixture([service]);
    await before.poller.start();
    await before.poller.stop();
    const { world, publisher } = before;
    const last = world();
    vi.setSystemTime(Date.now() + MINUTE);
    script.upcoming = createFailureResult("connection-refused");
    const after = await createIngestFixture([service], before.archive);
    expect([...(after.world()?.matches.keys() ?? [])].toSorted()).toEqual([
      KEY,
      "osu.example.net/110002",
    ]);
    expect(after.world()?.snapshot.takenAt).toBe(last?.snapshot.takenAt);
    expect(after.world()?.snapshot.watchingSince).toBe(last?.snapshot.watchingSince);
    expect(after.publisher.current().sentLists).toEqual(publisher.current().sentLists);
    expect(after.publisher.current().sent).toEqual(publisher.current().sent);
    expect(after.publisher.current().sources[0]).toMatchObject({ outcome: "ok", message: null });
    await after.poller.start();
    expect(after.world()?.snapshot.takenAt).toBe(last?.snapshot.takenAt);
    expect(after.publisher.current().sources[0]?.outcome).toBe("connection-refused");
    await after.poller.stop();
  });

  it("publishes what changed during the restart, and nothing twice", async () => {
    const { service, script } = createScriptedService("one", {
      ended: createItemsResponse(scored("0")),
    });
    const before = await createIngestFixture([service]);
    await before.poller.start();
    script.ended = createItemsResponse(scored("1"));
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    await before.poller.stop();
    script.ended = createItemsResponse(scored("1", "1"));
    const after = await createIngestFixture([service], before.archive);
    await after.poller.start();
    expect(types(before.told)).toEqual(["score"]);
    expect(types(after.told)).toEqual(["score"]);
    expect(after.told[0]?.seq).toBe((before.told[0]?.seq ?? 0) + 1);
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(after.told).toHaveLength(1);
    await after.poller.stop();
  });
});

describe("memory", () => {
  it("removes a tournament long over, and recalls it from the archive when it is listed again", async () => {
    const over = { tournament: { ...Object(wireMatch()["tournament"]), slug: "over" } };
    const first = wireMatch({ ...over, id: "1" });
    const second = wireMatch({ ...over, id: "2" });
    const { service, script } = createScriptedService("one", {
      ended: createItemsResponse(first, second),
    });
    const { poller, catchUp, world, told } = await createIngestFixture([service]);
    await poller.start();
    script.ended = createItemsResponse(wireMatch({ id: "9", start: "2026-03-20 18:00:00" }));
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    vi.setSystemTime(START + 13 * DAY);
    await catchUp.renew();
    expect([...(world()?.matches.values() ?? [])].map(({ match }) => match.id)).toEqual(["9"]);
    told.length = 0;
    script.ended = createItemsResponse(first);
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    const seen = [...(world()?.matches.values() ?? [])].filter(({ match }) => match.id !== "9");
    expect(seen.map(({ match }) => match.id).toSorted()).toEqual(["1", "2"]);
    expect(seen.map(({ sighting }) => sighting.firstSeen)).toEqual([
      START + 10 * MINUTE,
      START + 10 * MINUTE,
    ]);
    expect(types(told)).not.toContain("added");
    await poller.stop();
  });
});

describe("a deleted name", () => {
  it("replaces a deleted name on receipt although the service keeps sending it", async () => {
    const { service } = createScriptedService("one", { ended: createItemsResponse(scored("1")) });
    const before = await createIngestFixture([service]);
    await before.poller.start();
    await before.poller.stop();
    const { pseudonym } = await before.archive.forgetName("Aino", Date.now());
    const after = await createIngestFixture([service], before.archive);
    await after.poller.start();
    const names = after
      .world()
      ?.matches.get(KEY)
      ?.match.entries.map(({ name }) => name);
    expect(names).toEqual([pseudonym, "Bo"]);
    expect(JSON.stringify([after.publisher.current().sentLists, after.told])).not.toContain("Aino");
    expect(after.told).toEqual([]);
    await after.poller.stop();
  });

  it("replaces a name that is deleted during a poll, also in matches recalled from the archive", async () => {
    const recalled = wireMatch({ ...scored("1"), id: "110002" });
    const { service, script } = createScriptedService("one", {
      ended: createItemsResponse(scored("1"), recalled),
    });
    const before = await createIngestFixture([service]);
    await before.poller.start();
    const tournament = { ...Object(wireMatch()["tournament"]), slug: "later" };
    script.ended = createItemsResponse(
      wireMatch({ id: "9", start: "2026-04-06 18:00:00", tournament }),
    );
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    await before.poller.stop();
    vi.setSystemTime(START + 30 * DAY);
    const { poller, catchUp, archive, opened, world } = await createIngestFixture(
      [service],
      before.archive,
    );
    expect(world()?.matches.size).toBe(1);
    script.ended = createItemsResponse(scored("1"));
    let pseudonym = "";
    const source = must(opened.sources[0], "one source");
    const findAllByTournaments = source.findAllByTournaments.bind(source);
    Object.assign(source, {
      findAllByTournaments: async (keys: readonly string[]) => {
        const found = await findAllByTournaments(keys);
        ({ pseudonym } = await archive.forgetName("Aino", Date.now()));
        await catchUp.renew();
        return found;
      },
    });
    await poller.start();
    const nameIn = (id: string) =>
      world()?.matches.get(`osu.example.net/${id}`)?.match.entries[0]?.name;
    expect([nameIn("110001"), nameIn("110002")]).toEqual([pseudonym, pseudonym]);
    await poller.stop();
  });
});

describe("an archive that cannot write", () => {
  it("logs a full disk once, keeps publishing, and catches up on the next successful tick", async () => {
    const { service, script } = createScriptedService("one", {
      ended: createItemsResponse(scored("0")),
    });
    const { poller, opened, told, world, logged } = await createIngestFixture([service]);
    await poller.start();
    const upsertTick = opened.upsertTick.bind(opened);
    const full = new ArchiveError("archive-full", "The archive's disk takes no more writes.");
    Object.assign(opened, { upsertTick: () => Promise.reject(full) });
    script.ended = createItemsResponse(scored("1"));
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(world()?.matches.get(KEY)?.match.entries[0]?.score).toBe(1);
    expect(told).toEqual([]);
    expect(logged).toEqual([full.message]);
    Object.assign(opened, { upsertTick });
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(types(told)).toEqual(["score"]);
    expect((await opened.reader.findByKey(KEY))?.match.entries[0]?.score).toBe(1);
    await poller.stop();
  });
});
