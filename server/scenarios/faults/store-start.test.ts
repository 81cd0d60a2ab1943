/** Fault 55 of docs/faults.md at the start: one sentence with an instruction, and an exit code. */
import { cpSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import type { OpenArchive } from "#server/archive/engines/archive.ts";
import { openSqliteArchive } from "#server/archive/engines/open-archive.ts";
import { openSqliteTables } from "#server/archive/database/sqlite-tables.ts";
import {
  commitSampleTick,
  sampleSeenMatch,
  SAMPLE_SOURCE,
} from "#server/archive/testing/samples.ts";
import { parseConfig } from "#server/config/config.ts";
import { describeStartFailure, type StartFailure } from "#server/config/start-failure.ts";
import { createTestFolder, startServerProcess } from "#server/testing/server-process.ts";
import { canMount, mountSmallDisk } from "#server/testing/small-disk.ts";

vi.setConfig({ testTimeout: 60_000 });

const IDENTITY = { now: 0, salt: "salt" };

async function createDataFolder(
  fill: (archive: OpenArchive) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const folder = join(createTestFolder(), "data");
  const archive = await openSqliteArchive(folder, IDENTITY, { led: () => {} });
  await fill(archive);
  await archive.close();
  return folder;
}

/** Returns the reason why a server does not start in this folder. */
async function failureOf(folder: string): Promise<StartFailure> {
  const archive = await openSqliteArchive(folder, IDENTITY, { led: () => {} }).catch(
    (error: unknown) => describeStartFailure(error),
  );
  if ("exitCode" in archive) return archive;
  await archive.close();
  throw new Error("the archive opened");
}

/** Overwrites a file with invalid bytes from an offset to its end. */
function overwrite(file: string, from: number): void {
  const content = readFileSync(file);
  writeFileSync(file, content.fill(0xa5, from));
}

describe("a server that cannot use its DATA_DIR", () => {
  it("fault 55: rejects a path that is a file", async () => {
    const file = join(createTestFolder(), "data");
    writeFileSync(file, "");
    expect(await failureOf(file)).toEqual({
      exitCode: 78,
      line: `DATA_DIR: the folder ${file} is a file, not a folder. Choose a folder, or remove the file. Cause: EEXIST: file already exists, mkdir '${file}'`,
    });
  });

  it("fault 55: rejects a folder that cannot be created", async () => {
    const file = join(createTestFolder(), "file");
    writeFileSync(file, "");
    const { exitCode, line } = await failureOf(join(file, "data"));
    expect(exitCode).toBe(78);
    expect(line).toMatch(
      /^DATA_DIR: the folder \S+ cannot be created, because .* Choose another folder/,
    );
  });

  it.skipIf(!canMount)("fault 55: rejects a folder on a read-only disk", async () => {
    const disk = mountSmallDisk(1_000);
    const folder = join(disk.folder, "data");
    cpSync(await createDataFolder(), folder, { recursive: true });
    disk.makeReadOnly();
    for (const path of [folder, join(disk.folder, "other")]) {
      const { exitCode, line } = await failureOf(path);
      expect(exitCode).toBe(78);
      expect(line).toMatch(/^DATA_DIR: the folder \S+ is on a read-only disk\. Mount the disk/);
    }
  });

  it("fault 55: exits with 78 and one sentence, without a stack trace", async () => {
    const folder = await createDataFolder();
    overwrite(join(folder, "archive.db"), 0);
    const failed = startServerProcess({ UPSTREAM_URL: "http://127.0.0.1:1", DATA_DIR: folder });
    await expect(failed).rejects.toThrow(
      /^the server exited with code 78:\nThe archive \S+archive\.db is damaged \(file is not a database\), .*npm run restore -- BACKUP.*\n$/,
    );
  });
});

describe("a server whose archive cannot be read", () => {
  it("fault 55: rejects a damaged file, names it and changes nothing", async () => {
    const folder = await createDataFolder();
    const file = join(folder, "archive.db");
    overwrite(file, 8192);
    const before = readFileSync(file);
    const { exitCode, line } = await failureOf(folder);
    expect(exitCode).toBe(78);
    expect(line).toMatch(
      /^The archive \S+archive\.db is damaged \(.+\), .*npm run restore -- BACKUP/,
    );
    expect(line).not.toContain("\n");
    expect(readFileSync(file)).toEqual(before);
  });

  it("fault 55: rejects an empty file instead of creating a new archive", async () => {
    const folder = await createDataFolder();
    const file = join(folder, "archive.db");
    truncateSync(file);
    writeFileSync(`${file}-wal`, "content that SQLite would delete");
    const { exitCode, line } = await failureOf(folder);
    expect(exitCode).toBe(78);
    expect(line).toContain("archive.db is damaged (it is empty, 0 bytes)");
    expect(existsSync(`${file}-wal`)).toBe(true);
  });

  it("fault 55: rejects an archive of a newer version", async () => {
    const folder = await createDataFolder();
    const database = new DatabaseSync(join(folder, "archive.db"));
    database.exec("insert into kysely_migration values ('9999-newer', '2030-01-01')");
    database.close();
    const { exitCode, line } = await failureOf(folder);
    expect(exitCode).toBe(78);
    expect(line).toMatch(/^This archive was made by a newer Matchdesk\. Start that version/);
  });

  it("creates an archive in a folder without one, even after a start that was killed", async () => {
    const folder = join(createTestFolder(), "data");
    mkdirSync(folder);
    writeFileSync(join(folder, "archive.db.new"), "");
    const archive = await openSqliteArchive(folder, IDENTITY, { led: () => {} });
    await archive.close();
    expect(existsSync(join(folder, "archive.db.new"))).toBe(false);
  });
});

describe("a full disk", () => {
  it.skipIf(!canMount)("fault 55: does not prevent a server from showing its archive", async () => {
    const stored = await createDataFolder(async (archive) => {
      const sources = await archive.openSources([SAMPLE_SOURCE]);
      await commitSampleTick(sources, { seen: [sampleSeenMatch("1")] });
    });
    const disk = mountSmallDisk(2_000);
    const folder = join(disk.folder, "data");
    cpSync(stored, folder, { recursive: true });
    disk.fill();
    const archive = await openSqliteArchive(folder, IDENTITY, { led: () => {} });
    const opened = await archive.openSources([SAMPLE_SOURCE]);
    expect((await opened.reader.findByKey("chess.example.net/1"))?.match.id).toBe("1");
    const seen = Array.from({ length: 200 }, (_, index) => sampleSeenMatch(String(index)));
    const full = commitSampleTick(opened, { seen });
    await expect(full).rejects.toMatchObject({ id: "archive-full" });
    disk.free();
    await commitSampleTick(opened, { seen });
    await archive.close();
  });

  it.skipIf(!canMount)("fault 55: is reported if there is no space for a new archive", async () => {
    const disk = mountSmallDisk(100);
    disk.fill();
    const { exitCode, line } = await failureOf(join(disk.folder, "data"));
    expect(exitCode).toBe(69);
    expect(line).toMatch(/is full, .*Free some space/);
  });
});

it("fault 55: rejects a commit to a read-only store", async () => {
  const tables = await openSqliteTables(createTestFolder(), IDENTITY);
  await sql`pragma query_only = 1`.execute(tables.db);
  const commit = tables.commit((trx) => trx.updateTable("state").set({ tick: 1 }).execute());
  await expect(commit).rejects.toMatchObject({
    id: "archive-read-only",
    message: expect.stringMatching(/cannot be written .*Check its owner/),
  });
  await tables.close();
});

it("fault 55: names the variable of a file that cannot be read, and the reason", () => {
  const folder = createTestFolder();
  const env = {
    TLS_CERT_FILE: join(folder, "none.pem"),
    TLS_KEY_FILE: folder,
    DATABASE_URL_FILE: join(folder, "none"),
  };
  const parsed = parseConfig(env, (path) => readFileSync(path, "utf8"));
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    `DATABASE_URL_FILE: ${env.DATABASE_URL_FILE} cannot be read: it does not exist`,
    `TLS_CERT_FILE: ${env.TLS_CERT_FILE} cannot be read: it does not exist`,
    `TLS_KEY_FILE: ${folder} cannot be read: it is a folder`,
  ]);
});
