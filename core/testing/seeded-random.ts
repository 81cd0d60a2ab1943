/**
 * Creates a generator of numbers from 0 to less than 1, by a seed from 1 to 2³¹ − 2 (Park–Miller).
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
