/**
 * Measures the build of the first `npm start`, without a build before it, in turns with another
 * checkout whose packages are installed: `npm run bench build /path/of/checkout`. Other programs
 * change the elapsed time most, the processor time least.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SECOND } from "#core/lib/time.ts";
import { median } from "./browser/median.ts";
import { printFigure } from "./load/print-figure.ts";

const ROUNDS = 3;
const CLOCK_TICK = SECOND / 100;
const checkouts = [".", ...process.argv.slice(2)].map((cwd) => ({
  cwd,
  elapsed: [] as number[],
  processor: [] as number[],
}));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { cwd, elapsed, processor } of checkouts) {
    rmSync(join(cwd, "dist"), { recursive: true, force: true });
    const [startedAt, usedBefore] = [performance.now(), readChildrenTime()];
    const built = spawnSync(process.execPath, ["scripts/build/build.mjs"], { cwd });
    if (built.status !== 0)
      throw new Error(`The build of ${cwd} failed.\n${built.stderr.toString()}`);
    elapsed.push(performance.now() - startedAt);
    processor.push(readChildrenTime() - usedBefore);
  }
}
for (const { cwd, elapsed, processor } of checkouts) {
  const [time, used] = [elapsed, processor].map((times) => (median(times) / SECOND).toFixed(1));
  printFigure(`first build in ${cwd}`, `${time} s, processor time ${used} s`);
}

/** Returns the processor time of ended child processes and theirs, in milliseconds. */
function readChildrenTime(): number {
  const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) * CLOCK_TICK;
}
