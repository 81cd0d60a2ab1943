/** Messages of link preview images, which are English: one image serves all viewers. */
export const enCards = {
  ended: "Ended",
  bestOf: (games: number) => `Best of ${games}`,
  isChampion: (name: string) => `${name} is champion`,
  thirdPlace: (name: string) => `Third: ${name}`,
  asOf: (time: string) => `as of ${time}`,
  next: "Next",
  playing: "Live",
  against: (name: string) => `v ${name}`,
  placed: (rank: string) => `Placed ${rank}`,
  record: (won: number, lost: number) => `${won} won, ${lost} lost`,
  wonAgainst: (name: string) => `Won against ${name}`,
  lostTo: (name: string) => `Lost to ${name}`,
  groupEnded: "Group ended",
  advance: (count: number) => (count === 1 ? "1 advances" : `${count} advance`),
  finalFour: "Final four",
};
