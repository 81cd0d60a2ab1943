import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteArchive } from "#server/archive/engines/open-archive.ts";
import { backupArchive } from "#server/archive/copies/copies.ts";
import {
  describeFolderReadableByOthers,
  preparePrivateDatabase,
  preparePrivateFolder,
} from "#server/platform/private-files.ts";
import { openReferenceDatabase } from "#server/reference/store/tables.ts";

const IDENTITY = { now: 0, salt: "salt" };

let folder: string;
let umask: number;

beforeEach(() => {
  // Default of most systems: files are readable by all users unless their creator prevents it.
  umask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), "matchdesk-private-"));
});

afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
/** Returns the modes of all files in a folder, by name. */
const modesIn = (path: string): Record<string, string> =>
  Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]));

describe("the archive's files", () => {
  it("are readable only by their owner, including log and lock", async () => {
    const data = join(folder, "new", "data");
    const archive = await openSqliteArchive(data, IDENTITY, { led: () => {} });
    expect(modeOf(data)).toBe("700");
    expect(modesIn(data)).toEqual({
      "archive.db": "600",
      "archive.db-shm": "600",
      "archive.db-wal": "600",
      "lock.db": "600",
    });
    await archive.close();
  });

  it("lose other users' permissions when an existing installation starts", async () => {
    const data = join(folder, "data");
    const first = await openSqliteArchive(data, IDENTITY, { led: () => {} });
    await first.close();
    chmodSync(data, 0o755);
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    const second = await openSqliteArchive(data, IDENTITY, { led: () => {} });
    expect(modeOf(data)).toBe("700");
    expect(new Set(Object.values(modesIn(data)))).toEqual(new Set(["600"]));
    await second.close();
  });

  it("have the same permissions in a backup", async () => {
    const data = join(folder, "data");
    const archive = await openSqliteArchive(data, IDENTITY, { led: () => {} });
    const file = join(folder, "desk.backup");
    await backupArchive({ type: "folder", folder: data }, file, IDENTITY, () => {});
    await archive.close();
    expect(modeOf(file)).toBe("600");
  });
});

describe("the reference service's store", () => {
  it("is readable only by its owner", () => {
    const { close } = openReferenceDatabase(join(folder, "reference.db"));
    expect(new Set(Object.values(modesIn(folder)))).toEqual(new Set(["600"]));
    close();
  });
});

describe("preparePrivateFolder", () => {
  it("does not change a folder that contains other folders or is shared, and warns", () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, "something-else"));
    preparePrivateFolder(folder);
    expect(modeOf(folder)).toBe("755");
    expect(describeFolderReadableByOthers(folder)).toMatch(
      /^Other users .* Set DATA_DIR to a separate folder\.$/,
    );
    const shared = join(folder, "shared");
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    preparePrivateFolder(shared);
    expect(modeOf(shared)).toBe("777");
  });

  it("restricts the root folder of a file system, without a warning", () => {
    mkdirSync(join(folder, "lost+found"));
    chmodSync(folder, 0o755);
    preparePrivateFolder(folder);
    expect(modeOf(folder)).toBe("700");
    expect(describeFolderReadableByOthers(folder)).toBeNull();
  });
});

describe("preparePrivateDatabase", () => {
  it("keeps the content of a file", () => {
    const file = join(folder, "a.db");
    writeFileSync(file, "content");
    preparePrivateDatabase(file);
    expect(statSync(file).size).toBe(7);
    expect(modeOf(file)).toBe("600");
  });

  it("reports why a file cannot be created", () => {
    expect(() => preparePrivateDatabase(join(folder, "none", "a.db"))).toThrow(/ENOENT/);
  });
});
