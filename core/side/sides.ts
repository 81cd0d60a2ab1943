import { isRanking, rankSlots } from "#core/lib/contest.ts";
import { createNumberFormat } from "#core/lib/format-number.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import type { SlotMessages } from "#core/i18n/en/slots-and-rounds.ts";
import { formatScore } from "#core/i18n/format-score.ts";
import { formatShortSource, formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { ContestantRef } from "#core/model/contestant.ts";
import type { SlotSource } from "#core/model/slot.ts";

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

/** The sides of a bracket place: two, or one per contestant of a match of more than two. */
export type Sides = readonly [Side, Side, ...Side[]];

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
interface SideMatch extends Pick<MatchView, "slots"> {
  readonly stateBy?: MatchView["stateBy"] | undefined;
}

/** Returns the winner or the loser of a match (`SITE/ID`); `null` if unknown. */
type FindOutcome = (match: string, result: "winner" | "loser") => ContestantRef | null;

/** The part of a bracket place that its sides need. */
type Place = Pick<PlaceView, "absence"> & {
  readonly slots: readonly Pick<MatchSlotView, "source">[];
};

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

/** Returns the sides of a match in display order: both of a duel, all of a ranking by rank. */
export function createOrderedSides(
  match: SideMatch & Pick<MatchView, "state">,
  messages: SideMessages,
  first?: string,
): readonly Side[] {
  return isRanking(match)
    ? createRankedSides(match, messages)
    : createDuelSides(match, messages, first);
}

/**
 * Returns the sides of a bracket place, with a match or without one. An open slot whose feeder is
 * decided names the expected contestant; scores are those of all legs.
 */
export function createPlaceSides(
  place: Place | undefined,
  match: SideMatch | undefined,
  messages: SideMessages,
  find: FindOutcome,
): Sides {
  const { slots, stateBy } = match ?? { slots: [] };
  const format = createSlotFormat(slots, messages, ({ aggregate, score }) => aggregate ?? score);
  const isUnseen = !match && place?.absence === "before-watching";
  const sideAt = (index: number): Side => {
    const source = findSource({ slots, stateBy }, index, place);
    const side = createSide(slots[index], source, messages, format, find);
    const { unseen = messages.match.slot.unknown } = messages;
    return isUnseen && side.contestant === null ? { ...side, name: unseen } : side;
  };
  const others: readonly unknown[] = (match ?? place)?.slots.slice(2) ?? [];
  return [sideAt(0), sideAt(1), ...others.map((_, index) => sideAt(index + 2))];
}

/** Creates a function that finds the winner or loser of one of these matches, by `SITE/ID`. */
export function createOutcomeFinder(
  matches: ReadonlyMap<string, Pick<MatchView, "slots">>,
): FindOutcome {
  return (match, result) =>
    matches.get(match)?.slots.find((slot) => slot.result === result)?.contestant ?? null;
}

/** Returns the emphasis of a side's score; `undefined` for a draw or an open slot. */
export function getScoreEmphasis({ standing }: Side): "winner" | "loser" | undefined {
  return standing === "open" ? undefined : standing;
}

function findSource({ slots, stateBy }: SideMatch, index: number, place?: Place): SlotSource {
  const source = slots[index]?.source ?? place?.slots[index]?.source ?? UNKNOWN;
  return stateBy === "bye" && source.type === "unknown" ? BYE : source;
}

/** Creates the format of the scores of a match, which all have the same number of decimals. */
function createSlotFormat(
  slots: readonly MatchSlotView[],
  messages: SideMessages,
  scoreOf: (slot: MatchSlotView) => number | null,
): (slot: MatchSlotView) => string {
  const format = createNumberFormat(slots.map(scoreOf));
  return (slot) => formatScore(messages, { ...slot, score: scoreOf(slot) }, format);
}

function createSide(
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
