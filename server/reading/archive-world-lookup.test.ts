import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { World } from "#core/world/world.ts";
import { SAMPLE_MATCH_NOON, sampleEntry } from "#server/archive/testing/samples.ts";
import { PAST_WORLD_OPTIONS, openPastArchive, pastMatch } from "#server/testing/past-archive.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";
import { createArchiveWorldLookup, type ArchiveWorldLookup } from "./archive-world-lookup.ts";

const SITE = "chess.example.net";

let archive: Awaited<ReturnType<typeof openPastArchive>>["archive"];
let reads: string[];
/** Whether every read of the archive fails. */
let isUnreadable: boolean;
let present: World | null;
let lookup: ArchiveWorldLookup;

beforeEach(async () => {
  const opened = await openPastArchive([
    pastMatch("2", ["Aino Rook", "Bo"]),
    pastMatch("3", ["Bo", "Cleo"]),
    pastMatch("4", ["Dax", "Bo"], "other-cup"),
  ]);
  archive = opened.archive;
  present = opened.world;
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
    options: () => PAST_WORLD_OPTIONS,
    run: UNLIMITED_WORK.run,
  });
});

afterEach(() => archive.close());

const added = (world: World | null): string[] =>
  [...(world?.matches.values() ?? [])].map(({ match }) => match.id).toSorted();

describe("createArchiveWorldLookup", () => {
  const cup = ["1", "2", "3"];
  it.each<[string, (from: ArchiveWorldLookup) => Promise<World | null>, string[]]>([
    ["a tournament", (from) => from.withTournament(`${SITE}/old-cup`), cup],
    ["the tournament of a match", (from) => from.withTournamentOf("match", `${SITE}/3`), cup],
    ["the tournament of a bracket", (from) => from.withTournamentOf("bracket", `${SITE}/99`), cup],
    ["nothing for an unknown group", (from) => from.withTournamentOf("group", `${SITE}/99`), ["1"]],
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
    const record = world?.contestants.get(sampleEntry("Bo", 1).key)?.record;
    expect(record).toMatchObject({ played: 3, won: 1, lost: 2 });
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
