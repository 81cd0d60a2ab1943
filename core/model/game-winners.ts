/** Who won each game of a match of two so far, in order of play: the index of the contestant. */
export type GameWinners = readonly (0 | 1)[];

/**
 * Adds the game that leads to these scores, of which `null` counts as 0. Returns the same list if
 * they are those of the known games, and `null` if they are not exactly one game more, or if the
 * order was not known before.
 */
export function addGame(
  known: GameWinners | null,
  scores: readonly (number | null)[],
): GameWinners | null {
  if (known === null || scores.length !== 2) return null;
  const [left = 0, right = 0] = scores.map(
    (score, index) => (score ?? 0) - known.filter((winner) => winner === index).length,
  );
  if (left === 0 && right === 0) return known;
  if (left === 1 && right === 0) return [...known, 0];
  return left === 0 && right === 1 ? [...known, 1] : null;
}
