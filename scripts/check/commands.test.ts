/** Checks that every command that documents print can be run as printed. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { wireMatch } from "#core/testing/wire-match.ts";
import { findExampleProblems } from "#server/testing/find-example-problems.ts";
import { findCommands, findMissingTargets, withoutVariables } from "./find-commands.mjs";
import { listFiles } from "./list-files.ts";

const folder = mkdtempSync(join(tmpdir(), "matchdesk-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LIST = join(folder, "matches.json");
const BACKUP = join(folder, "backup.db");

/**
 * Commands that end within seconds, in the order in which they run: as printed, with the value of
 * the placeholder, and the output.
 */
const EXECUTED = new Map<string, readonly [value: string, output: RegExp]>([
  ["npm run -s inspect -- FILE…", [LIST, /^\{\n {2}"/]],
  ["npm run import -- FILE…", [LIST, /^Added 1 matches; 0 were archived already/m]],
  ["npm run backup -- FILE", [BACKUP, /^Backed up the whole archive to /m]],
  ["npm run forget -- NAME", ["Aino --yes", /^Replaced the name with .+ in 1 matches/m]],
  ["npm run restore -- FILE", [BACKUP, /^Restored the archive from .* Kept 1 names deleted/m]],
  ["npm run hash-password -- Aino", ["", /^Aino:scrypt\.32768\.8\.3\.\S+$/m]],
  ["npm start -- --help", ["", /^Usage: npm start$/m]],
  ["npm run -s inspect -- --help", ["", /^Usage: npm run -s inspect -- FILE…/m]],
  ["npm run hash-password -- --help", ["", /^Usage: npm run hash-password -- NAME$/m]],
  ["npm run service -- --help", ["", /^Usage: npm run service -- \[OPTION\]…$/m]],
  ["npm run baseline -- --help", ["", /^Usage: npm run baseline -- take FOLDER/m]],
  ["npm run freeze -- --help", ["", /^Usage: npm run freeze -- FOLDER/m]],
]);

/** Commands that the tests do not run, with the reason. Their names, files and flags are checked. */
const NAMED: readonly (readonly [form: RegExp, reason: string])[] = [
  [/^npm (ci|audit)(?= |$)/, "needs the registry"],
  [/^npm (start|run (dev|service))(?= |$)/, "runs until it is stopped"],
  [/^npm run freeze -- FOLDER/, "needs a running server"],
  [/^npm run hash-password -- NAME$/, "has an example that is executed"],
  [/^npm run (backup|restore|import|inspect|freeze)$/, "is named without its arguments"],
  [
    /^npm (test|run (check|format|coverage|test:unit|test:e2e))(?= |$)|^npx vitest run /,
    "is the tests",
  ],
  [/^npm run (baseline|bench|lighthouse|clients)(?= |$)/, "takes minutes"],
  [/^node scripts\/check\/lines\.mjs --write$/, "changes a file of the project"],
  [/^promtool /, "is not on every machine"],
  [/^npm run slowest$/, "reads the reports of npm test"],
  [/^node scripts\/check\/rooms\.mjs$/, "writes a document"],
  [/^(apt-get|certbot|git|mkcert|openssl) /, "changes the reader's machine"],
];

/** Code in the form of a command that is none. */
const OTHER = new Set(["frame-ancestors 'none'", "not storing: archive STATE since TIME"]);

const documents = listFiles(/\.md$/);
const configuration = readFileSync("docs/configuration.md", "utf8");
const printed = documents.flatMap((file) =>
  findCommands(readFileSync(file, "utf8"))
    .filter((command) => !OTHER.has(command))
    .map((command) => ({ file, command })),
);

/** Returns a sentence if no list contains the command, else `null`. */
function describeUnclassified(file: string, command: string): string | null {
  const program = withoutVariables(command);
  return EXECUTED.has(command) || NAMED.some(([form]) => form.test(program))
    ? null
    : `${file} prints "${command}", which scripts/check/commands.test.ts does not know: add it to EXECUTED if it ends within seconds, else to NAMED.`;
}

/** Returns the variables of a command, without quotes. */
function variablesOf(command: string): Readonly<Record<string, string>> {
  const words = command.matchAll(/(?:^|\s)([A-Z_]+)=(\S+)/g);
  return Object.fromEntries(
    Array.from(words, ([, name = "", value = ""]) => [name, value.replaceAll("'", "")]),
  );
}

/** Runs a command with a shell in the project, with data in the folder of the tests. */
function run(command: string) {
  const { PATH, HOME } = process.env;
  const service = { UPSTREAM_URL: "https://matches.example.net", CLIENT_ID: "desk" };
  return spawnSync("sh", ["-c", command], {
    encoding: "utf8",
    env: { PATH, HOME, ...service, CLIENT_SECRET: "secret", DATA_DIR: join(folder, "data") },
    input: "correct horse battery\n",
  });
}

describe("commands in documents", () => {
  it("are all classified", () => {
    expect(printed.length).toBeGreaterThan(80);
    const sentences = printed.map(({ file, command }) => describeUnclassified(file, command));
    expect(sentences.filter((sentence) => sentence !== null)).toEqual([]);
    const stale = [...EXECUTED.keys()].filter(
      (command) => !command.endsWith("--help") && !printed.some((each) => each.command === command),
    );
    expect(stale).toEqual([]);
  });

  it("name only npm scripts, files and variables that exist", () => {
    const missing = printed.flatMap(({ file, command }) =>
      findMissingTargets(command, configuration).map((target) => `${file}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it("start the server with a valid configuration", () => {
    const starts = printed.filter(({ command }) => command.endsWith(" npm start"));
    expect(starts.length).toBeGreaterThan(4);
    const problems = starts.flatMap(({ file, command }) =>
      findExampleProblems(variablesOf(command)).map((problem) => `${file}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it("find valid values in .env.example, read by a shell", () => {
    const file = join(folder, ".env");
    // A client and an OpenID provider; the other variables are alternatives to these.
    const lines = readFileSync(".env.example", "utf8")
      .replace(/^#(?!(CREDENTIALS_FILE|CLIENT_SECRET_FILE|STAFF_USERS)=)(?=[A-Z_]+=)/gm, "")
      .replace(/^(?=CLIENT|OIDC_CLIENT)(\w+)=$/gm, "$1=text");
    writeFileSync(file, lines);
    const { stdout } = spawnSync("sh", ["-c", `set -a; . ${file}; env`], {
      encoding: "utf8",
      env: {},
    });
    expect(findExampleProblems(variablesOf(stdout))).toEqual([]);
  });

  writeFileSync(LIST, JSON.stringify({ object: "matches", data: [wireMatch()] }));

  // The first command may have to build the server.
  it.each([...EXECUTED])(
    "%s ends with status 0",
    (command, [value, output]) => {
      const { status, stdout, stderr } = run(command.replace(/FILE…?|NAME/, value));
      expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout).toMatch(output);
      // Every flag that documents print is in the help.
      const [, script] = /^npm run (\S+) -- --help$/.exec(command) ?? [];
      const flags = printed.flatMap(({ command: other }) =>
        other.startsWith(`npm run ${script} -- `) ? (other.match(/--[a-z-]+/g) ?? []) : [],
      );
      expect(flags.filter((flag) => !stdout.includes(flag))).toEqual([]);
    },
    120_000,
  );
});

describe("findCommands", () => {
  it("returns lines of code blocks, with continued lines as one, and code within a line", () => {
    const text =
      "Run `npm test` or `node`, see `a.ts`.\n\n" +
      "    A=1 B=… npm start\n    openssl req \\\n      -out a.pem\n    key = value\n    /wall   a wall\n\n" +
      "```sh\nmake\n```\n\n```mermaid\nflowchart LR\n```\n";
    expect(findCommands(text)).toEqual([
      "A=1 B=… npm start",
      "openssl req -out a.pem",
      "make",
      "npm test",
    ]);
  });
});

describe("findMissingTargets", () => {
  it.each([
    ["npm run missing", "npm script missing"],
    ["A_SECRET=1 npm start", "A_SECRET"],
    ["npm run bench core missing 60 /wall", "bench/missing.ts"],
    ["npm run test:e2e -- specs/missing.spec.ts", "e2e/specs/missing.spec.ts"],
    ["PORT=1 npx vitest run core/missing.test.ts", "core/missing.test.ts"],
    ["node scripts/missing.mjs", "scripts/missing.mjs"],
    ["npm ci --prefix core", "core/package-lock.json"],
  ])("reports %s", (command, target) => {
    expect(findMissingTargets(command, configuration)).toEqual([target]);
  });
});

describe("describeUnclassified", () => {
  it("returns an instruction for a new command", () => {
    expect(describeUnclassified("README.md", "A=1 npm run new")).toMatch(
      /^README\.md prints "A=1 npm run new", .*: add it to EXECUTED/,
    );
  });
});
