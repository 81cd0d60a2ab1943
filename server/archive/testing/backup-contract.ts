import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, afterEach, beforeEach } from "vitest";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import { backupArchive, restoreArchive } from "#server/archive/copies/copies.ts";
import { openSqliteArchive } from "#server/archive/engines/open-archive.ts";
import type { OpenSources, OpenArchive } from "#server/archive/engines/archive.ts";
import type { ArchivedSource } from "#server/archive/repository.ts";
import { insertNameEverywhere, readEverything } from "./name-everywhere.ts";
import { type CreateStore, openLeadingArchive } from "./open-leading-archive.ts";
import {
  commitSampleTick,
  insertEarlierClaim,
  readActs,
  sampleAnnotation,
  sampleClaim,
  storeActs,
  SAMPLE_CUP,
  SAMPLE_MATCH_NOON,
  EMPTY_STORED_SOURCE,
  createStoredSourceAt,
  sampleChange,
  sampleSeenMatch,
  SAMPLE_SOURCE,
} from "./samples.ts";
import type { Instant } from "#core/model/match.ts";
import type { CopyProgress } from "#server/archive/copies/replace-tables.ts";
import { createTestFolder } from "#server/testing/server-process.ts";

/** More rows than one batch of a copy. */
const MANY = 600;
const OTHER = { now: SAMPLE_MATCH_NOON, salt: "made elsewhere" };

/** Describes the tests of backup and restore for one kind of archive. */
export function defineBackupTests(name: string, createStore: CreateStore): void {
  describe(`backup and restore in ${name}`, () => {
    const fixture = createBackupFixture(createStore);
    describeRestoredData(fixture);
    describeNames(fixture);
    describeBackupsInUse(fixture);
  });
}

/** Returns an archived source with its matches in a plain map, of which the order does not matter. */
function inAnyOrder(source: ArchivedSource) {
  return { ...source, snapshot: { ...source.snapshot, matches: new Map(source.snapshot.matches) } };
}

/** Describes the tests of what an archive contains after a restore. */
function describeRestoredData(fixture: BackupFixture): void {
  const { folder, file, archive, open, close, backup, restore } = fixture;

  it("restores matches, raw JSON, changes and deleted names", async () => {
    const opened = await open();
    const source = must(opened.sources[0], "it was opened");
    const old = Array.from({ length: MANY }, (_, index) =>
      sampleSeenMatch(`file-${index}`, {}, { list: null }),
    );
    await source.insertAll(old, new Map());
    const changes = [sampleChange("chess.example.net/1")];
    await commitSampleTick(opened, { seen: [sampleSeenMatch("1")], changes });
    await archive().forgetName("Aino Rook", SAMPLE_MATCH_NOON);
    const before = await source.findSnapshot(SAMPLE_MATCH_NOON);
    const logged = await opened.reader.findNewestChanges(9);
    const steps: [number, number][] = [];
    await backup((done, total) => steps.push([done, total]));
    expect(steps.at(-1)?.[0]).toBe(steps.at(-1)?.[1]);
    expect(steps.length).toBeGreaterThan(9);
    expect(readdirSync(folder())).toEqual(["desk.backup"]);
    await close();
    await restore();
    const again = await open();
    const restored = await must(again.sources[0], "it was opened").findSnapshot(SAMPLE_MATCH_NOON);
    expect(inAnyOrder({ ...restored, tick: before.tick })).toEqual(inAnyOrder(before));
    // Processes may still store tick numbers from before the restore.
    expect(restored.tick).toBeGreaterThan(before.tick);
    expect(await again.reader.findNewestChanges(9)).toEqual(logged);
    const replace = await archive().findNameReplacer();
    expect(replace?.("Aino Rook")).toMatch(/^Removed/);
  });

  it("restores the claims of a backup of an earlier version", async () => {
    await open();
    await storeActs(archive().desk, sampleAnnotation("station", "a/1", "14"));
    await backup();
    await close();
    insertEarlierClaim(file(), sampleClaim("x"));
    await restore();
    await open();
    const acts = [sampleAnnotation("station", "a/1", "14"), sampleClaim("x")];
    expect(await readActs(archive().desk)).toEqual(acts);
  });

  it("never reuses a change number that a restore removed", async () => {
    const opened = await open();
    const before = await logChange(opened);
    await backup();
    const lost = await logChange(opened);
    await close();
    await restore(file(), SAMPLE_MATCH_NOON + MINUTE);
    const again = await open();
    expect(await logChange(again)).toBe(SAMPLE_MATCH_NOON + MINUTE + 1);
    expect((await again.reader.findChangesAfter(before, 9)).known).toBe(true);
    expect((await again.reader.findChangesAfter(lost, 9)).known).toBe(false);
  });
}

async function logChange(opened: OpenSources): Promise<number> {
  const { changes } = await commitSampleTick(opened, { changes: [sampleChange("a/1")] });
  return changes[0]?.seq ?? 0;
}

function describeNames(fixture: BackupFixture): void {
  const { folder, file, archive, open, close, backup, restore } = fixture;

  it("fault 56: keeps names deleted everywhere that were deleted after the backup", async () => {
    await insertNameEverywhere(await open(), archive().desk);
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
    await commitSampleTick(await open(), { seen: [sampleSeenMatch("1")] });
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
    const [match] = await reader.findAllByTournament(SAMPLE_CUP);
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

/** Describes the tests of backups while Matchdesk runs, and of files that exist already. */
function describeBackupsInUse(fixture: BackupFixture): void {
  const { folder, file, open, close, backup, restore } = fixture;

  it("backs up one consistent snapshot while writes continue", async () => {
    const opened = await open();
    let before = EMPTY_STORED_SOURCE;
    const running = new AbortController();
    const writing = (async () => {
      for (let number = 0; !running.signal.aborted; number += 1) {
        const at = SAMPLE_MATCH_NOON + number * MINUTE;
        const one = sampleSeenMatch(String(number), {}, { at });
        const after = createStoredSourceAt(at, [...before.snapshot.matches.values(), one]);
        await commitSampleTick(opened, { before, after, changes: [sampleChange(one.match.key)] });
        before = after;
      }
    })();
    while ((await opened.reader.findNewestChanges(3)).length < 3);
    await backup();
    running.abort();
    await writing;
    await close();
    await restore();
    const { reader } = await open();
    const changes = await reader.findNewestChanges(10_000);
    const matches = await reader.findAllByTournament(SAMPLE_CUP);
    expect(changes.length).toBeGreaterThanOrEqual(3);
    expect(matches.map(({ match }) => match.key).toSorted()).toEqual(
      changes.map(({ change }) => change.match).toSorted(),
    );
  });

  it("rejects an existing backup file, an invalid backup, and a restore while Matchdesk runs", async () => {
    await open();
    writeFileSync(file(), "a shopping list");
    await expect(backup()).rejects.toMatchObject({ id: "archive-backup" });
    await expect(restore()).rejects.toMatchObject({ id: "archive-backup" });
    await expect(restore(join(folder(), "none"))).rejects.toMatchObject({ id: "archive-backup" });
    rmSync(file());
    await backup();
    await expect(restore()).rejects.toMatchObject({ id: "archive-in-use" });
  });
}

/** Fixture of a backup test: an archive, and an empty folder for backups. */
type BackupFixture = ReturnType<typeof createBackupFixture>;

/**
 * Creates a fixture that is set up before each test of the enclosing suite and removed afterwards.
 */
function createBackupFixture(createStore: CreateStore) {
  let folder: string;
  let file: string;
  let place: Awaited<ReturnType<CreateStore>>;
  let archive: OpenArchive | null;

  const close = async (): Promise<void> => {
    await archive?.close();
    archive = null;
  };

  beforeEach(async () => {
    folder = createTestFolder();
    file = join(folder, "desk.backup");
    archive = null;
    place = await createStore();
  });

  afterEach(close);

  return {
    folder: () => folder,
    /** Returns the default path of a backup, in the folder. */
    file: () => file,
    archive: () => must(archive, "it is open"),
    open: async () => {
      archive = await openLeadingArchive(place);
      return archive.openSources([SAMPLE_SOURCE]);
    },
    close,
    /** Backs the archive up to the default path. */
    backup: (progress: CopyProgress = () => {}) =>
      backupArchive(place, file, { now: SAMPLE_MATCH_NOON, salt: "other" }, progress),
    /** Restores the archive, by default from the default path, at noon. */
    restore: (from = file, now: Instant = SAMPLE_MATCH_NOON) =>
      restoreArchive(place, from, { now, salt: "other" }, () => {}),
  };
}
