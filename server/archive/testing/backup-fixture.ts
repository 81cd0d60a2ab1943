import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { must } from "#core/lib/must.ts";
import type { Instant } from "#core/model/match.ts";
import { backupArchive } from "#server/archive/copies/backup.ts";
import type { CopyProgress } from "#server/archive/copies/replace-tables.ts";
import { type RestoreResult, restoreArchive } from "#server/archive/copies/restore.ts";
import type { OpenArchive, OpenSources } from "#server/archive/repository.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { type CreateStore, openLeadingArchive } from "./open-leading-archive.ts";
import { SAMPLE_MATCH_NOON, SAMPLE_SOURCE } from "./samples.ts";

/** Fixture of a backup test: an archive, and an empty folder for backups. */
export interface BackupFixture {
  readonly folder: () => string;
  /** Returns the default path of a backup, in the folder. */
  readonly file: () => string;
  /** Returns the archive while it is open. */
  readonly archive: () => OpenArchive;
  /** Opens the archive with one source. */
  readonly open: () => Promise<OpenSources>;
  readonly close: () => Promise<void>;
  /** Backs the archive up to the default path. */
  readonly backup: (progress?: CopyProgress) => Promise<unknown>;
  /** Restores the archive, by default from the default path, at noon. */
  readonly restore: (from?: string, now?: Instant) => Promise<RestoreResult>;
}

/**
 * Creates a fixture that is set up before each test of the enclosing suite and removed afterwards.
 */
export function createBackupFixture(createStore: CreateStore): BackupFixture {
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
    file: () => file,
    archive: () => must(archive, "it is open"),
    open: async () => {
      archive = await openLeadingArchive(place);
      return archive.openSources([SAMPLE_SOURCE]);
    },
    close,
    backup: (progress = () => {}) =>
      backupArchive(place, file, { now: SAMPLE_MATCH_NOON, salt: "other" }, progress),
    restore: (from = file, now = SAMPLE_MATCH_NOON) =>
      restoreArchive(place, from, { now, salt: "other" }, () => {}),
  };
}
