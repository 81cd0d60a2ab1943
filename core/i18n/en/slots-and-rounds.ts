/** Messages of slots and rounds: the first page and embeds show them. */
import type { MessagesOf } from "#core/lib/templates.ts";

/** The English messages about the contestants of a match, and about open slots. */
export const slot = {
  winner: "Winner of {0}",
  /** The code is that of a match, or of a round if any of its losers may fill the slot. */
  loser: "Loser of {0}",
  /** Several, or one, of those who advance from a match of more than two. */
  advancing: "{0} of {1}",
  seed: "Seed {0}",
  bye: "Bye",
  /** Whether the contestant of a match of more than two plays in a later round. */
  advances: { through: "through", out: "out" },
  /** The code is that of a match whose contestants are both out. */
  nobodyFrom: "Nobody from {0}",
  unknown: "Not known yet",
  /** After the first contestants of a ranking: how many more there are. */
  more: "and {0} more",
  unknownCount: "{0} not known yet",
} as const;

export type SlotMessages = MessagesOf<typeof slot>;
