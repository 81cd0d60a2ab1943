import { isRanking } from "#core/lib/contest.ts";
import { isolate } from "#core/lib/isolate.ts";
import { formatSlotSource } from "./format-slot-source.ts";

/** The part of a table that contestants are listed with. */
interface ListMessages {
  readonly match: {
    readonly slot: {
      readonly more: (count: number) => string;
      readonly unknownCount: (count: number) => string;
    };
  };
}

/** A slot by its text, and whether no contestant is known for it. */
export interface NamedSlot {
  readonly name: string;
  readonly isOpen: boolean;
}

/** A ranking with more contestants than this names only `SHORTENED` of them. */
const MOST = 4;
const SHORTENED = 3;
/** Hebrew, Arabic and their neighbours: unisolated, they would turn the order of the list. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/**
 * Formats who plays: "Aino – Bo" for a duel; "Aino, Bo, Cato", "Aino, Bo, Cato and 17 more" or
 * "Aino, Bo, 2 not known yet" for a ranking.
 *
 * @param between Between the two of a duel.
 */
export function formatContestants(
  slots: readonly NamedSlot[],
  { match: { slot } }: ListMessages,
  between = " – ",
): string {
  if (!isRanking({ slots })) return slots.map(({ name }) => name).join(between);
  const known = slots.filter(({ isOpen }) => !isOpen);
  const open = slots.length - known.length;
  const shown = known.length > MOST ? known.slice(0, SHORTENED) : known;
  const names = shown
    .map(({ name }) => (RIGHT_TO_LEFT.test(name) ? isolate(name) : name))
    .join(", ");
  const rest = known.length - shown.length;
  return [rest > 0 ? `${names} ${slot.more(rest)}` : names, open > 0 && slot.unknownCount(open)]
    .filter(Boolean)
    .join(", ");
}

/** Formats the slots of a match as `formatContestants` does; an open one by its source. */
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
