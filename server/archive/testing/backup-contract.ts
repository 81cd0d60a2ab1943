import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { Change } from "#core/model/change.ts";
import type { Claim } from "#core/desk/claim.ts";
import { backupArchive } from "#server/archive/copies/backup.ts";
import type { StoredLocation } from "#server/archive/engines/open-archive.ts";
import type { OpenArchive } from "#server/archive/repository.ts";
import { restoreArchive } from "#server/archive/copies/restore.ts";
import { openSqliteArchive } from "#server/archive/engines/sqlite-archive.ts";
import { MINUTE } from "#core/lib/time.ts";
import {
  ARCHIVE_NOON,
  NOTHING,
  observedAt,
  sampleArchiveMatch,
  seenAt,
  SOURCE,
  withNamesOf,
} from "./samples.ts";

const CUP = "chess.example.net/spring-cup";
const OTHER = { now: ARCHIVE_NOON, salt: "made elsewhere" };
/** More rows than one batch of a copy. */
const MANY = 600;

/** An archive and its location. */
export interface PlacedArchive {
  readonly place: StoredLocation;
  readonly open: () => Promise<OpenArchive>;
}

/** Describes the tests of backup and restore for one kind of archive. */
export function describeBackups(name: string, createArchive: () => Promise<PlacedArchive>): void {
  describe(`backup and restore in ${name}`, () => {
    let folder: string;
    let file: string;
    let located: PlacedArchive;
    let archive: OpenArchive | null;

    const open = async () => {
      archive = await located.open();
      return archive.openSources([SOURCE]);
    };
    const close = async (): Promise<void> => {
      await archive?.close();
      archive = null;
    };
    const backup = (progress = (_done: number, _total: number): void => {}) =>
      backupArchive(located.place, file, { now: ARCHIVE_NOON, salt: "other" }, progress);
    const restore = (from = file, now = ARCHIVE_NOON) =>
      restoreArchive(located.place, from, { now, salt: "other" }, () => {});

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "matchdesk-backup-"));
      file = join(folder, "desk.backup");
      archive = null;
      located = await createArchive();
    });

    afterEach(async () => {
      await close();
      rmSync(folder, { recursive: true });
    });

    it("restores matches, raw JSON, changes and deleted names", async () => {
      const opened = await open();
      const source = must(opened.sources[0], "it was opened");
      const old = Array.from({ length: MANY }, (_, index) =>
        seenAt(sampleArchiveMatch(`file-${index}`), ARCHIVE_NOON, null),
      );
      await source.insertAll(old, new Map());
      const observed = observedAt(ARCHIVE_NOON, [
        seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended"),
      ]);
      const change = { type: "started" as const, match: "chess.example.net/1", tournament: CUP };
      await opened.upsertTick({
        at: ARCHIVE_NOON,
        observations: [{ before: NOTHING, after: observed }],
        changes: [change],
      });
      await must(archive, "it is open").forgetName("Aino Rook", ARCHIVE_NOON);
      const before = await source.findSnapshot(ARCHIVE_NOON);
      const logged = await opened.reader.findNewestChanges(9);
      const steps: [number, number][] = [];
      await backup((done, total) => steps.push([done, total]));
      expect(steps.at(-1)?.[0]).toBe(steps.at(-1)?.[1]);
      expect(steps.length).toBeGreaterThan(9);
      expect(readdirSync(folder)).toEqual(["desk.backup"]);
      await close();
      await restore();
      const again = await open();
      const restored = await must(again.sources[0], "it was opened").findSnapshot(ARCHIVE_NOON);
      expect({ ...restored, tick: before.tick }).toEqual(before);
      // Processes may still store tick numbers from before the restore.
      expect(restored.tick).toBeGreaterThan(before.tick);
      expect(await again.reader.findNewestChanges(9)).toEqual(logged);
      const replace = await must(archive, "it is open").findNameReplacer();
      expect(replace?.("Aino Rook")).toMatch(/^Removed/);
    });

    it("fault 56: keeps names deleted everywhere that were deleted after the backup", async () => {
      const opened = await open();
      const key = "chess.example.net/1";
      const seen = seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended");
      const sent = { id: "1", contestants: [{ name: "Aino Rook" }, { name: "Bo" }] };
      const [aino, odysseus] = seen.match.entries;
      const observed = withNamesOf(observedAt(ARCHIVE_NOON, [seen]), "Aino Rook", aino?.key ?? "");
      const after = { ...observed, sent: new Map([[key, sent]]) };
      const changes: Change[] = [
        {
          type: "replaced",
          from: must(odysseus, "a sample has two"),
          to: must(aino, "a sample has two"),
          match: key,
          tournament: CUP,
        },
      ];
      await opened.upsertTick({
        at: ARCHIVE_NOON,
        observations: [{ before: NOTHING, after }],
        changes,
      });
      const { desk } = must(archive, "it is open");
      const note = (scope: string, value: string) =>
        desk.insertFact({ kind: "match-note", scope, value, who: "Bo", at: ARCHIVE_NOON });
      await note(key, "Ask (Aino Rook), table 3");
      await note("chess.example.net/2", "This note names no contestant");
      await note(must(aino, "a sample has two").key, "left-handed");
      await desk.upsertClaim(claimOf("a", "waits for aino rook."));
      await desk.upsertClaim(claimOf("b", "waits"));
      await backup();
      const { pseudonym } = await must(archive, "it is open").forgetName("Aino Rook", ARCHIVE_NOON);
      await close();
      const restored = await restore();
      expect(restored).toMatchObject({ keptForgotten: 1, matches: 1, changes: 1, deskTexts: 3 });

      const again = await open();
      const source = must(again.sources[0], "it was opened");
      const { snapshot, said } = await source.findSnapshot(ARCHIVE_NOON);
      const everything = JSON.stringify([
        [...snapshot.matches.values()],
        [snapshot.issues, said],
        await again.reader.findAllByTournament(CUP),
        await again.reader.findSentByKey(key),
        await again.reader.findNewestChanges(9),
        await must(archive, "it is open").desk.findFacts(),
        await must(archive, "it is open").desk.findClaims(),
      ]);
      expect(everything).not.toMatch(/aino/i);
      expect(everything.split(pseudonym)).toHaveLength(5);
      expect(everything).toContain("This note names no contestant");
      expect(await again.reader.findAllByText("aino", 9)).toEqual([]);
      const replace = await must(archive, "it is open").findNameReplacer();
      expect(replace?.("AINO rook")).toBe(pseudonym);
    });

    it("fault 56: keeps names deleted that were deleted in another archive, with another hash key", async () => {
      const opened = await open();
      const seen = seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended");
      const tick = { before: NOTHING, after: observedAt(ARCHIVE_NOON, [seen]) };
      await opened.upsertTick({ at: ARCHIVE_NOON, observations: [tick], changes: [] });
      await backup();
      await close();
      // Restores the same backup into a new archive with another hash key.
      const elsewhere = { type: "folder", folder: join(folder, "elsewhere") } as const;
      const there = await openSqliteArchive(elsewhere.folder, OTHER, { led: () => {} });
      const { pseudonym } = await there.forgetName("Aino Rook", ARCHIVE_NOON);
      await there.close();
      const restored = await restoreArchive(elsewhere, file, OTHER, () => {});
      expect(restored).toMatchObject({ keptForgotten: 1, matches: 1 });
      const back = await openSqliteArchive(elsewhere.folder, OTHER, { led: () => {} });
      const { reader } = await back.openSources([SOURCE]);
      const [match] = await reader.findAllByTournament(CUP);
      expect(match?.match.entries[0]?.name).toBe(pseudonym);
      expect((await back.findNameReplacer())?.("Bo / aino rook")).toBe(`Bo / ${pseudonym}`);
      expect((await back.forgetName("Aino Rook", ARCHIVE_NOON)).pseudonym).toBe(pseudonym);
      // A backup of the other archive contains the names deleted in it.
      const newest = join(folder, "newest.backup");
      await back.close();
      await backupArchive(elsewhere, newest, OTHER, () => {});
      await restore(newest);
      const again = await restore();
      expect(again).toMatchObject({ matches: 1 });
      expect(again.keptForgotten).toBeGreaterThan(0);
      await open();
      const replace = await must(archive, "it is open").findNameReplacer();
      expect(replace?.("Aino Rook")).toBe(pseudonym);
    });

    it("backs up one consistent snapshot while writes continue", async () => {
      const opened = await open();
      let before = NOTHING;
      const running = new AbortController();
      const writing = (async () => {
        for (let number = 0; !running.signal.aborted; number += 1) {
          const match = sampleArchiveMatch(String(number));
          const at = ARCHIVE_NOON + number * MINUTE;
          const seen = [...before.snapshot.matches.values(), seenAt(match, at, "ended")];
          const after = observedAt(at, seen);
          const change = { type: "added" as const, match: match.key, tournament: CUP };
          await opened.upsertTick({ at, observations: [{ before, after }], changes: [change] });
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
      const matches = await reader.findAllByTournament(CUP);
      expect(changes.length).toBeGreaterThanOrEqual(3);
      expect(matches.map(({ match }) => match.key).toSorted()).toEqual(
        changes.map(({ change }) => change.match).toSorted(),
      );
    });

    it("never reuses a change number that a restore removed", async () => {
      const opened = await open();
      const log = async ({ upsertTick }: Pick<typeof opened, "upsertTick">) => {
        const change = { type: "started" as const, match: "a/1", tournament: CUP };
        const tick = { before: NOTHING, after: observedAt(ARCHIVE_NOON, []) };
        const { changes } = await upsertTick({
          at: ARCHIVE_NOON,
          observations: [tick],
          changes: [change],
        });
        return changes[0]?.seq ?? 0;
      };
      const before = await log(opened);
      await backup();
      const lost = await log(opened);
      await close();
      await restore(file, ARCHIVE_NOON + MINUTE);
      const again = await open();
      expect(await log(again)).toBe(ARCHIVE_NOON + MINUTE + 1);
      expect((await again.reader.findChangesAfter(before, 9)).known).toBe(true);
      expect((await again.reader.findChangesAfter(lost, 9)).known).toBe(false);
    });

    it("rejects an existing backup file, an invalid backup, and a restore while Matchdesk runs", async () => {
      await open();
      writeFileSync(file, "a shopping list");
      await expect(backup()).rejects.toMatchObject({ id: "archive-backup" });
      await expect(restore()).rejects.toMatchObject({ id: "archive-backup" });
      await expect(restore(join(folder, "none"))).rejects.toMatchObject({ id: "archive-backup" });
      rmSync(file);
      await backup();
      await expect(restore()).rejects.toMatchObject({ id: "archive-in-use" });
    });
  });
}

function claimOf(id: string, note: string): Claim {
  return {
    id,
    state: "taken",
    who: "Bo",
    by: "Bo",
    note,
    until: null,
    facts: [],
    at: ARCHIVE_NOON,
  };
}
