import { type Ranked, rankSlots } from "#core/lib/contest.ts";
import type { CardMatch, CardPlace, CardSide, CardMessages } from "#core/layout/card-sides.ts";
import { cardSides, type FindOutcome } from "#core/layout/card-sides.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { EmbedContext } from "./context.ts";

const NO_OUTCOME: FindOutcome = () => null;
const NO_PLACE: CardPlace = { slots: [], absence: null };

interface DrawnMatch extends CardMatch {
  readonly stateBy?: MatchView["stateBy"];
}

/** Returns both sides of a duel to render; `rankedSides` does so for a ranking. */
export function matchSides(
  match: DrawnMatch | undefined,
  context: Pick<EmbedContext, "messages">,
  place: CardPlace = NO_PLACE,
  find: FindOutcome = NO_OUTCOME,
): readonly [CardSide, CardSide] {
  const { messages } = context;
  const cardMessages: CardMessages = {
    source: (source) => formatSlotSource(messages, source),
    disqualified: messages.disqualified,
    advances: messages.match.slot.advances,
    unseen: messages.match.slot.unknown,
  };
  const [left, right] = cardSides(place, match, cardMessages, find);
  return match?.stateBy === "bye"
    ? [left, { ...right, name: messages.match.slot.bye }]
    : [left, right];
}

/** A contestant of a ranking to render. */
export interface RankedSide extends CardSide {
  /** Rank: "2", or "2=" if it is shared; "" before play. */
  readonly place: string;
}

/** Returns the contestants of a ranking in display order. */
export function rankedSides(
  match: Pick<MatchView, "state" | "slots">,
  context: Pick<EmbedContext, "messages">,
): readonly RankedSide[] {
  return rankSlots(match).map((ranked) => rankedSide(ranked, context));
}

/** Returns one contestant of a ranking to render. */
export function rankedSide(
  { slot, label }: Ranked<CardMatch["slots"][number]>,
  context: Pick<EmbedContext, "messages">,
): RankedSide {
  const [side] = matchSides({ slots: [slot] }, context);
  return { ...side, place: label };
}
