import type { enSlot } from "#core/i18n/en/slot.ts";

/** Who will stand in an open slot, in Finnish. */
export const fiSlot: typeof enSlot = {
  winner: (code) => `${code}:n voittaja`,
  loser: (code) => `${code}:n häviäjä`,
  loserOfRound: (round) => `Häviäjä: ${round}`,
  seed: (seed) => `Sijoitus ${seed}`,
  bye: "Vapaakierros",
  unknown: "Ei vielä tiedossa",
  more: (count) => (count === 1 ? "ja 1 muu" : `ja ${count} muuta`),
  of: (count) => `/ ${count}`,
  unknownCount: (count) => `${count} ei vielä tiedossa`,
};
