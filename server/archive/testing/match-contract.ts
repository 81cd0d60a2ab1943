import { describe, expect, it } from "vitest";
import type { SeenMatch } from "#core/model/match.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleEntry,
  sampleArchiveMatch,
  sampleArchiveTournament,
  createSeenMatchAt,
  SAMPLE_SOURCE,
} from "./samples.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";

const CUP = "chess.example.net/spring-cup";

/** Search texts, and the ids of the matches that each finds. */
const TEXTS = [
  ["aino", "2 1"],
  ["ROOK  aino", "2 1"],
  ["οδυσσέας", "2 1"],
  ["οδυσσεας", "2 1"],
  ["50%", "2 1"],
  ["0%a", ""],
  ["spring chess", "2 1"],
  ["net/2", "2"],
  ["a_no", ""],
  ["\\", ""],
  ["", "2 1"],
] as const;

const seenBy = (seen: SeenMatch) => ({
  before: EMPTY_STORED_SOURCE,
  after: createStoredSourceAt(seen.sighting.lastSeen, [seen]),
});

/** Describes the tests of reading matches and tournaments. */
export function defineMatchTests(stage: ArchiveFixture): void {
  describe("a match", () => {
    describeReadByKey(stage);
    describeSearch(stage);
  });
  describeTournaments(stage);
}

/** Describes the tests of reading a match by its key. */
function describeReadByKey(stage: ArchiveFixture): void {
  it("is found by its key, with its raw JSON", async () => {
    const one = createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended");
    await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, [one]),
      changes: [],
    });
    expect(await stage.reader().findByKey(one.match.key)).toEqual(one);
    expect(await stage.reader().findSentByKey(one.match.key)).toEqual({
      id: "1",
      odd: "a\u0000b",
    });
    expect(await stage.reader().findByKey("chess.example.net/404")).toBeNull();
    expect(await stage.reader().findSentByKey("chess.example.net/404")).toBeUndefined();
  });

  it("stores the newest raw JSON even if the parsed match is unchanged", async () => {
    const first = createStoredSourceAt(SAMPLE_MATCH_NOON, [
      createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
    ]);
    const second = { ...first, sent: new Map([["chess.example.net/1", { id: 1 }]]) };
    await stage.upsertTick({ before: EMPTY_STORED_SOURCE, after: first, changes: [] });
    await stage.upsertTick({ before: first, after: second, changes: [] });
    expect(await stage.reader().findSentByKey("chess.example.net/1")).toEqual({ id: 1 });
  });

  it("is read from the source with the latest sighting", async () => {
    const both = await stage
      .archive()
      .openSources([SAMPLE_SOURCE, { ...SAMPLE_SOURCE, client: "second" }]);
    const early = createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "upcoming");
    const late = createSeenMatchAt(
      sampleArchiveMatch("1", { bestOf: 5 }),
      SAMPLE_MATCH_NOON + MINUTE,
      "ended",
    );
    const observations = [seenBy(early), seenBy(late)];
    await both.upsertTick({ at: SAMPLE_MATCH_NOON + MINUTE, observations, changes: [] });
    expect(await both.reader.findByKey("chess.example.net/1")).toEqual(late);
    expect(await both.reader.findAllByTournament(CUP)).toEqual([late]);
  });
}

/** Describes the tests of finding matches by contestant and by text. */
function describeSearch(stage: ArchiveFixture): void {
  it("is found by its present contestants only", async () => {
    const before = createStoredSourceAt(SAMPLE_MATCH_NOON, [
      createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "upcoming"),
    ]);
    const entries = [sampleEntry("Aino Rook", 1), sampleEntry("Bede Bishop", 2)];
    const one = createSeenMatchAt(
      sampleArchiveMatch("1", { entries }),
      SAMPLE_MATCH_NOON,
      "upcoming",
    );
    const after = createStoredSourceAt(SAMPLE_MATCH_NOON, [one]);
    await stage.upsertTick({ before: EMPTY_STORED_SOURCE, after: before, changes: [] });
    await stage.upsertTick({ before, after, changes: [] });
    const found = (name: string) => stage.reader().findAllByContestant(sampleEntry(name, 1).key);
    expect(await found("Aino Rook")).toEqual([one]);
    expect(await found("Bede Bishop")).toEqual([one]);
    expect(await found("Οδυσσέας 50%")).toEqual([]);
  });

  it("is found by text, sorted by latest start", async () => {
    const seen = [
      createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
      createSeenMatchAt(
        sampleArchiveMatch("2", { start: SAMPLE_MATCH_NOON + MINUTE }),
        SAMPLE_MATCH_NOON,
        "upcoming",
      ),
    ];
    await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, seen),
      changes: [],
    });
    const search = async (text: string, limit = 10) => {
      const found = await stage.reader().findAllByText(text, limit);
      return found.map(({ match }) => match.id).join(" ");
    };
    expect(await Promise.all(TEXTS.map(async ([text]) => [text, await search(text)]))).toEqual(
      TEXTS,
    );
    expect(await search("aino", 1)).toBe("2");
  });
}

/** Describes the tests of finding and listing tournaments. */
function describeTournaments(stage: ArchiveFixture): void {
  it("finds the tournament of a match, a bracket or a group", async () => {
    const tournament = sampleArchiveTournament("group-cup", SAMPLE_MATCH_NOON);
    const grouped = { tournament, groupId: "77", bracketId: null, bracket: null };
    const seen = [
      createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
      createSeenMatchAt(sampleArchiveMatch("2", grouped), SAMPLE_MATCH_NOON, "ended"),
    ];
    await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, seen),
      changes: [],
    });
    const reader = stage.reader();
    expect(await reader.findTournamentOf("match", "chess.example.net/2")).toBe(tournament.key);
    expect(await reader.findTournamentOf("group", "chess.example.net/77")).toBe(tournament.key);
    expect(await reader.findTournamentOf("bracket", "chess.example.net/11")).toBe(
      "chess.example.net/spring-cup",
    );
    expect(await reader.findTournamentOf("bracket", "chess.example.net/77")).toBeNull();
  });

  it("finds tournaments by key and by text, latest end first", async () => {
    const tournament = sampleArchiveTournament("autumn-cup", SAMPLE_MATCH_NOON + DAY);
    const seen = [
      createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
      createSeenMatchAt(sampleArchiveMatch("2", { tournament }), SAMPLE_MATCH_NOON, "upcoming"),
    ];
    await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, seen),
      changes: [],
    });
    const slugs = async (text: string) =>
      (await stage.reader().findTournamentsByText(text, 10)).map(({ slug }) => slug);
    expect(await slugs("")).toEqual(["autumn-cup", "spring-cup"]);
    expect(await slugs("SPRING")).toEqual(["spring-cup"]);
    expect(await stage.reader().findTournamentByKey(tournament.key)).toEqual(tournament);
    expect(await stage.reader().findTournamentByKey("chess.example.net/none")).toBeNull();
  });

  it("reads all tournaments in pages, latest end first", async () => {
    const over = [
      SAMPLE_MATCH_NOON,
      SAMPLE_MATCH_NOON + DAY,
      SAMPLE_MATCH_NOON,
      SAMPLE_MATCH_NOON - DAY,
    ];
    const seen = over.map((end, index) =>
      createSeenMatchAt(
        sampleArchiveMatch(`${index}`, {
          tournament: sampleArchiveTournament(`cup-${index}`, end),
          start: null,
        }),
        SAMPLE_MATCH_NOON,
        "ended",
      ),
    );
    await stage.upsertTick({
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, seen),
      changes: [],
    });
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
