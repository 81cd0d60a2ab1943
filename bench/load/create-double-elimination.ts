import { type Elimination, playElimination } from "#core/testing/elimination.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";

/** Creates a double elimination of 32 contestants; equal numbers give equal events. */
export function createDoubleElimination(event: number): Elimination {
  return playElimination({
    kind: "double",
    contestants: 32,
    bronze: false,
    bestOf: 5,
    oddities: 0.05,
    dropOrder: (index, count) => count - 1 - index,
    resetListed: "when-needed",
    random: seededRandom(event + 1),
    nameOf: (seed) => createContestantName(event, seed),
  });
}

/** Returns a contestant's name. Half of the contestants play in one event, half in ten. */
export function createContestantName(event: number, seed: number): string {
  return `Contestant ${seed % 2 === 0 ? event : Math.floor(event / 10)}-${seed}`;
}
