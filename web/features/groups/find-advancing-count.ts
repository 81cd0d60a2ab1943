import type { GroupView } from "#core/contract/tournament.ts";

/**
 * Returns the number of contestants of a group who advance, from the top of its standings; `null` if
 * it is not known. After the group it is that of contestants who play on, if they are the first.
 */
export function findAdvancingCount({ scenarios, standings }: GroupView): number | null {
  if (scenarios !== null) return scenarios.advancing;
  const advanced = standings.filter(({ wentTo }) => wentTo !== null).length;
  const areFirst = standings.slice(0, advanced).every(({ wentTo }) => wentTo !== null);
  return advanced > 0 && areFirst ? advanced : null;
}
