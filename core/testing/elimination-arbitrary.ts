import * as fc from "fast-check";
import { type Elimination, playElimination } from "./elimination.ts";
import type { DropOrder } from "#core/simulation/elimination-tree.ts";
import { seededRandom } from "./seeded-random.ts";

const DROP_ORDERS: readonly DropOrder[] = [
  (index) => index,
  (index, count) => count - 1 - index,
  (index, count) => (index + Math.floor(count / 2)) % count,
];

/**
 * Generates eliminations with such oddities (`EliminationPlan.oddities`), mostly small ones: they
 * cover every rule, and failures shrink to them.
 */
export function createEliminationArbitrary(oddities: readonly number[]): fc.Arbitrary<Elimination> {
  return fc
    .record({
      kind: fc.constantFrom("single" as const, "double" as const),
      contestants: fc.oneof(
        { weight: 18, arbitrary: fc.integer({ min: 2, max: 20 }) },
        { weight: 2, arbitrary: fc.integer({ min: 21, max: 128 }) },
        { weight: 1, arbitrary: fc.integer({ min: 129, max: 512 }) },
      ),
      bronze: fc.boolean(),
      bestOf: fc.constantFrom(1, 3, 5),
      oddities: fc.constantFrom(...oddities),
      dropOrder: fc.constantFrom(...DROP_ORDERS),
      resetListed: fc.constantFrom("always" as const, "when-needed" as const),
      seed: fc.integer({ min: 1, max: 2 ** 31 - 2 }),
    })
    .map(({ seed, ...plan }) => playElimination({ ...plan, random: seededRandom(seed) }));
}
