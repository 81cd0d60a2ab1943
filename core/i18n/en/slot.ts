import type { Templates } from "#core/lib/templates.ts";

/** Messages about the contestants of a match, and about open slots. */
export interface SlotMessages {
  readonly winner: (code: string) => string;
  readonly loser: (code: string) => string;
  /** The round's name stands for the matches its losers come from. */
  readonly loserOfRound: (round: string) => string;
  readonly seed: (seed: number) => string;
  readonly bye: string;
  readonly unknown: string;
  /** After the first contestants of a ranking. */
  readonly more: (count: number) => string;
  /** After the four of a ranking that a row shows: how many take part. */
  readonly of: (count: number) => string;
  readonly unknownCount: (count: number) => string;
}

export const enSlot: Templates<SlotMessages> = {
  winner: "Winner of {0}",
  loser: "Loser of {0}",
  loserOfRound: "Loser of {0}",
  seed: "Seed {0}",
  bye: "Bye",
  unknown: "Not known yet",
  more: "and {0} more",
  of: "of {0}",
  unknownCount: "{0} not known yet",
};
