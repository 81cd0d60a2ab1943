import { shuffle, type Random } from "#server/reference/replay/seeded.ts";

/** A person or team that can be drawn for a tournament. */
export interface PoolContestant {
  readonly name: string;
  readonly country: string;
}

/** A contestant of one tournament. */
export interface DemoContestant extends PoolContestant {
  /** 1 is the strongest; 0 if the tournament has no seeds. */
  readonly seed: number;
  /** Relative strength, falling with the seed from 2 to just above 1. */
  readonly strength: number;
}

/**
 * Draws the contestants of an edition, with the first as the strongest. Consecutive editions use
 * different halves of the pool, so that no contestant plays in both.
 */
export function drawContestants(
  pool: readonly PoolContestant[],
  count: number,
  edition: number,
  random: Random,
): readonly DemoContestant[] {
  const half = pool.filter((_, index) => (index + edition) % 2 === 0);
  return shuffle(half, random)
    .slice(0, count)
    .map(({ name, country }, rank) => ({
      name,
      country,
      seed: rank + 1,
      strength: 1 + (count - rank) / count,
    }));
}

/** Returns the seed of each bracket slot, so that seeds 1 and 2 can only meet in the final. */
export function listSeedsBySlot(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
