import { shuffle } from "#core/testing/node/sample.ts";

/**
 * Returns a random walk over `count` kinds in which each kind is followed by every other exactly
 * once: an Eulerian circuit of the complete directed graph (Hierholzer's algorithm over shuffled
 * edges).
 *
 * @param random returns a number in [0, 1)
 * @returns `count * (count - 1) + 1` indexes
 */
export function createAllPairsTour(count: number, random: () => number): readonly number[] {
  const next = Array.from({ length: count }, (_, from) =>
    [...shuffle([...Array(count).keys()], random)].filter((to) => to !== from),
  );
  const stack = [0];
  const circuit: number[] = [];
  for (let at = stack.at(-1); at !== undefined; at = stack.at(-1)) {
    const to = next[at]?.pop();
    if (to === undefined) circuit.push(...stack.splice(-1));
    else stack.push(to);
  }
  return circuit.toReversed();
}
