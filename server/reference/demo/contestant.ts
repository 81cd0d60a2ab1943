import { shuffle, type Random } from "#server/reference/replay/seeded.ts";

/** A person or team that can be drawn for a tournament. */
export interface PoolContestant {
  readonly name: string;
  readonly country: string;
}

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
  return rankByStrength(shuffle(half, random).slice(0, count));
}

/** Returns contestants with seeds, the first as the strongest. */
export function rankByStrength(ordered: readonly PoolContestant[]): readonly DemoContestant[] {
  const count = ordered.length;
  return ordered.map(({ name, country }, rank) => {
    return { name, country, seed: rank + 1, strength: 1 + (count - rank) / count };
  });
}

/** Returns a contestant in a tournament without seeds. */
export function unseeded(contestant: DemoContestant): DemoContestant {
  return { ...contestant, seed: 0 };
}
