/** Who will stand in an open slot. */
export const enSlot = {
  winner: (code: string) => `Winner of ${code}`,
  loser: (code: string) => `Loser of ${code}`,
  /** The round's name stands for the matches its losers come from. */
  loserOfRound: (round: string) => `Loser of ${round}`,
  seed: (seed: number) => `Seed ${seed}`,
  bye: "Bye",
  unknown: "Not known yet",
  /** After the first contestants of a ranking. */
  more: (count: number) => `and ${count} more`,
  /** After the four of a ranking that a row shows: how many take part. */
  of: (count: number) => `of ${count}`,
  unknownCount: (count: number) => `${count} not known yet`,
};
