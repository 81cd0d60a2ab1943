import { describe, expect, it } from "vitest";
import type { Change } from "#core/model/change.ts";
import type { PublicScope } from "#server/archive/repository.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";
import {
  SAMPLE_CUP,
  SAMPLE_MATCH_NOON,
  sampleArchiveTournament,
  sampleChange,
  sampleEntry,
  sampleSeenMatch,
} from "./samples.ts";

const SITE = "chess.example.net";
const HIDDEN = `${SITE}/hidden-cup`;
const SCOPE: PublicScope = { sites: new Set(["open.example"]), tournaments: new Set([SAMPLE_CUP]) };

const shown = (match: string): Change => sampleChange(match);
const hidden = (match: string): Change => sampleChange(match, HIDDEN);

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
    const locked: Change = { type: "locked", match: "a/1", tournament: SAMPLE_CUP };
    await stage.upsertTick({ changes: [shown("a/1"), hidden("b/1"), locked] });
    await stage.upsertTick({
      at: SAMPLE_MATCH_NOON + MINUTE,
      changes: [hidden("b/2"), hidden("b/3")],
    });
    expect(await stage.publicQueries().findLastSeq()).toBe(base + 1);
    const onOpenSite = sampleChange("c/1", "open.example/cup");
    const { changes } = await stage.upsertTick({
      changes: [hidden("b/4"), onOpenSite, shown("a/2")],
    });
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
    await stage.upsertTick({
      changes: [hidden("b/1"), shown("a/1"), hidden("b/2"), shown("a/2")],
    });
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
    await stage.upsertTick({ changes: [shown("a/1"), hidden("b/1"), shown("a/2")] });
    const last = await stage.publicQueries().findLastSeq();
    await stage.reopen(SCOPE);
    expect(await readNumbers(stage)).toEqual([
      [last + 3, "a/2"],
      [last + 2, "a/1"],
    ]);
    expect(await stage.publicQueries().findLastSeq()).toBe(last + 3);
    expect((await stage.publicQueries().findChangesAfter(last, 10)).known).toBe(false);
    await stage.upsertTick({ changes: [shown("a/3")] });
    expect(await stage.publicQueries().findLastSeq()).toBe(last + 4);
    await stage.reopen({ sites: new Set(), tournaments: new Set() });
    expect(await readNumbers(stage)).toEqual([]);
  });
}

/** Describes the tests of reads that must not return anything hidden. */
function describeHiding(stage: ArchiveFixture): void {
  it("find no change of a hidden tournament or match", async () => {
    await stage.reopen(SCOPE);
    await stage.upsertTick({ changes: [shown("a/1"), hidden("b/1")] });
    const reader = stage.publicQueries();
    expect(await reader.findNewestChanges(10, { tournament: HIDDEN })).toEqual([]);
    expect(await reader.findNewestChanges(10, { match: "b/1" })).toEqual([]);
    expect(await reader.findNewestChanges(10, { tournament: SAMPLE_CUP })).toHaveLength(1);
    expect(await stage.reader().findNewestChanges(10, { match: "b/1" })).toHaveLength(1);
  });

  it("find no match of a hidden tournament", async () => {
    await stage.reopen(SCOPE);
    const tournament = sampleArchiveTournament("hidden-cup", SAMPLE_MATCH_NOON);
    const secret = sampleSeenMatch("2", { tournament, bracketId: "22", groupId: "7" });
    await stage.upsertTick({ seen: [sampleSeenMatch("1"), secret] });
    const reader = stage.publicQueries();
    const contestant = sampleEntry("Aino Rook", 1).key;
    expect(keysOf(await reader.findAllByContestant(contestant))).toEqual([`${SITE}/1`]);
    expect(keysOf(await stage.reader().findAllByContestant(contestant))).toHaveLength(2);
    expect(keysOf(await reader.findAllByText("rook", 1))).toEqual([`${SITE}/1`]);
    expect(await reader.findAllByText("hidden", 10)).toEqual([]);
    expect(await reader.findAllByTournament(HIDDEN)).toEqual([]);
    expect(await reader.findTournamentByKey(HIDDEN)).toBeNull();
    expect(await reader.findTournamentsByText("cup", 10)).toHaveLength(1);
    const tournaments = await reader.findTournamentsAfter(null, 10);
    expect(tournaments.map(({ key }) => key)).toEqual([SAMPLE_CUP]);
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

/** Returns the public number and the match of each change, newest first. */
async function readNumbers(stage: ArchiveFixture) {
  const changes = await stage.publicQueries().findNewestChanges(100);
  return changes.map(({ seq, change: { match } }) => [seq, match]);
}
