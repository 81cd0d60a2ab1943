import { shuffle, type Random } from "#server/reference/replay/seeded.ts";

/** Somebody who may take part: a person or a team. */
export interface Person {
  readonly name: string;
  readonly country: string;
}

/** Somebody who takes part in one tournament. */
export interface DemoContestant extends Person {
  /** 1 is the strongest; 0 where a tournament does not seed. */
  readonly seed: number;
  /** Chance weight against others, falling with the rank. */
  readonly strength: number;
}

/**
 * Draws the contestants of an edition, strongest first. Editions that follow each other draw from
 * different halves of the pool, so nobody plays in two at once.
 */
export function drawContestants(
  pool: readonly Person[],
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

/** Seeds in the slots of a bracket, so that the two best can only meet in the final. */
export function seedOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
