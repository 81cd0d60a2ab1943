import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deriveWorld } from "#core/world/derive-world.ts";
import type { World } from "#core/world/world.ts";
import { openMemoryArchive } from "#server/archive/engines/memory-archive.ts";
import type { OpenArchive } from "#server/archive/repository.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleEntry,
  sampleArchiveMatch,
  sampleArchiveTournament,
  createSeenMatchAt,
  SAMPLE_SOURCE,
} from "#server/archive/testing/samples.ts";
import { DAY } from "#core/lib/time.ts";
import { createArchiveWorldLookup, type ArchiveWorldLookup } from "./archive-world-lookup.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";

const OPTIONS = { graceMinutes: 10 };
const LONG_AGO = SAMPLE_MATCH_NOON - 100 * DAY;
const old = (id: string, names: readonly string[], slug = "old-cup") =>
  createSeenMatchAt(
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
/** Whether every read of the archive fails. */
let isUnreadable: boolean;
let present: World | null;
let lookup: ArchiveWorldLookup;

beforeEach(async () => {
  archive = await openMemoryArchive({ now: SAMPLE_MATCH_NOON, salt: "salt" }, { led: () => {} });
  const opened = await archive.openSources([SAMPLE_SOURCE]);
  const now = createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended");
  const seen = [
    now,
    old("2", ["Aino Rook", "Bo"]),
    old("3", ["Bo", "Cleo"]),
    old("4", ["Dax", "Bo"], "other-cup"),
  ];
  await opened.upsertTick({
    at: SAMPLE_MATCH_NOON,
    observations: [
      { before: EMPTY_STORED_SOURCE, after: createStoredSourceAt(SAMPLE_MATCH_NOON, seen) },
    ],
    changes: [],
  });
  present = deriveWorld(
    createStoredSourceAt(SAMPLE_MATCH_NOON, [now]).snapshot,
    SAMPLE_MATCH_NOON,
    OPTIONS,
  );
  reads = [];
  isUnreadable = false;
  const reader = new Proxy(opened.reader, {
    get: (target, name, receiver) => {
      reads.push(String(name));
      if (isUnreadable) return () => Promise.reject(new Error("unreadable"));
      return Reflect.get(target, name, receiver);
    },
  });
  lookup = createArchiveWorldLookup({
    reader,
    world: () => present,
    clock: { now: () => SAMPLE_MATCH_NOON },
    options: () => OPTIONS,
    run: UNLIMITED_WORK.run,
  });
});

afterEach(() => archive.close());

const added = (world: World | null): string[] =>
  [...(world?.matches.values() ?? [])].map(({ match }) => match.id).toSorted();

describe("createArchiveWorldLookup", () => {
  it.each<[string, (from: ArchiveWorldLookup) => Promise<World | null>, string[]]>([
    ["a tournament", (from) => from.withTournament("chess.example.net/old-cup"), ["1", "2", "3"]],
    [
      "the tournament of a match",
      (from) => from.withTournamentOf("match", "chess.example.net/3"),
      ["1", "2", "3"],
    ],
    [
      "the tournament of a bracket",
      (from) => from.withTournamentOf("bracket", "chess.example.net/99"),
      ["1", "2", "3"],
    ],
    [
      "nothing for an unknown group",
      (from) => from.withTournamentOf("group", "chess.example.net/99"),
      ["1"],
    ],
    [
      "a contestant's matches and their tournaments",
      (from) => from.withContestant(sampleEntry("Dax", 1).key),
      ["1", "4"],
    ],
    ["the matches that a text finds", (from) => from.withText("cleo"), ["1", "3"]],
  ])("adds %s to the present", async (_name, find, ids) => {
    expect(added(await find(lookup))).toEqual(ids);
  });

  it("derives brackets of added matches, and records over all matches of a contestant", async () => {
    const world = await lookup.withContestant(sampleEntry("Bo", 1).key);
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

  it("returns the present world itself when the archive adds nothing", async () => {
    expect(await lookup.withTournament("chess.example.net/spring-cup")).toBe(present);
    expect(await lookup.withTournament("chess.example.net/none")).toBe(present);
  });

  it("reads once for the same present world", async () => {
    const [first, second] = await Promise.all([lookup.withText("bo"), lookup.withText("bo")]);
    expect(first).toBe(second);
    expect(reads).toEqual(["findAllByText"]);
    present = present === null ? null : { ...present };
    expect(await lookup.withText("bo")).not.toBe(first);
    expect(reads).toHaveLength(2);
  });

  it("retries after an archive read fails", async () => {
    isUnreadable = true;
    await expect(lookup.withText("bo")).rejects.toThrow("unreadable");
    isUnreadable = false;
    expect(added(await lookup.withText("bo"))).toEqual(["1", "2", "3", "4"]);
  });

  it("caches at most fifty worlds", async () => {
    for (let page = 0; page <= 50; page += 1) await lookup.withText(`text ${page}`);
    await lookup.withText("text 50");
    expect(reads).toHaveLength(51);
    await lookup.withText("text 0");
    expect(reads).toHaveLength(52);
  });

  it("adds past tournaments in pages, and reads only wanted ones", async () => {
    const pages = lookup.iteratePastTournaments((key) => key !== "chess.example.net/other-cup");
    const { value } = await pages.next();
    expect(value?.added).toEqual(["chess.example.net/old-cup"]);
    expect(added(value?.world ?? null)).toEqual(["1", "2", "3"]);
    expect(await pages.next()).toMatchObject({ done: true });
    expect(reads).toEqual(["findTournamentsAfter", "findAllByTournament"]);
  });

  it("returns null without reading when there is no present world", async () => {
    present = null;
    expect(await lookup.withText("bo")).toBeNull();
    expect(reads).toEqual([]);
  });
});
