/**
 * Numbers from 0 up to 1, the same for a seed (Park and Miller's generator).
 *
 * @param seed From 1 to 2³¹ − 2.
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
