import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { build } from "vite";
import type { OpenArchive } from "#server/archive/repository.ts";
import { ARCHIVE_NOON, SOURCE } from "./samples.ts";

/** In the long mode as many as the promise says. */
export const ROUNDS = process.env["MATCHDESK_LONG"] === "1" ? 100 : 10;
/** Of one test, in milliseconds. */
export const LONGEST_TEST = ROUNDS * 15_000;
/** Changes of one match in a tick of the writer. */
const CHANGES_EACH = 2;
/** A writer is killed so long after its first acknowledgement at the latest, in milliseconds. */
const LONGEST_LIFE = 60;

/** What a store says after the kills, held against what it had acknowledged; all empty when it is sound. */
export interface Aftermath {
  /** Acknowledged, and not there with that number. */
  readonly lost: readonly string[];
  /** Numbers that do not follow the one before by one. */
  readonly misnumbered: readonly number[];
  /** Matches that are there without the change that says so, or the other way round. */
  readonly torn: readonly string[];
}

/**
 * Lets one writer after the other commit ticks on one store and kills each at a random moment.
 *
 * @param store Arguments of `kill-writer.ts`.
 * @param open Opens the store after the last kill.
 */
export async function killWriters(
  store: readonly [kind: "sqlite" | "postgres", place: string],
  open: () => Promise<OpenArchive>,
): Promise<Aftermath> {
  const folder = resolve("node_modules", ".vite", `kill-writer-${store[0]}-${process.pid}`);
  const program = await buildWriter(folder);
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const lines = await runAndKill(program, store);
    if (lines.length === 0) throw new Error(`writer ${round} was killed before it wrote anything`);
    acknowledged.push(...lines);
  }
  rmSync(folder, { recursive: true });
  const archive = await open();
  const { reader } = await archive.openSources([SOURCE]);
  const { changes } = await reader.findChangesAfter(ARCHIVE_NOON, Number.MAX_SAFE_INTEGER);
  const seen = await reader.findAllByTournament("chess.example.net/spring-cup");
  await archive.close();
  const logged = new Set(changes.map(({ seq, change }) => `${seq} ${change.match}`));
  const told = countEach(changes.map(({ change }) => change.match));
  const matches = new Set(seen.map(({ match }) => match.key));
  return {
    lost: acknowledged.filter((line) => !logged.has(line)),
    misnumbered: changes
      .map(({ seq }) => seq)
      .filter((seq, index) => seq !== ARCHIVE_NOON + 1 + index),
    torn: [...new Set([...matches, ...told.keys()])].filter(
      (key) => !matches.has(key) || told.get(key) !== CHANGES_EACH,
    ),
  };
}

function countEach(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Runs a writer until some time after its first acknowledgement; answers all of them. */
async function runAndKill(program: string, store: readonly string[]): Promise<string[]> {
  const writer = spawn(process.execPath, [program, ...store], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let failed = "";
  writer.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  writer.stderr.on("data", (chunk: Buffer) => (failed += chunk.toString()));
  const ended = once(writer, "close");
  await Promise.race([once(writer.stdout, "data"), ended]);
  await setTimeout(Math.random() * LONGEST_LIFE);
  writer.kill("SIGKILL");
  await ended;
  if (failed !== "") throw new Error(`a writer failed: ${failed}`);
  return said.split("\n").filter((line) => line !== "");
}

/** The writer as plain JavaScript: through tsx each round would take a second more. */
async function buildWriter(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "warn",
    ssr: { target: "node", external: ["@photostructure/sqlite"], noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      minify: false,
      rolldownOptions: { input: { writer: join(import.meta.dirname, "kill-writer.ts") } },
    },
  });
  return join(folder, "writer.js");
}
