/** Messages of slots and rounds: the first page and embeds show them. */
import type { Templates } from "#core/lib/templates.ts";

/** Messages about the contestants of a match, and about open slots. */
export interface SlotMessages {
  readonly winner: (code: string) => string;
  /** `code` is that of a match, or of a round if any of its losers may fill the slot. */
  readonly loser: (code: string) => string;
  /** Several, or one, of those who advance from a match of more than two. */
  readonly advancing: (count: number, code: string) => string;
  readonly seed: (seed: number) => string;
  readonly bye: string;
  /** Whether the contestant of a match of more than two plays in a later round. */
  readonly advances: { readonly through: string; readonly out: string };
  /** `code` is that of a match whose contestants are both out. */
  readonly nobodyFrom: (code: string) => string;
  readonly unknown: string;
  /** After the first contestants of a ranking: how many more there are. */
  readonly more: (count: number) => string;
  readonly unknownCount: (count: number) => string;
}

/** The English messages about the contestants of a match, and about open slots. */
export const slot: Templates<SlotMessages> = {
  winner: "Winner of {0}",
  loser: "Loser of {0}",
  advancing: "{0} of {1}",
  seed: "Seed {0}",
  bye: "Bye",
  advances: { through: "through", out: "out" },
  nobodyFrom: "Nobody from {0}",
  unknown: "Not known yet",
  more: "and {0} more",
  unknownCount: "{0} not known yet",
};
