import { isRanking } from "#core/lib/contest.ts";
import { isolateRightToLeft } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { SlotMessages } from "./en/slots-and-rounds.ts";
import { formatSlotSource } from "./format-slot-source.ts";

interface ListMessages {
  readonly match: { readonly slot: Pick<SlotMessages, "more" | "unknownCount"> };
}

/** Text of a slot, and whether its contestant is still unknown. */
export interface NamedSlot {
  readonly name: string;
  readonly isOpen: boolean;
}

/** If a ranking has more contestants than this, only `SHORTENED` of them are listed. */
const MOST = 4;
const SHORTENED = 3;

/**
 * Formats the contestants of a match: "Aino – Bo" for a duel, with `between`; "Aino, Bo, Cato",
 * "Aino, Bo, Cato and 17 more" or "Aino, Bo, 2 not known yet" for a ranking.
 */
export function formatContestants(
  slots: readonly NamedSlot[],
  { match: { slot } }: ListMessages,
  between = " – ",
): string {
  if (!isRanking({ slots })) return slots.map(({ name }) => name).join(between);
  const known = slots.filter(({ isOpen }) => !isOpen);
  const open = slots.length - known.length;
  const listed = known.length > MOST ? known.slice(0, SHORTENED) : known;
  const names = listed.map(({ name }) => isolateRightToLeft(name)).join(", ");
  const rest = known.length - listed.length;
  return [rest > 0 ? `${names} ${slot.more(rest)}` : names, open > 0 && slot.unknownCount(open)]
    .filter(Boolean)
    .join(", ");
}

/** Formats the slots of a match like `formatContestants`; open slots by their source. */
export function formatSlots(
  slots: readonly {
    readonly contestant: { readonly name: string } | null;
    readonly source: Parameters<typeof formatSlotSource>[1];
  }[],
  messages: ListMessages & Parameters<typeof formatSlotSource>[0],
): string {
  const named = slots.map(({ contestant, source }) => ({
    name: contestant?.name ?? formatSlotSource(messages, source),
    isOpen: contestant === null,
  }));
  return formatContestants(named, messages);
}
