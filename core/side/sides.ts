import { rankSlots } from "#core/lib/contest.ts";
import { createNumberFormat } from "#core/lib/format-number.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { SlotMessages } from "#core/i18n/en/slots-and-rounds.ts";
import { formatScore } from "#core/i18n/format-score.ts";
import { formatShortSource, formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { ContestantRef } from "#core/model/contestant.ts";
import type { SlotSource } from "#core/model/derived-match.ts";

/** One side of a match, as every rendering shows it. */
export interface Side {
  /** The contestant, known or expected; `null` if unknown, then `name` is the source. */
  readonly contestant: ContestantRef | null;
  readonly name: string;
  /** Replaces a name that has no room: the code of an open slot's source; "" if there is none. */
  readonly short: string;
  /** Country code; "" if it or the contestant is unknown. */
  readonly country: string;
  readonly key: string | undefined;
  readonly source: SlotSource;
  /** True while the service has no contestant in this slot. */
  readonly isOpen: boolean;
  /** `null` if it or the contestant is unknown. */
  readonly seed: number | null;
  /** "winner" also for whoever advances from a match of more than two; "open" without a contestant. */
  readonly standing: "winner" | "loser" | "open" | undefined;
  /** Digits, "DQ", a text, "5 · 1:02.3" with a time, or "" if there is no score. */
  readonly score: string;
  /** "through" or "out" in a match of more than two contestants; "" if unknown, and in others. */
  readonly note: string;
  /** The slot with all its data; `undefined` if the match has no slot on this side. */
  readonly slot: MatchSlotView | undefined;
}

/** A side of a match of more than two contestants, with its rank. */
export interface RankedSide extends Side {
  /** "2", or "2=" for a shared rank; "" before the match. */
  readonly place: string;
  /** Index of its slot in the match. */
  readonly index: number;
}

/** The messages about slots, those of pages or of embeds. */
export interface SideMessages {
  readonly match: { readonly slot: SlotMessages; readonly disqualified: string };
  /** Replaces the source if the match was played before the first poll; by default "unknown". */
  readonly unseen?: string;
}

/** The part of a match that its sides need. */
export interface SideMatch extends Pick<MatchView, "slots"> {
  readonly stateBy?: MatchView["stateBy"] | undefined;
}

/** Returns the winner or the loser of a match (`SITE/ID`); `null` if unknown. */
export type FindOutcome = (match: string, result: "winner" | "loser") => ContestantRef | null;

const UNKNOWN: SlotSource = { type: "unknown" };
const BYE: SlotSource = { type: "bye", nobodyFrom: null };

/** Returns the sides in the service's order, but the contestant with the key or name `first` first. */
export function createSides(
  match: SideMatch,
  messages: SideMessages,
  first?: string,
): readonly Side[] {
  const format = createSlotFormat(match.slots, messages, ({ score }) => score);
  const sides = match.slots.map((slot, index) =>
    createSide(slot, findSource(match, index), messages, format),
  );
  const second = sides[1]?.contestant;
  return second && (second.key === first || second.name === first) ? sides.toReversed() : sides;
}

/**
 * Returns the two sides of a match, the contestant with the key or name `first` first; for an absent
 * slot, that there is a bye or that nothing is known.
 */
export function createDuelSides(
  match: SideMatch,
  messages: SideMessages,
  first?: string,
): readonly [left: Side, right: Side] {
  const absent = createSide(undefined, findSource(match, 1), messages, String);
  const [left = absent, right = absent] = createSides(match, messages, first);
  return [left, right];
}

/** Returns the sides of a match of more than two contestants by rank. */
export function createRankedSides(
  match: SideMatch & Pick<MatchView, "state">,
  messages: SideMessages,
): readonly RankedSide[] {
  const sides = createSides(match, messages);
  return rankSlots(match).flatMap(({ index, label }) => {
    const side = sides[index];
    return side === undefined ? [] : Object.assign({}, side, { place: label, index });
  });
}

/** Returns the emphasis of a side's score; `undefined` for a draw or an open slot. */
export function getScoreEmphasis({ standing }: Side): "winner" | "loser" | undefined {
  return standing === "open" ? undefined : standing;
}

/** Returns the source of a slot; that of its bracket place, if it has one, for an absent slot. */
export function findSource(
  { slots, stateBy }: SideMatch,
  index: number,
  place?: { readonly slots: readonly Pick<MatchSlotView, "source">[] },
): SlotSource {
  const source = slots[index]?.source ?? place?.slots[index]?.source ?? UNKNOWN;
  return stateBy === "bye" && source.type === "unknown" ? BYE : source;
}

/** Creates the format of the scores of a match, which all have the same number of decimals. */
export function createSlotFormat(
  slots: readonly MatchSlotView[],
  messages: SideMessages,
  scoreOf: (slot: MatchSlotView) => number | null,
): (slot: MatchSlotView) => string {
  const format = createNumberFormat(slots.map(scoreOf));
  return (slot) => formatScore(messages, { ...slot, score: scoreOf(slot) }, format);
}

/** Creates a side, of an absent slot if there is none. `find` returns who an open slot will get. */
export function createSide(
  slot: MatchSlotView | undefined,
  source: SlotSource,
  messages: SideMessages,
  format: (slot: MatchSlotView) => string,
  find?: FindOutcome,
): Side {
  const { contestant: known = null, seed = null, result, advances } = slot ?? {};
  const isFed = source.type === "winner" || source.type === "loser";
  const expected = isFed && source.of.match ? find?.(source.of.match, source.type) : null;
  const contestant = known ?? expected ?? null;
  const standing = advances === "through" ? "winner" : result === "draw" ? null : result;
  return {
    contestant,
    name: contestant?.name ?? formatSlotSource(messages, source),
    short: contestant === null ? formatShortSource(source) : "",
    country: contestant?.country ?? "",
    key: contestant?.key,
    source,
    isOpen: known === null,
    seed: known && seed,
    standing: contestant === null ? "open" : (standing ?? undefined),
    score: slot === undefined ? "" : format(slot),
    note: advances ? messages.match.slot.advances[advances] : "",
    slot,
  };
}
