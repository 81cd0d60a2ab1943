import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { DatabaseSync } from "@photostructure/sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { type ArchiveCommandName, runArchiveCommand } from "./archive-commands.ts";
import { openSqliteArchive } from "#server/archive/engines/open-archive.ts";
import { createTestFolder } from "#server/testing/server-process.ts";

const NOW = Date.UTC(2026, 2, 8);
const SOURCE = { address: "https://matches.example.net", client: "desk" };

let folder: string;
let progress: string[];

beforeEach(() => {
  folder = createTestFolder();
  progress = [];
});

const inFolder = (name: string) => join(folder, name);
const dataDir = () => inFolder("data");

function run(
  command: ArchiveCommandName,
  args: readonly string[],
  more: Record<string, string> = {},
  typed: string | null = null,
) {
  const env = {
    DATA_DIR: dataDir(),
    UPSTREAM_URL: SOURCE.address,
    CLIENT_ID: SOURCE.client,
    CLIENT_SECRET: "secret",
    ...more,
  };
  const input = Object.assign(new PassThrough(), { isTTY: typed !== null });
  input.end(typed ?? "");
  return runArchiveCommand(command, args, {
    terminal: { input, prompt: new PassThrough() },
    env,
    readFile: (path) => readFileSync(path, "utf8"),
    now: () => NOW,
    say: (line) => progress.push(line),
  });
}

/** Writes a file with matches of these ids, all between Aino and Bo, in the service's form. */
function wireFile(name: string, ids: readonly string[]): string {
  const contestants = [wireContestant({ name: "Aino" }), wireContestant({ name: "Bo", sort: "2" })];
  const data = ids.map((id) => wireMatch({ id, contestants }));
  writeFileSync(inFolder(name), JSON.stringify({ object: "matches", data }));
  return inFolder(name);
}

/** Imports match 1 and backs the archive up; returns the path of the backup. */
async function backUpMatch(): Promise<string> {
  await run("import", [wireFile("first.json", ["1"])]);
  await run("backup", [inFolder("desk.backup")]);
  return inFolder("desk.backup");
}

/** Replaces a name in the archive; returns its pseudonym. */
async function forget(name: string): Promise<string> {
  const { line } = await run("forget", ["--yes", name]);
  return /^Replaced the name with (Removed [0-9a-f]{6}) in 1 matches/.exec(line)?.[1] ?? "none";
}

async function namesInArchive(): Promise<string[]> {
  const archive = await openSqliteArchive(dataDir(), { now: NOW, salt: "" }, { led: () => {} });
  const { reader } = await archive.openSources([SOURCE]);
  const matches = await reader.findAllByText("", 99);
  await archive.close();
  return matches.map(({ match }) => `${match.id}: ${match.entries.map(({ name }) => name).join()}`);
}

describe("npm run import", () => {
  it("adds matches that are not archived yet", async () => {
    const first = wireFile("first.json", ["1"]);
    const both = wireFile("both.json", ["1", "2"]);
    expect(await run("import", [first])).toEqual({
      exitCode: 0,
      line: "Added 1 matches; 0 were archived already, 0 could not be parsed.",
    });
    expect((await run("import", [first, both])).line).toMatch(
      /^Added 1 matches; 1 were archived already/,
    );
    expect(await namesInArchive()).toEqual(["1: Aino,Bo", "2: Aino,Bo"]);
  });

  it("adds nothing when a file is invalid, and reports the file", async () => {
    const good = wireFile("good.json", ["1"]);
    writeFileSync(inFolder("bad.json"), "{");
    const outcome = await run("import", [good, inFolder("bad.json"), inFolder("none.json")]);
    expect(outcome).toEqual({
      exitCode: 65,
      line: `${inFolder("bad.json")}: is not JSON\n${inFolder("none.json")}: cannot be read (ENOENT)`,
    });
    expect(await namesInArchive()).toEqual([]);
  });

  it("rejects the import when no service is configured", async () => {
    const none = { UPSTREAM_URL: "", CLIENT_ID: "", CLIENT_SECRET: "" };
    const outcome = await run("import", [wireFile("a.json", ["1"])], none);
    expect(outcome).toMatchObject({ exitCode: 65 });
    expect(outcome.line).toMatch(/^Set UPSTREAM_URL/);
  });
});

describe("npm run forget", () => {
  it("replaces a name in the archive and in later imports, and removes it from the file", async () => {
    await run("import", [wireFile("first.json", ["1"])]);
    const pseudonym = await forget("aino");
    expect(readFileSync(join(dataDir(), "archive.db")).includes("Aino")).toBe(false);
    await run("import", [wireFile("second.json", ["2"])]);
    expect(await namesInArchive()).toEqual([`1: ${pseudonym},Bo`, `2: ${pseudonym},Bo`]);
  });

  it("prints what it would change, and changes nothing, unless it is confirmed", async () => {
    await run("import", [wireFile("first.json", ["1"])]);
    const outcome = await run("forget", ["Aino"]);
    expect(outcome.exitCode).toBe(2);
    expect(outcome.line).toMatch(
      /^This replaces "Aino" .* in 1 matches, .*: add --yes to do it\.$/,
    );
    expect(await run("forget", ["Aino"], {}, "n\n")).toMatchObject({ exitCode: 65 });
    expect(await namesInArchive()).toEqual(["1: Aino,Bo"]);
    expect(await run("forget", ["Aino"], {}, "y\n")).toMatchObject({ exitCode: 0 });
    expect(await namesInArchive()).not.toEqual(["1: Aino,Bo"]);
  });

  it("fails and stores no rule if no data contains the name", async () => {
    await run("import", [wireFile("first.json", ["1"])]);
    for (const args of [["Ain"], ["Ain", "--yes"]]) {
      const outcome = await run("forget", args);
      expect(outcome.exitCode).toBe(1);
      expect(outcome.line).toMatch(
        /^No match, .* contains the name "Ain", so nothing was changed\./,
      );
    }
    const archive = new DatabaseSync(join(dataDir(), "archive.db"));
    expect(archive.prepare("select * from suppression").all()).toEqual([]);
    archive.close();
  });
});

describe("npm run backup and restore", () => {
  it("restore the backed-up data, and print progress", async () => {
    await run("import", [wireFile("first.json", ["1"])]);
    const file = inFolder("desk.backup");
    expect(await run("backup", [file])).toEqual({
      exitCode: 0,
      line: `Backed up the whole archive to ${file}.`,
    });
    expect(progress.at(-1)).toMatch(/^backup: 100% of \d+ rows$/);
    await run("import", [wireFile("second.json", ["2"])]);
    expect((await run("restore", [file])).exitCode).toBe(0);
    expect(await namesInArchive()).toEqual(["1: Aino,Bo"]);
  });

  it("fault 56: explain that a new archive has no list of deleted names", async () => {
    const file = await backUpMatch();
    const { line } = await run("restore", [file], { DATA_DIR: inFolder("fresh") });
    expect(line).toMatch(/No name had been deleted in this archive\. .*newest backup first/);
  });

  it("fault 55: rename an empty archive file and restore", async () => {
    const file = await backUpMatch();
    const archive = join(dataDir(), "archive.db");
    for (const suffix of ["", "-wal", "-shm"]) rmSync(archive + suffix, { force: true });
    writeFileSync(archive, "");
    expect(await run("backup", [inFolder("b.backup")])).toMatchObject({ exitCode: 78 });
    const { exitCode, line } = await run("restore", [file]);
    expect(exitCode).toBe(0);
    expect(line).toContain(`is now ${archive}.damaged-${NOW}.`);
    expect(line).toContain('run "npm run forget" again for each');
    expect(await namesInArchive()).toEqual(["1: Aino,Bo"]);
  });

  it("fault 56: keep names deleted that were deleted in an archive of a newer version", async () => {
    const file = await backUpMatch();
    const pseudonym = await forget("Aino");
    const newer = new DatabaseSync(join(dataDir(), "archive.db"));
    newer.exec("insert into kysely_migration values ('9999-newer', '2030-01-01')");
    newer.close();
    const { line } = await run("restore", [file]);
    expect(line).toContain("Kept 1 names deleted: replaced them in 1 matches");
    expect(await namesInArchive()).toEqual([`1: ${pseudonym},Bo`]);
    expect(readFileSync(join(dataDir(), "archive.db")).includes("Aino")).toBe(false);
  });

  it("restore a backup of an older version", async () => {
    const file = await backUpMatch();
    const backup = new DatabaseSync(file);
    backup.exec("alter table suppression drop column salt");
    backup.exec("drop table lease; delete from kysely_migration where name > '0004'");
    backup.exec("drop index change_by_public_seq; alter table change drop column public_seq");
    backup.exec(
      "alter table state drop column public_seq; alter table state drop column public_scope",
    );
    backup.close();
    expect((await run("restore", [file])).exitCode).toBe(0);
    expect(await namesInArchive()).toEqual(["1: Aino,Bo"]);
  });

  it("end with an instruction when they fail", async () => {
    expect(await run("backup", [inFolder("a.backup")])).toMatchObject({ exitCode: 65 });
    const open = await openSqliteArchive(dataDir(), { now: NOW, salt: "" }, { led: () => {} });
    await run("backup", [inFolder("b.backup")]);
    const outcome = await run("restore", [inFolder("b.backup")]);
    await open.close();
    expect(outcome).toMatchObject({ exitCode: 69 });
    expect(outcome.line).toMatch(/Another Matchdesk is running/);
  });
});

it("rejects an empty name", async () => {
  const outcome = await run("forget", [" "]);
  expect(outcome).toEqual({ exitCode: 65, line: "Specify the name as the service sends it." });
});

it("checks the configuration first", async () => {
  const outcome = await run("backup", ["a"], { PORT: "many" });
  expect(outcome.exitCode).toBe(78);
  expect(outcome.line).toContain("PORT");
});
