import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { WireMatch } from "#core/wire/schema.ts";
import { createDemoMatchSource } from "./demo/programme.ts";
import { loadWireFiles } from "./wire-file.ts";
import { openReferenceService, type OpenReferenceService } from "./api/open-service.ts";
import { createReplayClock, type ReplayClock } from "./api/replay-clock.ts";
import { CommandError, EXIT_CODES } from "#server/platform/command.ts";
import { preparePrivateFolder } from "#server/platform/private-files.ts";
import { GENERATED_SECRET_COST } from "#server/platform/secret-hash.ts";
import { serveReferenceService } from "./api/serve.ts";
import { parseServiceOptions, type ServiceOptions } from "./service-options.ts";
import { scheduleAlwaysListedMatches, type MatchStore } from "./store/matches.ts";

/** Minimum number of matches for progress lines, and matches per line. */
const PROGRESS_STEP = 1000;

const NO_CLIENT = `No client may read this service yet. Add a client and the sites whose matches it may read.
  --client ID:SECRET:SITE,SITE    the sites are the host names in the files' field site
  --client-file PATH              the same, one per line`;

/**
 * Runs the reference Match Data Service of this process until a signal stops it, from wire files.
 * Rejects with a `CommandError` if it cannot start.
 */
export async function runService(args: readonly string[]): Promise<void> {
  const parsed = parseServiceOptions(args, (path) => readFileSync(path, "utf8"), Date.now());
  if (!parsed.ok) throw new CommandError(parsed.problems.join("\n"), EXIT_CODES.usage);
  const { options } = parsed;
  const { host, port, data } = options;
  const loaded = loadWireFiles(data);
  if (!loaded.ok) throw new CommandError(`${loaded.problem}\nNothing was loaded.`);

  const clock = createReplayClock(options.clock);
  let count = 0;
  const server = await serveReferenceService(host, port, async () => {
    const service = openStore(options, clock);
    await admitClients(service, options);
    if (data.length > 0) await load(loaded.matches, service.matches);
    count = await service.matches.count();
    return service;
  }).catch((error: unknown) => {
    throw error instanceof CommandError
      ? error
      : new CommandError(messageOf(error), EXIT_CODES.unavailable);
  });

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.close());
  }
  // Loading took time, so the replay restarts at its configured time.
  if (options.clock !== null) clock.set(options.clock);
  const time = options.clock === null ? "" : `, replay from ${describe(clock)}`;
  const events = options.demo ? "demo events" : `${count} matches`;
  process.stdout.write(`Match Data Service at ${server.url} (${events}${time})\n`);
}

/** Opens the store of the port, so that parallel services do not mix. */
function openStore(options: ServiceOptions, clock: ReplayClock): OpenReferenceService {
  const { port, tokenSeconds, clockControl, demo } = options;
  const folder = process.env["DATA_DIR"] || "./data";
  const file = join(folder, `reference-${port}.db`);
  try {
    preparePrivateFolder(folder);
    const behaviour = {
      clock,
      realNow: Date.now,
      tokenSeconds,
      clockControl,
      cost: GENERATED_SECRET_COST,
      onError: console.error,
    };
    return demo
      ? openReferenceService(file, behaviour, createDemoMatchSource)
      : openReferenceService(file, behaviour);
  } catch (error) {
    throw new CommandError(
      `The store ${file} cannot be opened: ${messageOf(error)}.\nAnother service may be using it: choose another --port, or another folder with DATA_DIR.`,
      EXIT_CODES.unavailable,
    );
  }
}

async function admitClients(
  { clients }: OpenReferenceService,
  options: ServiceOptions,
): Promise<void> {
  if (options.clients.length > 0) await clients.replaceAll(options.clients);
  else if ((await clients.count()) === 0) {
    throw new CommandError(NO_CLIENT, EXIT_CODES.usage);
  }
}

async function load(loaded: readonly WireMatch[], matches: MatchStore): Promise<void> {
  const listed = scheduleAlwaysListedMatches(loaded);
  let lastReported = 0;
  await matches.replaceAll(listed, (done) => {
    if (listed.length < PROGRESS_STEP || done - lastReported < PROGRESS_STEP) return;
    lastReported = done;
    process.stderr.write(`loaded ${done} of ${listed.length} matches\n`);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function describe(clock: ReplayClock): string {
  const speed = clock.speed();
  const pace = speed === 0 ? "stopped" : `at ${speed}×`;
  return `${new Date(clock.now()).toISOString()} ${pace}`;
}
