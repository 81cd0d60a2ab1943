/** Returns "paras 3:sta" or "paras 5:stä": the ending depends on how the number is pronounced. */
export function fiBestOf(games: number): string {
  return `paras ${games}:${/[2368]$/.test(`${games}`) ? "sta" : "stä"}`;
}
