import type { TestProject } from "vitest/node";
import { describeSampleSeed, readSampleSeed } from "./sample.ts";

/**
 * Fixes the seed of a run, which can last beyond midnight, for all its processes. Returns a
 * function that prints the seed at the end of the output.
 */
export function setup(project: TestProject): (() => void) | undefined {
  // The projects call this too.
  if (!project.isRootProject()) return undefined;
  const seed = readSampleSeed(process.env, Date.now());
  process.env["MATCHDESK_SEED"] = String(seed);
  return () => void process.stdout.write(`${describeSampleSeed(seed)}\n`);
}
