import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { build } from "vite";
import { expect, it } from "vitest";
import { isLongMode } from "#core/testing/node/sample.ts";
import { type CreateStore, openLeadingArchive } from "./open-leading-archive.ts";
import { SAMPLE_MATCH_NOON, SAMPLE_SOURCE } from "./samples.ts";

/** Number of rounds: 100 in the long mode. */
const KILL_ROUNDS = isLongMode ? 100 : 4;
/** Time limit of one test, in milliseconds. */
const KILL_TEST_TIMEOUT_MS = KILL_ROUNDS * 15_000;
/** Number of changes per match in a tick of the writer. */
const CHANGES_EACH = 2;
/** Longest time from a writer's first acknowledgement until it is killed, in milliseconds. */
const LONGEST_LIFE = 60;

/**
 * Describes the test of a store to which one writer after the other commits ticks until it is
 * killed at a random time.
 */
export function defineKillTest(name: string, createStore: CreateStore): void {
  it(
    `loses and repeats no acknowledged change when killed ${KILL_ROUNDS} times, in ${name}`,
    { timeout: KILL_TEST_TIMEOUT_MS },
    async () => {
      const errors = await killWritersAndCheckStore(await createStore());
      expect(errors).toEqual({ lost: [], misnumbered: [], torn: [] });
    },
  );
}

/**
 * Returns acknowledged changes, as `NUMBER MATCH`, that are not in the log; change numbers that are
 * not one above the number before; and keys of matches without their changes or the reverse.
 */
async function killWritersAndCheckStore(place: Awaited<ReturnType<CreateStore>>) {
  const folder = resolve("node_modules", ".vite", `kill-writer-${place.type}-${process.pid}`);
  const program = await buildWriter(folder);
  const acknowledged: string[] = [];
  for (let round = 0; round < KILL_ROUNDS; round += 1) {
    const lines = await runAndKill(program, JSON.stringify(place));
    if (lines.length === 0)
      throw new Error(`Writer ${round} was killed before its first acknowledgement`);
    acknowledged.push(...lines);
  }
  rmSync(folder, { recursive: true });
  const archive = await openLeadingArchive(place);
  const { reader } = await archive.openSources([SAMPLE_SOURCE]);
  const { changes } = await reader.findChangesAfter(SAMPLE_MATCH_NOON, Number.MAX_SAFE_INTEGER);
  const seen = await reader.findAllByTournament("chess.example.net/spring-cup");
  await archive.close();
  const logged = new Set(changes.map(({ seq, change }) => `${seq} ${change.match}`));
  const changeCounts = countEach(changes.map(({ change }) => change.match));
  const matches = new Set(seen.map(({ match }) => match.key));
  return {
    lost: acknowledged.filter((line) => !logged.has(line)),
    misnumbered: changes
      .map(({ seq }) => seq)
      .filter((seq, index) => seq !== SAMPLE_MATCH_NOON + 1 + index),
    torn: [...new Set([...matches, ...changeCounts.keys()])].filter(
      (key) => !matches.has(key) || changeCounts.get(key) !== CHANGES_EACH,
    ),
  };
}

function countEach(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Runs a writer, kills it some time after its first acknowledgement, and returns all of them. */
async function runAndKill(program: string, place: string): Promise<string[]> {
  const writer = spawn(process.execPath, [program, place], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  writer.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  writer.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(writer, "close");
  await Promise.race([once(writer.stdout, "data"), ended]);
  await setTimeout(Math.random() * LONGEST_LIFE);
  writer.kill("SIGKILL");
  await ended;
  if (errors !== "") throw new Error(`A writer failed: ${errors}`);
  return output.split("\n").filter((line) => line !== "");
}

/** Builds the writer as plain JavaScript, because each round with tsx takes a second longer. */
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
