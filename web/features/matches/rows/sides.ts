import { type Ranked, rankSlots } from "#core/lib/contest.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { FirstMessages } from "#core/i18n/en/first.ts";
import { formatScore } from "#core/i18n/format-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";

/** One side of a match as a row shows it. */
export interface RowSide {
  readonly name: string;
  /** Undefined while nobody is known. */
  readonly country: string | undefined;
  readonly key: string | undefined;
  readonly seed: number | null;
  readonly standing: "winner" | "loser" | "open" | undefined;
  /** Digits, "DQ", or "" where there is no score. */
  readonly score: string;
  /** As it came, for all that a row has no room for. */
  readonly slot: MatchSlotView | undefined;
}

/** The sides of a match in the order sent; the contestant with the key `first` comes first. */
export function orderSides(
  match: MatchView,
  messages: FirstMessages,
  first?: string,
): readonly RowSide[] {
  const sides = match.slots.map((slot) => sideOf(slot, messages));
  return first !== undefined && sides[1]?.key === first ? sides.toReversed() : sides;
}

/** A side of a ranking with its place. */
export interface RankedRowSide extends RowSide {
  /** "2", "2=" for a shared place; "" before play. */
  readonly place: string;
}

/** The sides of a ranking in the order of display. */
export function orderRankedSides(
  match: MatchView,
  messages: FirstMessages,
): readonly RankedRowSide[] {
  return rankSlots(match).map((ranked) => rankedSide(ranked, messages));
}

function rankedSide(
  { slot, label }: Ranked<MatchSlotView>,
  messages: FirstMessages,
): RankedRowSide {
  return { ...sideOf(slot, messages), place: label };
}

/** How a side's score stands out: an open slot has none. */
export function scoreStanding({ standing }: RowSide): "winner" | "loser" | undefined {
  return standing === "open" ? undefined : standing;
}

function sideOf(slot: MatchSlotView, messages: FirstMessages): RowSide {
  const { contestant } = slot;
  return {
    name: formatSlot(messages, slot),
    country: contestant?.country,
    key: contestant?.key,
    seed: slot.seed,
    standing: contestant === null ? "open" : standingOf(slot),
    score: formatScore(messages, slot),
    slot,
  };
}

function standingOf({ result }: MatchSlotView): RowSide["standing"] {
  return result === "winner" || result === "loser" ? result : undefined;
}
