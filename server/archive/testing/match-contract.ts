import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#core/lib/time.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";
import {
  SAMPLE_CUP,
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleEntry,
  sampleArchiveTournament,
  sampleSeenMatch,
  TWO_SOURCES,
} from "./samples.ts";

const ONE = "chess.example.net/1";

/** Search texts, and the ids of the matches that each finds. */
const TEXTS = [
  ["aino", "2 1"],
  ["ROOK  aino", "2 1"],
  ["οδυσσέας", "2 1"],
  ["οδυσσεας", "2 1"],
  ["odysseas", "2 1"],
  ["50%", "2 1"],
  ["0%a", ""],
  ["spring chess", "2 1"],
  ["net/2", "2"],
  ["a_no", ""],
  ["\\", ""],
  ["", "2 1"],
] as const;

/** Describes the tests of reading matches and tournaments. */
export function defineMatchTests(stage: ArchiveFixture): void {
  describe("a match", () => {
    describeReadByKey(stage);
    describeSearch(stage);
  });
  describeTournaments(stage);
}

function describeReadByKey(stage: ArchiveFixture): void {
  it("is found by its key, with its raw JSON", async () => {
    const one = sampleSeenMatch("1");
    await stage.upsertTick({ seen: [one] });
    expect(await stage.reader().findByKey(ONE)).toEqual(one);
    expect(await stage.reader().findSentByKey(ONE)).toEqual({ id: "1", odd: "a\u0000b" });
    expect(await stage.reader().findByKey("chess.example.net/404")).toBeNull();
    expect(await stage.reader().findSentByKey("chess.example.net/404")).toBeUndefined();
  });

  it("stores the newest raw JSON even if the parsed match is unchanged", async () => {
    const first = createStoredSourceAt(SAMPLE_MATCH_NOON, [sampleSeenMatch("1")]);
    const second = { ...first, sent: new Map([[ONE, { id: 1 }]]) };
    await stage.upsertTick({ after: first });
    await stage.upsertTick({ before: first, after: second });
    expect(await stage.reader().findSentByKey(ONE)).toEqual({ id: 1 });
  });

  it("is read from the source with the latest sighting", async () => {
    const both = await stage.archive().openSources(TWO_SOURCES);
    const at = SAMPLE_MATCH_NOON + MINUTE;
    const early = sampleSeenMatch("1", {}, { list: "upcoming" });
    const late = sampleSeenMatch("1", { bestOf: 5 }, { at });
    const observations = [early, late].map((seen) => ({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(seen.sighting.lastSeen, [seen]),
    }));
    await both.upsertTick({ at, observations, changes: [] });
    expect(await both.reader.findByKey(ONE)).toEqual(late);
    expect(await both.reader.findAllByTournament(SAMPLE_CUP)).toEqual([late]);
  });

  it("is read from the list of one source rather than from a file imported for another", async () => {
    const { sources, reader } = await stage.archive().openSources(TWO_SOURCES);
    const listed = sampleSeenMatch("1", { bestOf: 5 });
    await stage.upsertTick({ seen: [listed] });
    const at = SAMPLE_MATCH_NOON + MINUTE;
    const imported = sampleSeenMatch("1", {}, { at, list: null });
    await sources[1]?.insertAll([imported], new Map());
    expect(await reader.findByKey(ONE)).toEqual(listed);
  });
}

/** Describes the tests of finding matches by contestant and by text. */
function describeSearch(stage: ArchiveFixture): void {
  it("is found by its present contestants only", async () => {
    const before = createStoredSourceAt(SAMPLE_MATCH_NOON, [sampleSeenMatch("1")]);
    const entries = [sampleEntry("Aino Rook", 1), sampleEntry("Bede Bishop", 2)];
    const one = sampleSeenMatch("1", { entries });
    await stage.upsertTick({ after: before });
    await stage.upsertTick({ before, seen: [one] });
    const found = (name: string) => stage.reader().findAllByContestant(sampleEntry(name, 1).key);
    expect(await found("Aino Rook")).toEqual([one]);
    expect(await found("Bede Bishop")).toEqual([one]);
    expect(await found("Οδυσσέας 50%")).toEqual([]);
  });

  it("is found by text, sorted by latest start", async () => {
    const later = sampleSeenMatch("2", { start: SAMPLE_MATCH_NOON + MINUTE });
    await stage.upsertTick({ seen: [sampleSeenMatch("1"), later] });
    const search = async (text: string, limit = 10) => {
      const found = await stage.reader().findAllByText(text, limit);
      return found.map(({ match }) => match.id).join(" ");
    };
    const results = await Promise.all(TEXTS.map(async ([text]) => [text, await search(text)]));
    expect(results).toEqual(TEXTS);
    expect(await search("aino", 1)).toBe("2");
  });

  it("is found by the consonants of an Arabic name", async () => {
    const entries = [sampleEntry("ياسمين كريم", 1), sampleEntry("Simon", 2)];
    await stage.upsertTick({ seen: [sampleSeenMatch("1", { entries }), sampleSeenMatch("2")] });
    const found = await stage.reader().findAllByText("karim yasmin", 9);
    expect(found.map(({ match }) => match.id)).toEqual(["1"]);
  });
}

function describeTournaments(stage: ArchiveFixture): void {
  it("finds the tournament of a match, a bracket or a group", async () => {
    const tournament = sampleArchiveTournament("group-cup", SAMPLE_MATCH_NOON);
    const grouped = { tournament, groupId: "77", bracketId: null, bracket: null };
    await stage.upsertTick({ seen: [sampleSeenMatch("1"), sampleSeenMatch("2", grouped)] });
    const reader = stage.reader();
    expect(await reader.findTournamentOf("match", "chess.example.net/2")).toBe(tournament.key);
    expect(await reader.findTournamentOf("group", "chess.example.net/77")).toBe(tournament.key);
    expect(await reader.findTournamentOf("bracket", "chess.example.net/11")).toBe(SAMPLE_CUP);
    expect(await reader.findTournamentOf("bracket", "chess.example.net/77")).toBeNull();
  });

  it("finds tournaments by key and by text, latest end first", async () => {
    const tournament = sampleArchiveTournament("autumn-cup", SAMPLE_MATCH_NOON + DAY);
    await stage.upsertTick({ seen: [sampleSeenMatch("1"), sampleSeenMatch("2", { tournament })] });
    const slugs = async (text: string) =>
      (await stage.reader().findTournamentsByText(text, 10)).map(({ slug }) => slug);
    expect(await slugs("")).toEqual(["autumn-cup", "spring-cup"]);
    expect(await slugs("SPRING")).toEqual(["spring-cup"]);
    expect(await stage.reader().findTournamentByKey(tournament.key)).toEqual(tournament);
    expect(await stage.reader().findTournamentByKey("chess.example.net/none")).toBeNull();
  });

  it("reads all tournaments in pages, latest end first", async () => {
    const seen = [0, DAY, 0, -DAY].map((after, index) => {
      const tournament = sampleArchiveTournament(`cup-${index}`, SAMPLE_MATCH_NOON + after);
      return sampleSeenMatch(`${index}`, { tournament, start: null });
    });
    await stage.upsertTick({ seen });
    const reader = stage.reader();
    const first = await reader.findTournamentsAfter(null, 3);
    expect(first.map(({ key }) => key)).toEqual(
      ["cup-1", "cup-0", "cup-2"].map((slug) => `chess.example.net/${slug}`),
    );
    expect(await reader.findTournamentsAfter(first[1] ?? null, 9)).toEqual([
      { key: "chess.example.net/cup-2", overAt: SAMPLE_MATCH_NOON },
      { key: "chess.example.net/cup-3", overAt: SAMPLE_MATCH_NOON - DAY },
    ]);
    expect(await reader.findTournamentsAfter(first[2] ?? null, 1)).toHaveLength(1);
  });
}
