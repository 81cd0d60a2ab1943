/**
 * Measures who can still advance from 20 groups of 8, in milliseconds for all together: with draws
 * and without, and with 4 to 28 open matches. Each run derives new groups; medians of warm runs, as
 * wall time and as CPU time, which other processes hardly change.
 */
import { tournamentOf } from "#core/testing/group-in-play.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { getScenarios } from "#core/advancing/scenarios.ts";
import { must } from "#core/lib/must.ts";
import { median } from "./browser/median.ts";
import { printRow } from "./load/print-figure.ts";

const GROUPS = 20;
const NAMES = ["Aino", "Bo", "Cem", "Dag", "Eva", "Fay", "Gus", "Hal"];
const RUNS = 9;
/** Measurements that are not printed, so that functions are compiled. */
const WARM_UPS = 3;

const OPEN = [4, 8, 12, 15, 28];
/** Width of a column, in characters. */
const WIDTH = 16;

for (let count = 0; count < WARM_UPS; count += 1) OPEN.forEach((open) => measure(open, null));
printRow("open matches", OPEN.map(String), WIDTH);
for (const bestOf of [null, 3]) {
  printRow(
    bestOf === null ? "with draws" : "without draws",
    OPEN.map((open) => measure(open, bestOf)),
    WIDTH,
  );
}

/** Returns wall time and CPU time. */
function measure(open: number, bestOf: number | null): string {
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const tournaments = Array.from({ length: GROUPS }, (_, index) =>
      createTournament(open, bestOf, index),
    );
    const startedAt = performance.now();
    const usedBefore = process.cpuUsage();
    for (const tournament of tournaments) {
      getScenarios(tournament, must(tournament.groups[0], "the tournament has a group"));
    }
    const { user, system } = process.cpuUsage(usedBefore);
    wall.push(performance.now() - startedAt);
    cpu.push((user + system) / 1000);
  }
  return `${median(wall).toFixed(1)} / ${median(cpu).toFixed(1)}`;
}

/** Creates a group of 8 in rounds of four matches, of which the last `open` are not played. */
function createTournament(open: number, bestOf: number | null, seed: number) {
  const random = seededRandom(seed * 77 + 5);
  const score = (limit: number) => Math.floor(random() * limit);
  const results: string[] = [];
  const [fixed = "", ...others] = NAMES;
  for (let round = 0; round < NAMES.length - 1; round += 1) {
    const order = [fixed, ...others.slice(round), ...others.slice(0, round)];
    for (let table = 0; table < NAMES.length / 2; table += 1) {
      const [a, b] = [order[table], order[NAMES.length - 1 - table]];
      const isOpen = results.length >= 28 - open;
      if (isOpen) results.push(`${a}, ${b}`);
      else if (bestOf === null) results.push(`${a} ${score(3)}, ${b} ${score(3)}`);
      else results.push(random() < 0.5 ? `${a} 2, ${b} ${score(2)}` : `${a} ${score(2)}, ${b} 2`);
    }
  }
  const size = NAMES.length;
  return tournamentOf({ results, size, bestOf, advancing: seed % 2 === 0 ? 4 : 2, rule: null });
}
