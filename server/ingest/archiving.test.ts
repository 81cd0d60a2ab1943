import { describe, expect, it, vi } from "vitest";
import { must } from "#core/lib/must.ts";
import { DAY, HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import { ArchiveError } from "#server/archive/database/archive-error.ts";
import { createFailureResult } from "#server/upstream/failure.ts";
import {
  createScoredMatch,
  type IngestFixture,
  MATCH_KEY,
  MATCH_START,
  type ScriptedResponses,
  startIngest,
  useFakeTime,
} from "./testing/fixture.ts";

useFakeTime(MATCH_START + 10 * MINUTE);

const types = (told: readonly { change: { type: string } }[]) =>
  told.map(({ change }) => change.type);

const scoreIn = ({ world }: IngestFixture) =>
  world()?.matches.get(MATCH_KEY)?.match.entries[0]?.score;

const stateOf = ({ world }: IngestFixture) =>
  world()?.matches.get("osu.example.net/1")?.status.state;

const final = (sides: string) =>
  wireSingleMatch("3", "ro2#1", sides, { locked: "0", start: "2026-03-07 19:00:00" });

/**
 * Lists only this match as ended until the loss of the others is accepted. The service fails
 * meanwhile, so that there are few polls.
 */
async function replaceEnded(script: ScriptedResponses, match: unknown): Promise<void> {
  script.ended = [match];
  await vi.advanceTimersByTimeAsync(MINUTE);
  script.ended = createFailureResult("client-refused");
  await vi.advanceTimersByTimeAsync(HOUR);
  script.ended = [match];
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
}

describe("a tick", () => {
  it("notifies subscribers after a change is published and archived", async () => {
    const ingest = await startIngest({ ended: [createScoredMatch("0")] });
    const { publisher, opened, told, script } = ingest;
    expect(told).toEqual([]);
    const seen: unknown[] = [];
    publisher.subscribe(() => {
      seen.push(scoreIn(ingest), opened.reader.findNewestChanges(9, { match: MATCH_KEY }));
    });
    script.ended = [createScoredMatch("1")];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(types(told)).toEqual(["score"]);
    expect(seen[0]).toBe(1);
    expect(await seen[1]).toEqual(told);
  });

  it("archives a change caused by time alone once", async () => {
    const upcoming = [wireMatch({ start: "2026-03-07 18:05:00" })];
    const { told, opened, script } = await startIngest({ upcoming });
    script.ended = [createScoredMatch("1")];
    script.upcoming = [];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    script.upcoming = createFailureResult("http-error", { status: 500 });
    told.length = 0;
    await vi.advanceTimersByTimeAsync(5 * 60 * MINUTE);
    expect(types(told)).toEqual(["ended"]);
    expect(await opened.reader.findLastSeq()).toBe(told[0]?.seq);
  });
});

describe("a restart", () => {
  it("withdraws an end that an earlier process derived wrongly", async () => {
    const semifinal = wireSingleMatch("1", "ro4#1", "Aino 1 v Bo 0", { locked: "0" });
    const before = await startIngest({ upcoming: [final("Bo")], ended: [semifinal] });
    expect(stateOf(before)).toBe("ended");
    before.script.upcoming = [final("")];
    const after = await before.restart();
    expect(stateOf(after)).toBe("ended");
    await after.poller.start();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(stateOf(after)).toBe("live");
    after.poller.pause();
    expect(stateOf(await before.restart())).toBe("live");
  });

  it("publishes the archived data and raw lists while the service is down", async () => {
    const before = await startIngest({
      upcoming: [wireMatch({ id: "110002", start: "2026-03-07 19:00:00" })],
      ended: [createScoredMatch("1")],
    });
    const { world, publisher } = before;
    const last = world();
    vi.setSystemTime(Date.now() + MINUTE);
    before.script.upcoming = createFailureResult("connection-refused");
    const after = await before.restart();
    expect(after.matchKeys()).toEqual([MATCH_KEY, "osu.example.net/110002"]);
    expect(after.world()?.snapshot.takenAt).toBe(last?.snapshot.takenAt);
    expect(after.world()?.snapshot.watchingSince).toBe(last?.snapshot.watchingSince);
    expect(after.publisher.current().sentLists).toEqual(publisher.current().sentLists);
    expect(after.publisher.current().sent).toEqual(publisher.current().sent);
    expect(after.publisher.current().sources[0]).toMatchObject({ outcome: "ok", message: null });
    await after.poller.start();
    expect(after.world()?.snapshot.takenAt).toBe(last?.snapshot.takenAt);
    expect(after.publisher.current().sources[0]?.outcome).toBe("connection-refused");
  });

  it("publishes what changed during the restart, and nothing twice", async () => {
    const before = await startIngest({ ended: [createScoredMatch("0")] });
    before.script.ended = [createScoredMatch("1")];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    before.script.ended = [createScoredMatch("1", "1")];
    const after = await before.restart();
    await after.poller.start();
    expect(types(before.told)).toEqual(["score"]);
    expect(types(after.told)).toEqual(["score"]);
    expect(after.told[0]?.seq).toBe((before.told[0]?.seq ?? 0) + 1);
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(after.told).toHaveLength(1);
  });
});

describe("memory", () => {
  it("removes a tournament long over, and recalls it from the archive when it is listed again", async () => {
    const tournament = wireTournament({ slug: "over" });
    const [first, second] = ["1", "2"].map((id) => wireMatch({ tournament, id }));
    const ingest = await startIngest({ ended: [first, second] });
    const { catchUp, world, matchKeys, told, script } = ingest;
    await replaceEnded(script, wireMatch({ id: "9", start: "2026-03-20 18:00:00" }));
    vi.setSystemTime(MATCH_START + 13 * DAY);
    await catchUp.renew();
    expect(matchKeys()).toEqual(["osu.example.net/9"]);
    told.length = 0;
    script.ended = [first];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    const recalled = ["osu.example.net/1", "osu.example.net/2"];
    expect(matchKeys()).toEqual([...recalled, "osu.example.net/9"]);
    const times = recalled.map((key) => world()?.matches.get(key)?.sighting.firstSeen);
    expect(new Set(times)).toEqual(new Set([MATCH_START + 10 * MINUTE]));
    expect(types(told)).not.toContain("added");
  });
});

function createFinal(contestants: string) {
  return wireSingleMatch("3", "ro2#1", contestants, { locked: "0", start: "2026-03-07 20:00:00" });
}

describe("a deleted name", () => {
  it("replaces a deleted name on receipt although the service keeps sending it", async () => {
    const before = await startIngest({ ended: [createScoredMatch("1")] });
    const { pseudonym } = await before.archive.forgetName("Aino", Date.now());
    const after = await before.restart();
    await after.poller.start();
    const names = after
      .world()
      ?.matches.get(MATCH_KEY)
      ?.match.entries.map(({ name }) => name);
    expect(names).toEqual([pseudonym, "Bo"]);
    expect(JSON.stringify([after.publisher.current().sentLists, after.told])).not.toContain("Aino");
    expect(after.told).toEqual([]);
  });

  it("leaves contestants unconfirmed, so that a wrong one ends no match after a restart", async () => {
    const before = await startIngest({
      upcoming: [createFinal("Cai")],
      ended: [
        wireSingleMatch("1", "ro4#1", "Aino 1 v Bo 0", { locked: "0" }),
        wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0"),
      ],
    });
    before.script.upcoming = [createFinal("Cai v Bo")];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    await before.archive.forgetName("Cai", Date.now());
    const { world } = await before.restart();
    expect(world()?.matches.get("osu.example.net/3")?.match.entries).toHaveLength(2);
    expect(world()?.matches.get("osu.example.net/1")?.status.state).toBe("live");
  });

  it("replaces a name that is deleted during a poll, also in matches recalled from the archive", async () => {
    const recalled = createScoredMatch("1", "0", { id: "110002" });
    const before = await startIngest({ ended: [createScoredMatch("1"), recalled] });
    const tournament = wireTournament({ slug: "later" });
    const other = wireMatch({ id: "9", start: "2026-04-06 18:00:00", tournament });
    await replaceEnded(before.script, other);
    vi.setSystemTime(MATCH_START + 30 * DAY);
    const { poller, catchUp, archive, opened, world } = await before.restart();
    expect(world()?.matches.size).toBe(1);
    before.script.ended = [createScoredMatch("1")];
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
  });
});

describe("an archive that cannot write", () => {
  it("logs a full disk once, keeps publishing, and catches up on the next successful tick", async () => {
    const ingest = await startIngest({ ended: [createScoredMatch("0")] });
    const { opened, publisher, told, logged, script } = ingest;
    const upsertTick = opened.upsertTick.bind(opened);
    const full = new ArchiveError("archive-full", "The archive's disk takes no more writes.");
    Object.assign(opened, { upsertTick: () => Promise.reject(full) });
    script.ended = [createScoredMatch("1")];
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(scoreIn(ingest)).toBe(1);
    expect(told).toEqual([]);
    expect(logged).toEqual([expect.stringContaining(full.message)]);
    expect(publisher.isArchived()).toBe(false);
    Object.assign(opened, { upsertTick });
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(types(told)).toEqual(["score"]);
    expect(publisher.isArchived()).toBe(true);
    expect((await opened.reader.findByKey(MATCH_KEY))?.match.entries[0]?.score).toBe(1);
  });
});
