import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deriveWorld } from "#core/world/derive-world.ts";
import type { World } from "#core/world/world.ts";
import { openMemoryArchive } from "#server/archive/engines/memory-archive.ts";
import type { OpenArchive } from "#server/archive/repository.ts";
import {
  ARCHIVE_NOON,
  NOTHING,
  observedAt,
  sampleEntry,
  sampleArchiveMatch,
  sampleArchiveTournament,
  seenAt,
  SOURCE,
} from "#server/archive/testing/samples.ts";
import { DAY } from "#core/lib/time.ts";
import { createPast, type ArchiveLookup } from "./archive-lookup.ts";
import { FREE_WORK } from "#server/testing/free-work.ts";

const OPTIONS = { graceMinutes: 10 };
const LONG_AGO = ARCHIVE_NOON - 100 * DAY;
const old = (id: string, names: readonly string[], slug = "old-cup") =>
  seenAt(
    sampleArchiveMatch(id, {
      tournament: sampleArchiveTournament(slug, LONG_AGO),
      start: LONG_AGO,
      bracketId: "99",
      entries: names.map((name, index) => sampleEntry(name, index + 1, index === 0 ? 2 : 0)),
    }),
    LONG_AGO,
    "ended",
  );

let archive: OpenArchive;
let reads: string[];
/** Whether the archive cannot be read. */
let isAway: boolean;
let present: World | null;
let past: ArchiveLookup;

beforeEach(async () => {
  archive = await openMemoryArchive({ now: ARCHIVE_NOON, salt: "salt" }, { led: () => {} });
  const opened = await archive.openSources([SOURCE]);
  const now = seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended");
  const seen = [
    now,
    old("2", ["Aino Rook", "Bo"]),
    old("3", ["Bo", "Cleo"]),
    old("4", ["Dax", "Bo"], "other-cup"),
  ];
  await opened.upsertTick({
    at: ARCHIVE_NOON,
    observations: [{ before: NOTHING, after: observedAt(ARCHIVE_NOON, seen) }],
    changes: [],
  });
  present = deriveWorld(observedAt(ARCHIVE_NOON, [now]).snapshot, ARCHIVE_NOON, OPTIONS);
  reads = [];
  isAway = false;
  const reader = new Proxy(opened.reader, {
    get: (target, name, receiver) => {
      reads.push(String(name));
      if (isAway) return () => Promise.reject(new Error("away"));
      return Reflect.get(target, name, receiver);
    },
  });
  past = createPast({
    reader,
    world: () => present,
    clock: { now: () => ARCHIVE_NOON },
    options: () => OPTIONS,
    run: FREE_WORK.run,
  });
});

afterEach(() => archive.close());

const added = (world: World | null): string[] =>
  [...(world?.matches.values() ?? [])].map(({ match }) => match.id).toSorted();

describe("past", () => {
  it.each<[string, (from: ArchiveLookup) => Promise<World | null>, string[]]>([
    ["a tournament", (from) => from.withTournament("chess.example.net/old-cup"), ["1", "2", "3"]],
    [
      "the tournament of a match",
      (from) => from.withPart("match", "chess.example.net/3"),
      ["1", "2", "3"],
    ],
    [
      "the tournament of a bracket",
      (from) => from.withPart("bracket", "chess.example.net/99"),
      ["1", "2", "3"],
    ],
    [
      "nothing of a group there never was",
      (from) => from.withPart("group", "chess.example.net/99"),
      ["1"],
    ],
    [
      "a contestant's matches and their tournaments",
      (from) => from.withContestant(sampleEntry("Dax", 1).key),
      ["1", "4"],
    ],
    ["what a text finds", (from) => from.withText("cleo"), ["1", "3"]],
  ])("adds %s to the present", async (_name, find, ids) => {
    expect(added(await find(past))).toEqual(ids);
  });

  it("derives what it adds: winners, brackets, contestants over all they ever played", async () => {
    const world = await past.withContestant(sampleEntry("Bo", 1).key);
    expect(world?.contestants.get(sampleEntry("Bo", 1).key)?.record).toMatchObject({
      played: 3,
      won: 1,
      lost: 2,
    });
    expect(world?.brackets.has("chess.example.net/99")).toBe(true);
    expect(world?.matches.get("chess.example.net/1")).toBe(
      present?.matches.get("chess.example.net/1"),
    );
  });

  it("answers the present world itself where the archive adds nothing", async () => {
    expect(await past.withTournament("chess.example.net/spring-cup")).toBe(present);
    expect(await past.withTournament("chess.example.net/none")).toBe(present);
  });

  it("reads once for as long as the present stands", async () => {
    const [first, second] = await Promise.all([past.withText("bo"), past.withText("bo")]);
    expect(first).toBe(second);
    expect(reads).toEqual(["findAllByText"]);
    present = present === null ? null : { ...present };
    expect(await past.withText("bo")).not.toBe(first);
    expect(reads).toHaveLength(2);
  });

  it("reads anew where the archive could not be read", async () => {
    isAway = true;
    await expect(past.withText("bo")).rejects.toThrow("away");
    isAway = false;
    expect(added(await past.withText("bo"))).toEqual(["1", "2", "3", "4"]);
  });

  it("keeps no more than fifty of them", async () => {
    for (let page = 0; page <= 50; page += 1) await past.withText(`nobody ${page}`);
    await past.withText("nobody 50");
    expect(reads).toHaveLength(51);
    await past.withText("nobody 0");
    expect(reads).toHaveLength(52);
  });

  it("goes beyond the present tournament by tournament, reading no more than is wanted", async () => {
    const pages = past.beyond((key) => key !== "chess.example.net/other-cup");
    const { value } = await pages.next();
    expect(value?.added).toEqual(["chess.example.net/old-cup"]);
    expect(added(value?.world ?? null)).toEqual(["1", "2", "3"]);
    expect(await pages.next()).toMatchObject({ done: true });
    expect(reads).toEqual(["findTournamentsAfter", "findAllByTournament"]);
  });

  it("has nothing to add to while there is no present", async () => {
    present = null;
    expect(await past.withText("bo")).toBeNull();
    expect(reads).toEqual([]);
  });
});
