import type { Absence, ContestantRef, SlotSource } from "#core/model/derived.ts";

/** What a card needs of its place; Place and the contract's PlaceView both are one. */
export interface CardPlace {
  readonly slots: readonly { readonly source: SlotSource }[];
  readonly absence: Absence | null;
}

/** What a card needs of its match; the contract's MatchView is one. */
export interface CardMatch {
  readonly slots: readonly {
    readonly contestant: ContestantRef | null;
    readonly seed: number | null;
    readonly source: SlotSource;
    readonly score: number | null;
    readonly disqualified: boolean;
    readonly result: "winner" | "loser" | "draw" | null;
  }[];
}

/** How a card says what has no name or number. */
export interface CardMessages {
  readonly source: (source: SlotSource) => string;
  readonly disqualified: string;
  /** Instead of who will come, where it was played before anybody watched. */
  readonly unseen: string;
}

/** Who won or lost the match at a place (`SITE/ID`), once that is known. */
export type FindOutcome = (match: string, result: "winner" | "loser") => ContestantRef | null;

/** One row of a card. */
export interface CardSide {
  /** Who stands here, or will: null while nobody knows, then `name` says where they come from. */
  readonly contestant: ContestantRef | null;
  /** True until the service says who stands here. */
  readonly isOpen: boolean;
  /** Where an open side's contestant comes from, in words; "" once somebody stands here. */
  readonly source: string;
  readonly name: string;
  readonly seed: number | null;
  /** As shown: digits, "DQ", or "" where there is none. */
  readonly score: string;
  readonly standing: "winner" | "loser" | null;
}

/**
 * The two rows of a card, of a match or of a place where none is seen yet. An open side whose feeder
 * has been decided names who comes.
 */
export function cardSides(
  place: CardPlace,
  match: CardMatch | undefined,
  messages: CardMessages,
  find: FindOutcome,
): readonly [CardSide, CardSide] {
  const side = (index: 0 | 1): CardSide => {
    const slot = match?.slots[index];
    if (slot !== undefined && slot.contestant !== null)
      return knownSide(slot, slot.contestant, messages);
    const source = slot?.source ?? place.slots[index]?.source ?? { type: "unknown" };
    const isPast = match === undefined && place.absence === "before-watching";
    return openSide(source, isPast ? messages.unseen : messages.source(source), find);
  };
  return [side(0), side(1)];
}

/** Finds who won or lost among these matches, by `SITE/ID`. */
export function outcomesAmong(matches: ReadonlyMap<string, CardMatch>): FindOutcome {
  return (match, result) =>
    matches.get(match)?.slots.find((slot) => slot.result === result)?.contestant ?? null;
}

function knownSide(
  { seed, score, disqualified, result }: CardMatch["slots"][number],
  contestant: ContestantRef,
  messages: CardMessages,
): CardSide {
  return {
    contestant,
    isOpen: false,
    source: "",
    name: contestant.name,
    seed,
    score: disqualified ? messages.disqualified : (score?.toString() ?? ""),
    standing: result === "draw" ? null : result,
  };
}

function openSide(source: SlotSource, said: string, find: FindOutcome): CardSide {
  const contestant =
    "of" in source && source.of.match !== null ? find(source.of.match, source.type) : null;
  return {
    contestant,
    isOpen: true,
    source: said,
    name: contestant?.name ?? said,
    seed: null,
    score: "",
    standing: null,
  };
}
