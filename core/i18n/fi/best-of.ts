/** "paras 3:sta", "paras 5:stä": the ending follows how the number is said. */
export function fiBestOf(games: number): string {
  return `paras ${games}:${/[2368]$/.test(`${games}`) ? "sta" : "stä"}`;
}
