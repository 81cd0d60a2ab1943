import type { RoundName, SlotSource } from "#core/model/derived.ts";
import type { enSlot } from "./en/slot.ts";

/** The part of a table that slots are said with. */
interface SlotWords {
  readonly match: {
    readonly slot: typeof enSlot;
    readonly roundName: (name: RoundName) => RoundName;
  };
}

type SaidSource =
  | Exclude<SlotSource, { type: "loser-of-round" }>
  | { readonly type: "loser-of-round"; readonly name: RoundName };

/**
 * Who will stand in an open slot, in words: "Winner of UBQF-1", "Loser of UB Round 1",
 * "Not known yet", "Bye".
 */
export function saySlot(words: SlotWords, source: SaidSource): string {
  const { slot, roundName } = words.match;
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
  words: SlotWords,
  slot: { readonly contestant: { readonly name: string } | null; readonly source: SaidSource },
): string {
  return slot.contestant?.name ?? saySlot(words, slot.source);
}
