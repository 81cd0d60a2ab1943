import type { RoundName, SlotSource } from "#core/model/derived-match.ts";
import type { SlotMessages } from "./en/slots-and-rounds.ts";

interface SourceMessages {
  readonly match: { readonly slot: SlotMessages };
}

type FormattedSource =
  | Exclude<SlotSource, { type: "loser-of-round" }>
  | { readonly type: "loser-of-round"; readonly name: RoundName };

/** Formats the source of an open slot: "Winner of UBQF-1", "Loser of UBR1", "Seed 3", "Bye". */
export function formatSlotSource(messages: SourceMessages, source: FormattedSource): string {
  const { slot } = messages.match;
  switch (source.type) {
    case "winner":
      return slot.winner(source.of.code);
    case "loser":
      return slot.loser(source.of.code);
    case "advancing":
      return slot.advancing(source.count, source.of.code);
    case "loser-of-round":
      return slot.loser(source.name.short);
    case "seed":
      return source.seed === null ? slot.unknown : slot.seed(source.seed);
    case "bye":
      return source.nobodyFrom === null ? slot.bye : slot.nobodyFrom(source.nobodyFrom.code);
    case "unknown":
      return slot.unknown;
  }
}

/** Formats the source of an open slot as a code: "UBQF-1", "UBR1"; "" if it has none. */
export function formatShortSource(source: FormattedSource): string {
  if (source.type === "loser-of-round") return source.name.short;
  return "of" in source ? source.of.code : "";
}

/** Formats a slot: its contestant's name, or its source while it is open. */
export function formatSlot(
  messages: SourceMessages,
  slot: { readonly contestant: { readonly name: string } | null; readonly source: FormattedSource },
): string {
  return slot.contestant?.name ?? formatSlotSource(messages, slot.source);
}
