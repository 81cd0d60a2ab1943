import { createNumberFormat } from "#core/lib/format-number.ts";
import type { AbsenceReason, Advance } from "#core/model/derived-match.ts";
import type { SlotSource } from "#core/model/slot.ts";
import type { ContestantRef } from "#core/model/contestant.ts";

/** The part of a bracket place that a card needs, of the model or of the contract. */
export interface CardPlace {
  readonly slots: readonly { readonly source: SlotSource }[];
  readonly absence: AbsenceReason | null;
}

/** The part of a match that a card needs; the contract's `MatchView` has it. */
export interface CardMatch {
  readonly slots: readonly {
    readonly contestant: ContestantRef | null;
    readonly seed: number | null;
    readonly source: SlotSource;
    readonly score: number | null;
    /** A score that is a text; absent or not used if there is a number. */
    readonly scoreText?: string | undefined;
    /** The sum of all legs, shown instead of the score; absent unless the match is a leg. */
    readonly aggregate?: number | undefined;
    readonly disqualified: boolean;
    /** Absent or `null` if there is none. */
    readonly time?: string | null;
    readonly result: "winner" | "loser" | "draw" | null;
    readonly advances?: Advance | undefined;
  }[];
}

/** Texts of a card for an open slot and for a disqualification. */
export interface CardMessages {
  readonly source: (source: SlotSource) => string;
  readonly disqualified: string;
  /** In a match of more than two contestants. */
  readonly advances: Readonly<Record<Advance, string>>;
  /** Replaces the source if the match was played before the first poll. */
  readonly unseen: string;
}

/** Returns the winner or the loser of a match (`SITE/ID`); `null` if unknown. */
export type FindOutcome = (match: string, result: "winner" | "loser") => ContestantRef | null;

export interface CardSide {
  /** The contestant, known or expected; `null` if unknown, then `name` is the source. */
  readonly contestant: ContestantRef | null;
  /** True while the service has no contestant in this slot. */
  readonly isOpen: boolean;
  /** The source of an open slot in words; "" if the slot is not open. */
  readonly source: string;
  readonly name: string;
  readonly seed: number | null;
  /** As shown: digits, "DQ", a text, "5 · 1:02.3" with a time, or "" without a score. */
  readonly score: string;
  readonly standing: "winner" | "loser" | null;
  /** "through" or "out" in a match of more than two contestants; "" if unknown, and in others. */
  readonly note: string;
}

/** The rows of a card: two, or one per contestant of a match of more than two. */
export type CardSides = readonly [CardSide, CardSide, ...CardSide[]];

/**
 * Returns the rows of a card, of a match or of a place without one. An open slot whose feeder
 * is decided names the expected contestant.
 */
export function cardSides(
  place: CardPlace,
  match: CardMatch | undefined,
  messages: CardMessages,
  find: FindOutcome,
): CardSides {
  const format = createNumberFormat(match?.slots.map(scoreOf) ?? []);
  const side = (index: number): CardSide => {
    const slot = match?.slots[index];
    if (slot?.contestant) return createKnownSide(slot, slot.contestant, messages, format);
    const source = slot?.source ?? place.slots[index]?.source ?? { type: "unknown" };
    const isPast = !match && place.absence === "before-watching";
    return createOpenSide(source, isPast ? messages.unseen : messages.source(source), find);
  };
  const others: readonly unknown[] = (match ?? place).slots.slice(2);
  return [side(0), side(1), ...others.map((_, index) => side(index + 2))];
}

/** Creates a function that finds the winner or loser of one of these matches, by `SITE/ID`. */
export function createOutcomeFinder(matches: ReadonlyMap<string, CardMatch>): FindOutcome {
  return (match, result) =>
    matches.get(match)?.slots.find((slot) => slot.result === result)?.contestant ?? null;
}

function scoreOf({ aggregate, score }: CardMatch["slots"][number]): number | null {
  return aggregate ?? score;
}

function createKnownSide(
  slot: CardMatch["slots"][number],
  contestant: ContestantRef,
  messages: CardMessages,
  format: (score: number) => string,
): CardSide {
  const { seed, disqualified, scoreText, time, result, advances } = slot;
  const points = scoreOf(slot);
  return {
    contestant,
    isOpen: false,
    source: "",
    name: contestant.name,
    seed,
    score: disqualified
      ? messages.disqualified
      : [points === null ? scoreText : format(points), time].filter(Boolean).join(" · "),
    standing: advances === "through" ? "winner" : result === "draw" ? null : result,
    note: advances ? messages.advances[advances] : "",
  };
}

function createOpenSide(source: SlotSource, sourceText: string, find: FindOutcome): CardSide {
  const isFed = source.type === "winner" || source.type === "loser";
  const contestant = isFed && source.of.match ? find(source.of.match, source.type) : null;
  return {
    contestant,
    isOpen: true,
    source: sourceText,
    name: contestant === null ? sourceText : contestant.name,
    seed: null,
    score: "",
    standing: null,
    note: "",
  };
}
