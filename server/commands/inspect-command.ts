import { readFileSync } from "node:fs";
import { deriveWorld } from "#core/world/derive-world.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import type { Instant } from "#core/model/match.ts";
import { snapshotOfFile } from "#core/snapshot/snapshot.ts";
import type { Snapshot } from "#core/model/tick.ts";
import {
  createMatchListNormalizer,
  type NormalizedMatchList,
} from "#core/wire/normalize-match-list.ts";
import { type Environment, parseConfig, formatConfigProblems } from "#server/config/config.ts";
import { type InspectArguments, parseInspectArguments } from "./inspect-arguments.ts";
import { readMatchListFiles } from "./inspect-files.ts";
import { pollServicesOnce } from "./poll-services-once.ts";
import { type Inspection, presentInspection } from "./inspection.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";

/** Result of the command: its document, or an exit code and error messages. */
export type InspectResult =
  | { readonly ok: true; readonly document: Inspection }
  | { readonly ok: false; readonly exitCode: number; readonly lines: readonly string[] };

/**
 * Runs `npm run inspect`.
 *
 * @param args The command line without the program.
 * @param clock Returns the machine's time, in milliseconds since the epoch.
 */
export async function runInspect(
  args: readonly string[],
  env: Environment,
  clock: () => Instant,
): Promise<InspectResult> {
  const parsed = parseInspectArguments(args);
  if (!parsed.ok) return createFailure(EXIT_CODES.usage, [parsed.message]);
  return parsed.value.files.length > 0
    ? inspectFiles(parsed.value, env, clock)
    : inspectConfigured(parsed.value, env);
}

async function inspectFiles(
  { files, now, contestants }: InspectArguments,
  env: Environment,
  clock: () => Instant,
): Promise<InspectResult> {
  const { items, problems } = await readMatchListFiles(files);
  if (problems.length > 0) return createFailure(EXIT_CODES.invalidData, problems);
  const zone = env["UPSTREAM_TIMEZONE"] || "UTC";
  const normalized = normalizeIn(zone, items);
  if (normalized === null) {
    return createFailure(EXIT_CODES.configuration, [
      `UPSTREAM_TIMEZONE: ${zone} is not a time zone. Write it like Europe/Helsinki`,
    ]);
  }
  const at = now ?? clock();
  const { matches, issues, quarantined } = normalized;
  return createResult({ ...snapshotOfFile(matches, at), issues }, at, quarantined, contestants);
}

async function inspectConfigured(
  { now, contestants }: InspectArguments,
  env: Environment,
): Promise<InspectResult> {
  const parsed = parseConfig(env, (path) => readFileSync(path, "utf8"));
  if (!parsed.ok)
    return createFailure(EXIT_CODES.configuration, [
      formatConfigProblems(parsed.problems).trimEnd(),
    ]);
  if (parsed.config.credentials.length === 0) {
    const hint = "Name files, or set UPSTREAM_URL, CLIENT_ID and CLIENT_SECRET to read a service.";
    return createFailure(EXIT_CODES.usage, [hint]);
  }
  const service = await pollServicesOnce(parsed.config);
  if (service.problems.length > 0) return createFailure(EXIT_CODES.unavailable, service.problems);
  return createResult(service.snapshot, now ?? service.now, service.quarantined, contestants);
}

/** Normalizes items; returns `null` if the time zone is unknown. */
function normalizeIn(zone: string, items: readonly unknown[]): NormalizedMatchList | null {
  try {
    return createMatchListNormalizer(zone)(items);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function createResult(
  snapshot: Snapshot,
  at: Instant,
  quarantined: number,
  contestants: readonly string[],
): InspectResult {
  const world = deriveWorld(snapshot, at, { graceMinutes: DEFAULT_GRACE_MINUTES });
  return { ok: true, document: presentInspection(world, quarantined, contestants) };
}

function createFailure(exitCode: number, lines: readonly string[]): InspectResult {
  return { ok: false, exitCode, lines };
}
