import { describe, expect, it } from "vitest";
import type { Change } from "#core/model/change.ts";
import type { PublicScope } from "#server/archive/repository.ts";
import { MINUTE } from "#core/lib/time.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleArchiveMatch,
  sampleArchiveTournament,
  createSeenMatchAt,
} from "./samples.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";

const SITE = "chess.example.net";
const OPEN = `${SITE}/spring-cup`;
const HIDDEN = `${SITE}/hidden-cup`;
const SCOPE: PublicScope = { sites: new Set(["open.example"]), tournaments: new Set([OPEN]) };

const change = (
  match: string,
  tournament: string,
  type: "started" | "locked" = "started",
): Change => ({
  type,
  match,
  tournament,
});

const keysOf = (found: readonly { readonly match: { readonly key: string } }[]): string[] =>
  found.map(({ match }) => match.key);

/** Describes the tests of T24: hidden tournaments do not affect the reads for viewers. */
export function definePublicScopeTests(stage: ArchiveFixture): void {
  describe("reads for viewers", () => {
    describePublicNumbers(stage);
    describeHiding(stage);
  });
}

/** Describes the tests of the numbers by which viewers read changes. */
function describePublicNumbers(stage: ArchiveFixture): void {
  it("number public changes without gaps for hidden changes between them", async () => {
    await stage.reopen(SCOPE);
    const base = await stage.publicQueries().findLastSeq();
    await commitChanges(stage, [
      change("a/1", OPEN),
      change("b/1", HIDDEN),
      change("a/1", OPEN, "locked"),
    ]);
    await commitChanges(
      stage,
      [change("b/2", HIDDEN), change("b/3", HIDDEN)],
      SAMPLE_MATCH_NOON + MINUTE,
    );
    expect(await stage.publicQueries().findLastSeq()).toBe(base + 1);
    const { changes } = await commitChanges(stage, [
      change("b/4", HIDDEN),
      change("c/1", "open.example/cup"),
      change("a/2", OPEN),
    ]);
    expect(changes.map(({ publicSeq }) => publicSeq)).toEqual([null, base + 2, base + 3]);
    await stage.reopen(SCOPE);
    expect(await readNumbers(stage)).toEqual([
      [base + 3, "a/2"],
      [base + 2, "c/1"],
      [base + 1, "a/1"],
    ]);
  });

  it("return the changes after a public number, and reject other numbers", async () => {
    await stage.reopen(SCOPE);
    const base = await stage.publicQueries().findLastSeq();
    await commitChanges(stage, [
      change("b/1", HIDDEN),
      change("a/1", OPEN),
      change("b/2", HIDDEN),
      change("a/2", OPEN),
    ]);
    const page = async (after: number, limit = 10) => {
      const { known, changes, last } = await stage.publicQueries().findChangesAfter(after, limit);
      return [known, changes.map(({ seq }) => seq - base), last - base];
    };
    expect(await page(base)).toEqual([true, [1, 2], 2]);
    expect(await page(base + 1)).toEqual([true, [2], 2]);
    expect(await page(base, 1)).toEqual([true, [1], 2]);
    expect(await page(base + 2)).toEqual([true, [], 2]);
    expect(await page(base + 3)).toEqual([false, [], 2]);
    expect(await page(17)).toEqual([false, [], 2]);
  });

  it("renumber changes for another scope, above all earlier numbers", async () => {
    await commitChanges(stage, [change("a/1", OPEN), change("b/1", HIDDEN), change("a/2", OPEN)]);
    const last = await stage.publicQueries().findLastSeq();
    await stage.reopen(SCOPE);
    expect(await readNumbers(stage)).toEqual([
      [last + 3, "a/2"],
      [last + 2, "a/1"],
    ]);
    expect(await stage.publicQueries().findLastSeq()).toBe(last + 3);
    expect((await stage.publicQueries().findChangesAfter(last, 10)).known).toBe(false);
    await commitChanges(stage, [change("a/3", OPEN)]);
    expect(await stage.publicQueries().findLastSeq()).toBe(last + 4);
    await stage.reopen({ sites: new Set(), tournaments: new Set() });
    expect(await readNumbers(stage)).toEqual([]);
  });
}

/** Describes the tests of reads that must not return anything hidden. */
function describeHiding(stage: ArchiveFixture): void {
  it("find no change of a hidden tournament or match", async () => {
    await stage.reopen(SCOPE);
    await commitChanges(stage, [change("a/1", OPEN), change("b/1", HIDDEN)]);
    const reader = stage.publicQueries();
    expect(await reader.findChangesByTournament(HIDDEN, 10)).toEqual([]);
    expect(await reader.findChangesByMatch("b/1", 10)).toEqual([]);
    expect(await reader.findChangesByTournament(OPEN, 10)).toHaveLength(1);
    expect(await stage.reader().findChangesByMatch("b/1", 10)).toHaveLength(1);
  });

  it("find no match of a hidden tournament", async () => {
    await stage.reopen(SCOPE);
    const seen = [
      createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended"),
      createSeenMatchAt(
        sampleArchiveMatch("2", {
          tournament: sampleArchiveTournament("hidden-cup", SAMPLE_MATCH_NOON),
          bracketId: "22",
          groupId: "7",
        }),
        SAMPLE_MATCH_NOON,
        "ended",
      ),
    ];
    const after = createStoredSourceAt(SAMPLE_MATCH_NOON, seen);
    await stage.upsertTick({ before: EMPTY_STORED_SOURCE, after, changes: [] });
    const reader = stage.publicQueries();
    const contestant = seen[0]?.match.entries[0]?.key ?? "";
    expect(keysOf(await reader.findAllByContestant(contestant))).toEqual([`${SITE}/1`]);
    expect(keysOf(await stage.reader().findAllByContestant(contestant))).toHaveLength(2);
    expect(keysOf(await reader.findAllByText("rook", 1))).toEqual([`${SITE}/1`]);
    expect(await reader.findAllByText("hidden", 10)).toEqual([]);
    expect(await reader.findAllByTournament(HIDDEN)).toEqual([]);
    expect(await reader.findTournamentByKey(HIDDEN)).toBeNull();
    expect(await reader.findTournamentsByText("cup", 10)).toHaveLength(1);
    expect((await reader.findTournamentsAfter(null, 10)).map(({ key }) => key)).toEqual([OPEN]);
    for (const [part, key] of [
      ["match", `${SITE}/2`],
      ["bracket", `${SITE}/22`],
      ["group", `${SITE}/7`],
    ] as const) {
      expect(await reader.findTournamentOf(part, key)).toBeNull();
      expect(await stage.reader().findTournamentOf(part, key)).toBe(HIDDEN);
    }
  });
}

/** Commits a tick with these changes. */
function commitChanges(stage: ArchiveFixture, changes: readonly Change[], at = SAMPLE_MATCH_NOON) {
  return stage.upsertTick({
    before: EMPTY_STORED_SOURCE,
    after: createStoredSourceAt(at, []),
    changes,
  });
}

/** Returns the public number and the match of each change, newest first. */
async function readNumbers(stage: ArchiveFixture) {
  const changes = await stage.publicQueries().findNewestChanges(100);
  return changes.map(({ seq, change: { match } }) => [seq, match]);
}
