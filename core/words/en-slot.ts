/** Who will stand in an open slot. */
export const enSlot = {
  winner: (code: string) => `Winner of ${code}`,
  loser: (code: string) => `Loser of ${code}`,
  /** The round's name stands for the matches its losers come from. */
  loserOfRound: (round: string) => `Loser of ${round}`,
  seed: (seed: number) => `Seed ${seed}`,
  bye: "Bye",
  unknown: "Not known yet",
};
