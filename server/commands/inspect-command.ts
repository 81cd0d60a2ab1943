import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { deriveWorld } from "#core/world/derive-world.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import type { Instant } from "#core/model/match.ts";
import { snapshotOfFile, emptySnapshot } from "#core/snapshot/snapshot.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import { COMMANDS } from "#server/command-line/commands.ts";
import type { Environment, Config } from "#server/config/config.ts";
import { requireConfig } from "#server/config/load-config.ts";
import { CommandError, EXIT_CODES } from "#server/platform/command.ts";
import { readMatchListFiles } from "./inspect-files.ts";
import { presentInspection } from "./inspection.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { systemTime } from "#server/clock/clock.ts";
import { mergeSnapshots } from "#core/snapshot/merge-snapshots.ts";
import { fetchLists, parseList } from "#server/ingest/source/fetch-lists.ts";
import {
  addLists,
  EMPTY_SNAPSHOT,
  NOTHING_RECALLED,
} from "#server/ingest/source/source-snapshot.ts";
import { createServiceClock } from "#server/clock/service-clock.ts";
import { createUpstreamClient } from "#server/upstream/client.ts";
import { createTransport } from "#server/upstream/transport.ts";

/** Runs `npm run inspect` with checked arguments, for its document. Throws `CommandError`. */
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

/** Polls every configured service once. @throws CommandError with one line per failing service. */
async function pollServicesOnce({ credentials, timeZone }: Config) {
  const clock = createServiceClock(systemTime);
  const snapshots: Snapshot[] = [];
  const problems: string[] = [];
  let quarantined = 0;
  for (const [index, credential] of credentials.entries()) {
    const client = createUpstreamClient({
      credential,
      transport: createTransport(credential.allowsPrivate),
      monotonic: systemTime.monotonic,
      onToken: () => undefined,
      onCall: () => undefined,
      onListDate: (date) => clock.observe(index, date),
    });
    const { lists, failure } = await fetchLists(client, systemTime.monotonic, () => true);
    await client.close();
    const offset = clock.now() - systemTime.monotonic();
    const normalize = createMatchListNormalizer(timeZone);
    const parsed = lists.map((list) => parseList(list, offset, normalize, null));
    const context = {
      monotonic: 0,
      decisions: new Map(),
      isPublic: () => true,
      isOver: () => false,
      others: snapshots.map(({ matches }) => matches),
    };
    const sighted = addLists(EMPTY_SNAPSHOT, parsed, NOTHING_RECALLED, context);
    quarantined += sighted.quarantined;
    if (sighted.snapshot !== null) snapshots.push(sighted.snapshot);
    if (failure !== null) problems.push(`${credential.baseUrl}: ${failure.message}`);
  }
  if (problems.length > 0) throw new CommandError(problems.join("\n"), EXIT_CODES.unavailable);
  const now = clock.now();
  return {
    snapshot: mergeSnapshots(snapshots) ?? emptySnapshot(now),
    /** Number of items that could not be parsed. */
    quarantined,
    /** The service's time. */
    now,
  };
}
