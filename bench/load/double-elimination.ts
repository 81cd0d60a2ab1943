import { type Elimination, playElimination } from "#core/testing/elimination.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";

/** One of many events: a double elimination of 32, the same for the same number. */
export function doubleElimination(event: number): Elimination {
  return playElimination({
    kind: "double",
    contestants: 32,
    bronze: false,
    bestOf: 5,
    oddities: 0.05,
    dropOrder: (index, count) => count - 1 - index,
    resetListed: "when-needed",
    random: seededRandom(event + 1),
    nameOf: (seed) => nameIn(event, seed),
  });
}

/** Half of the contestants play in one event, half in ten. */
export function nameIn(event: number, seed: number): string {
  return `Contestant ${seed % 2 === 0 ? event : Math.floor(event / 10)}-${seed}`;
}
