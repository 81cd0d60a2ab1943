import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { deriveWorld } from "#core/world/derive-world.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import type { Instant } from "#core/model/match.ts";
import { snapshotOfFile } from "#core/snapshot/snapshot.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import { COMMANDS } from "#server/command-line/commands.ts";
import type { Environment } from "#server/config/config.ts";
import { requireConfig } from "#server/config/load-config.ts";
import { CommandError } from "#server/platform/command.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";
import { readMatchListFiles } from "./inspect-files.ts";
import { presentInspection } from "./inspection.ts";
import { pollServicesOnce } from "./poll-services-once.ts";

/**
 * Runs `npm run inspect`. Resolves to its document.
 *
 * @param args The command line without the program, checked before.
 * @param clock Returns the machine's time, in milliseconds since the epoch.
 * @throws CommandError
 */
export async function runInspect(
  args: readonly string[],
  env: Environment,
  clock: () => Instant,
): Promise<ReturnType<typeof presentInspection>> {
  const { files, now, contestants } = parseInspectArguments(args);
  const read = files.length > 0 ? await readFiles(files, env, now ?? clock()) : await poll(env);
  const options = { graceMinutes: DEFAULT_GRACE_MINUTES };
  const world = deriveWorld(read.snapshot, now ?? read.now, options);
  return presentInspection(world, read.quarantined, contestants);
}

/** Parses the command line. */
export function parseInspectArguments(args: readonly string[]) {
  const { options } = COMMANDS.inspect;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const now = values.now === undefined ? null : Date.parse(values.now);
  if (Number.isNaN(now)) {
    const problem = `--now ${values.now} is not a date and time. Write it like 2026-03-07T18:00:00Z`;
    throw new CommandError(problem, EXIT_CODES.usage);
  }
  return {
    /** Files with match lists of the service; empty to read the configured service. */
    files: positionals,
    /** Time to derive for, in milliseconds since the epoch; `null` for the present. */
    now,
    /** Names of contestants whose matches to list. */
    contestants: values.contestant ?? [],
  };
}

async function readFiles(files: readonly string[], env: Environment, now: Instant) {
  const items = await readMatchListFiles(files);
  const { matches, issues, quarantined } = createNormalizer(env["UPSTREAM_TIMEZONE"] || "UTC")(
    items,
  );
  return { snapshot: { ...snapshotOfFile(matches, now), issues }, quarantined, now };
}

function createNormalizer(zone: string): ReturnType<typeof createMatchListNormalizer> {
  try {
    return createMatchListNormalizer(zone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CommandError(
      `UPSTREAM_TIMEZONE: ${zone} is not a time zone. Write it like Europe/Helsinki`,
      EXIT_CODES.configuration,
    );
  }
}

async function poll(env: Environment) {
  const config = requireConfig(env, (path) => readFileSync(path, "utf8"));
  if (config.credentials.length === 0) {
    throw new CommandError(
      "Name files, or set UPSTREAM_URL, CLIENT_ID and CLIENT_SECRET to read a service.",
      EXIT_CODES.usage,
    );
  }
  return pollServicesOnce(config);
}
