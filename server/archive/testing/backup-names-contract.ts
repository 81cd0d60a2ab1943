import { join } from "node:path";
import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import type { AttentionClaim } from "#core/desk/claim.ts";
import { backupArchive } from "#server/archive/copies/backup.ts";
import { restoreArchive } from "#server/archive/copies/restore.ts";
import { openSqliteArchive } from "#server/archive/engines/sqlite-archive.ts";
import type { OpenArchive, OpenSources } from "#server/archive/repository.ts";
import type { BackupFixture } from "./backup-fixture.ts";
import {
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleArchiveMatch,
  createSeenMatchAt,
  SAMPLE_SOURCE,
  addIssueAndGuard,
} from "./samples.ts";

const MATCH = "chess.example.net/1";
const CUP = "chess.example.net/spring-cup";
const OTHER = { now: SAMPLE_MATCH_NOON, salt: "made elsewhere" };

/** Describes the tests of deleted names in backups. */
export function describeBackupNames(fixture: BackupFixture): void {
  const { folder, file, archive, open, close, backup, restore } = fixture;

  it("fault 56: keeps names deleted everywhere that were deleted after the backup", async () => {
    await insertEverywhere(await open(), archive().desk);
    await backup();
    const { pseudonym } = await archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
    await close();
    const restored = await restore();
    expect(restored).toMatchObject({ keptForgotten: 1, matches: 1, changes: 1, deskTexts: 3 });

    const again = await open();
    const everything = await readEverything(again, archive().desk);
    expect(everything).not.toMatch(/aino/i);
    expect(everything.split(pseudonym)).toHaveLength(6);
    expect(everything).toContain("This note names no contestant");
    expect(await again.reader.findAllByText("aino", 9)).toEqual([]);
    const replace = await archive().findNameReplacer();
    expect(replace?.("AINO rook")).toBe(pseudonym);
  });

  it("fault 56: keeps names deleted that were deleted in another archive, with another hash key", async () => {
    const opened = await open();
    const seen = createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended");
    const tick = {
      before: EMPTY_STORED_SOURCE,
      after: createStoredSourceAt(SAMPLE_MATCH_NOON, [seen]),
    };
    await opened.upsertTick({ at: SAMPLE_MATCH_NOON, observations: [tick], changes: [] });
    await backup();
    await close();
    // Restores the same backup into a new archive with another hash key.
    const elsewhere = { type: "folder", folder: join(folder(), "elsewhere") } as const;
    const there = await openSqliteArchive(elsewhere.folder, OTHER, { led: () => {} });
    const { pseudonym } = await there.forgetName("Aino Rook", SAMPLE_MATCH_NOON);
    await there.close();
    const restored = await restoreArchive(elsewhere, file(), OTHER, () => {});
    expect(restored).toMatchObject({ keptForgotten: 1, matches: 1 });
    const back = await openSqliteArchive(elsewhere.folder, OTHER, { led: () => {} });
    const { reader } = await back.openSources([SAMPLE_SOURCE]);
    const [match] = await reader.findAllByTournament(CUP);
    expect(match?.match.entries[0]?.name).toBe(pseudonym);
    expect((await back.findNameReplacer())?.("Bo / aino rook")).toBe(`Bo / ${pseudonym}`);
    expect((await back.forgetName("Aino Rook", SAMPLE_MATCH_NOON)).pseudonym).toBe(pseudonym);
    // A backup of the other archive contains the names deleted in it.
    const newest = join(folder(), "newest.backup");
    await back.close();
    await backupArchive(elsewhere, newest, OTHER, () => {});
    await restore(newest);
    const again = await restore();
    expect(again).toMatchObject({ matches: 1 });
    expect(again.keptForgotten).toBeGreaterThan(0);
    await open();
    const replace = await archive().findNameReplacer();
    expect(replace?.("Aino Rook")).toBe(pseudonym);
  });
}

/** Inserts a match, a change, a note, a deduction and a claim with the name "Aino Rook". */
async function insertEverywhere(opened: OpenSources, desk: OpenArchive["desk"]): Promise<void> {
  const seen = createSeenMatchAt(sampleArchiveMatch("1"), SAMPLE_MATCH_NOON, "ended");
  const sent = { id: "1", contestants: [{ name: "Aino Rook" }, { name: "Bo" }] };
  const aino = must(seen.match.entries[0], "a sample has two");
  const odysseus = must(seen.match.entries[1], "a sample has two");
  const observed = addIssueAndGuard(
    createStoredSourceAt(SAMPLE_MATCH_NOON, [seen]),
    "Aino Rook",
    aino.key,
  );
  const after = { ...observed, sent: new Map([[MATCH, sent]]) };
  const changes: Change[] = [
    { type: "replaced", from: odysseus, to: aino, match: MATCH, tournament: CUP },
  ];
  await opened.upsertTick({
    at: SAMPLE_MATCH_NOON,
    observations: [{ before: EMPTY_STORED_SOURCE, after }],
    changes,
  });
  const note = (scope: string, value: string) =>
    desk.insertFact({ kind: "match-note", scope, value, who: "Bo", at: SAMPLE_MATCH_NOON });
  await note(MATCH, "Ask (Aino Rook), table 3");
  await note("chess.example.net/2", "This note names no contestant");
  await note(aino.key, "left-handed");
  await desk.insertFact({
    kind: "placement-points",
    scope: "chess.example.net/8",
    value: {
      placements: [3, 1],
      perKill: 0,
      deduct: false,
      bestOf: null,
      deductions: [{ contestant: aino.key, name: aino.name, points: 3 }],
    },
    who: "Bo",
    at: SAMPLE_MATCH_NOON,
  });
  await desk.upsertClaim(claimOf("a", "waits for aino rook."));
  await desk.upsertClaim(claimOf("b", "waits"));
}

/** Returns the text of everything in which a restored archive may contain a name. */
async function readEverything(
  { sources, reader }: OpenSources,
  desk: OpenArchive["desk"],
): Promise<string> {
  const source = must(sources[0], "it was opened");
  const { snapshot, said } = await source.findSnapshot(SAMPLE_MATCH_NOON);
  return JSON.stringify([
    [...snapshot.matches.values()],
    [snapshot.issues, said],
    await reader.findAllByTournament(CUP),
    await reader.findSentByKey(MATCH),
    await reader.findNewestChanges(9),
    await desk.findFacts(),
    await desk.findClaims(),
  ]);
}

function claimOf(id: string, note: string): AttentionClaim {
  return {
    id,
    state: "taken",
    who: "Bo",
    by: "Bo",
    note,
    until: null,
    facts: [],
    at: SAMPLE_MATCH_NOON,
  };
}
