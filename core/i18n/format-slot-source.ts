import type { RoundName, SlotSource } from "#core/model/derived.ts";
import type { SlotMessages } from "./en/slot.ts";

/** The part of a table that describes sources. */
interface SourceMessages {
  readonly match: {
    readonly slot: SlotMessages;
    readonly roundName: (name: RoundName) => RoundName;
  };
}

type SaidSource =
  | Exclude<SlotSource, { type: "loser-of-round" }>
  | { readonly type: "loser-of-round"; readonly name: RoundName };

/**
 * Formats who will be in an open slot: "Winner of UBQF-1", "Loser of UB Round 1", "Not known yet",
 * "Bye".
 */
export function formatSlotSource(messages: SourceMessages, source: SaidSource): string {
  const { slot, roundName } = messages.match;
  switch (source.type) {
    case "winner":
      return slot.winner(source.of.code);
    case "loser":
      return slot.loser(source.of.code);
    case "loser-of-round":
      return slot.loserOfRound(roundName(source.name).medium);
    case "seed":
      return source.seed === null ? slot.unknown : slot.seed(source.seed);
    case "bye":
      return slot.bye;
    case "unknown":
      return slot.unknown;
  }
}

/** Returns the name of the contestant in a slot; in an open slot, where the contestant comes from. */
export function formatSlot(
  messages: SourceMessages,
  slot: { readonly contestant: { readonly name: string } | null; readonly source: SaidSource },
): string {
  return slot.contestant?.name ?? formatSlotSource(messages, slot.source);
}
