/**
 * Pairs each contestant with the next one in the order that they have not met, as in a Swiss group;
 * `null` if not all can be paired so.
 */
export function pairUnmet<T>(
  [first, ...others]: readonly T[],
  haveMet: (first: T, second: T) => boolean,
): readonly (readonly [T, T])[] | null {
  if (first === undefined) return [];
  for (const opponent of others) {
    if (haveMet(first, opponent)) continue;
    const rest = others.filter((other) => other !== opponent);
    const pairs = pairUnmet(rest, haveMet);
    if (pairs !== null) return [[first, opponent], ...pairs];
  }
  return null;
}
