/**
 * `npm run service`: runs the reference Match Data Service as a separate process, from wire files.
 * Exit codes of sysexits.h: 64 wrong usage, 65 invalid match list, 69 port or store unavailable.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { WireMatch } from "#core/wire/schema.ts";
import { createDemoMatchSource } from "./demo/demo-match-source.ts";
import { loadWireFiles } from "./wire-file.ts";
import { openReferenceService, type OpenReferenceService } from "./api/open-service.ts";
import { createReplayClock, type ReplayClock } from "./api/replay-clock.ts";
import { preparePrivateFolder } from "#server/platform/private-files.ts";
import { GENERATED_SECRET_COST } from "#server/platform/secret-hash.ts";
import { serveReferenceService } from "./api/serve.ts";
import { USAGE, parseServiceOptions, type ServiceOptions } from "./service-options.ts";
import { scheduleAlwaysListedMatches, type MatchStore } from "./store/matches.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";

/** Minimum number of matches for progress lines, and matches per line. */
const PROGRESS_STEP = 1000;

/** An error that ends the process with an exit code and instructions for the operator. */
class Quit extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, ...lines: string[]) {
    super(lines.join("\n"));
    this.exitCode = exitCode;
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Quit)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(error.exitCode);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const parsed = parseServiceOptions(args, (path) => readFileSync(path, "utf8"), Date.now());
  switch (parsed.kind) {
    case "help":
      process.stdout.write(USAGE);
      return;
    case "problems":
      throw new Quit(64, ...parsed.problems, "Try: npm run service -- --help");
    case "run":
      await run(parsed.options);
  }
}

async function run(options: ServiceOptions): Promise<void> {
  const { host, port, data } = options;
  const loaded = loadWireFiles(data);
  if (!loaded.ok) throw new Quit(65, loaded.problem, "Nothing was loaded.");

  const clock = createReplayClock(options.clock);
  let count = 0;
  const server = await serveReferenceService(host, port, async () => {
    const service = openStore(options, clock);
    await admitClients(service, options);
    if (data.length > 0) await load(loaded.matches, service.matches);
    count = await service.matches.count();
    return service;
  }).catch((error: unknown) => {
    throw error instanceof Quit ? error : new Quit(EXIT_CODES.unavailable, messageOf(error));
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

/**
 * Opens the store of the port. Each port has its own store, so that parallel services do not mix.
 */
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
    throw new Quit(
      EXIT_CODES.unavailable,
      `The store ${file} cannot be opened: ${messageOf(error)}.`,
      "Another service may be using it: choose another --port, or another folder with DATA_DIR.",
    );
  }
}

async function admitClients(
  { clients }: OpenReferenceService,
  options: ServiceOptions,
): Promise<void> {
  if (options.clients.length > 0) await clients.replaceAll(options.clients);
  else if ((await clients.count()) === 0) {
    throw new Quit(
      64,
      "No client may read this service yet. Add a client and the sites whose matches it may read.",
      "  --client ID:SECRET:SITE,SITE    the sites are the host names in the files' field site",
      "  --client-file PATH              the same, one per line",
    );
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
