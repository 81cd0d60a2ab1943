/**
 * `main.js COMMAND ARGUMENTS…`: the program of all npm scripts in `COMMANDS`; without a command, the
 * server. It loads only what the command needs.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keysOf } from "#core/lib/collections.ts";
import { systemTime } from "./clock/clock.ts";
import type { ArchiveCommandName } from "./commands/archive-commands.ts";
import { checkCommandLine } from "./command-line/check-command-line.ts";
import { type CommandName, COMMANDS } from "./command-line/commands.ts";
import { CommandError, type CommandOutcome, printOutcome, EXIT_CODES } from "./platform/command.ts";
import { describeNativePartFailure } from "./platform/native-part.ts";

/** Runs a command; resolves to `null` if it runs until it is stopped. */
type Program = (args: readonly string[]) => Promise<CommandOutcome | null>;

const writeProgress = (line: string): void => void process.stderr.write(`${line}\n`);

const TERMINAL = { input: process.stdin, prompt: process.stderr };

const runOnArchive =
  (name: ArchiveCommandName): Program =>
  async (args) => {
    const { runArchiveCommand } = await import("./commands/archive-commands.ts");
    return runArchiveCommand(name, args, {
      env: process.env,
      readFile: (path) => readFileSync(path, "utf8"),
      now: systemTime.machineNow,
      say: writeProgress,
      terminal: TERMINAL,
    });
  };

const PROGRAMS: Readonly<Record<CommandName, Program>> = {
  start: async () => {
    const { runServer } = await import("./run-server.ts");
    // This file is in the folder `server` of the build.
    await runServer(join(import.meta.dirname, ".."));
    return null;
  },
  service: async (args) => {
    const { runService } = await import("./reference/run-service.ts");
    await runService(args);
    return null;
  },
  inspect: async (args) => {
    const { runInspect } = await import("./commands/inspect-command.ts");
    const document = await runInspect(args, process.env, systemTime.machineNow);
    return { exitCode: 0, line: JSON.stringify(document, null, 2) };
  },
  backup: runOnArchive("backup"),
  restore: runOnArchive("restore"),
  import: runOnArchive("import"),
  forget: runOnArchive("forget"),
  freeze: async (args) => {
    const { runFreeze } = await import("./freezing/freeze-command.ts");
    return runFreeze(args, {
      port: process.env["PORT"] ?? "8787",
      publicUrl: process.env["PUBLIC_URL"] ?? "",
      ask: (url) => fetch(url, { redirect: "error" }),
      say: writeProgress,
    });
  },
  "hash-password": async (args) => {
    const { runHashPassword } = await import("./commands/hash-password-command.ts");
    return runHashPassword(args, TERMINAL);
  },
};

const [first = "start", ...rest] = process.argv.slice(2);
const name = keysOf(COMMANDS).find((each) => each === first);
const outcome =
  name === undefined
    ? {
        exitCode: EXIT_CODES.usage,
        line: `Unknown command ${first}. The commands are ${keysOf(COMMANDS).join(", ")}.`,
      }
    : (checkCommandLine(COMMANDS[name], rest) ?? (await run(PROGRAMS[name], rest)));
if (outcome !== null) printOutcome(outcome);

async function run(program: Program, args: readonly string[]): Promise<CommandOutcome | null> {
  try {
    return await program(args);
  } catch (error) {
    if (error instanceof CommandError) return { exitCode: error.exitCode, line: error.message };
    const line = describeNativePartFailure(error);
    if (line === null) throw error;
    return { exitCode: EXIT_CODES.configuration, line };
  }
}
