import { rankSlots } from "#core/lib/contest.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import { createScoreFormat, formatScore } from "#core/i18n/format-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";

/** One side of a match, as every rendering shows it. */
export interface Side {
  readonly name: string;
  /** Country code; "" if it or the contestant is unknown. */
  readonly country: string;
  readonly key?: string | undefined;
  readonly seed: number | null;
  readonly standing: "winner" | "loser" | "open" | undefined;
  /** Digits, "DQ", or "" if there is no score. */
  readonly score: string;
  /** The slot with all its data; `undefined` if the match has no slot on this side. */
  readonly slot?: MatchSlotView | undefined;
}

/** Returns the sides in the service's order, but the contestant with the key `first` first. */
export function createSides(
  match: MatchView,
  messages: FirstPageMessages,
  first?: string,
): readonly Side[] {
  const format = createScoreFormat(match.slots);
  const sides = match.slots.map((slot) => sideOf(slot, messages, format));
  return first !== undefined && sides[1]?.key === first ? sides.toReversed() : sides;
}

/**
 * Returns the two sides of a match, the contestant with the key `first` first; for an absent slot,
 * that there is a bye or that nothing is known.
 */
export function createDuelSides(
  match: MatchView,
  messages: FirstPageMessages,
  first?: string,
): readonly [left: Side, right: Side] {
  const { slot } = messages.match;
  const unknown = createAbsentSide(slot.unknown);
  const defaultRight = match.stateBy === "bye" ? createAbsentSide(slot.bye) : unknown;
  const [left = unknown, right = defaultRight] = createSides(match, messages, first);
  return [left, right];
}

/** A side of a match of more than two contestants, with its rank. */
export interface RankedSide extends Side {
  /** "2", or "2=" for a shared rank; "" before the match. */
  readonly place: string;
}

/** Returns the sides of a match of more than two contestants by rank. */
export function createRankedSides(
  match: MatchView,
  messages: FirstPageMessages,
): readonly RankedSide[] {
  const format = createScoreFormat(match.slots);
  return rankSlots(match).map(({ slot, label }) =>
    Object.assign(sideOf(slot, messages, format), { place: label }),
  );
}

/** Returns the emphasis of a side's score; `undefined` for a draw or an open slot. */
export function getScoreEmphasis({ standing }: Side): "winner" | "loser" | undefined {
  return standing === "open" ? undefined : standing;
}

function sideOf(
  slot: MatchSlotView,
  messages: FirstPageMessages,
  format: (score: number) => string,
): Side {
  const { contestant } = slot;
  return {
    name: formatSlot(messages, slot),
    country: contestant?.country ?? "",
    key: contestant?.key,
    seed: slot.seed,
    standing: contestant === null ? "open" : standingOf(slot),
    score: formatScore(messages, slot, format),
    slot,
  };
}

function createAbsentSide(name: string): Side {
  return { name, country: "", seed: null, standing: "open", score: "" };
}

function standingOf({ result }: MatchSlotView): Side["standing"] {
  return result === "winner" || result === "loser" ? result : undefined;
}
