import { type Ranked, rankSlots } from "#core/lib/contest.ts";
import type { CardMatch, CardPlace, CardSide, CardMessages } from "#core/layout/card-sides.ts";
import { cardSides, type FindOutcome } from "#core/layout/card-sides.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { EmbedContext } from "./context.ts";

const NOBODY: FindOutcome = () => null;
const NO_PLACE: CardPlace = { slots: [], absence: null };

interface DrawnMatch extends CardMatch {
  readonly stateBy?: MatchView["stateBy"];
}

/** Both sides of a duel as drawn; `rankedSides` has those of a ranking. */
export function matchSides(
  match: DrawnMatch | undefined,
  context: Pick<EmbedContext, "messages">,
  place: CardPlace = NO_PLACE,
  find: FindOutcome = NOBODY,
): readonly [CardSide, CardSide] {
  const { messages } = context;
  const said: CardMessages = {
    source: (source) => formatSlotSource(messages, source),
    disqualified: messages.disqualified,
    unseen: messages.match.slot.unknown,
  };
  const [left, right] = cardSides(place, match, said, find);
  return match?.stateBy === "bye"
    ? [left, { ...right, name: messages.match.slot.bye }]
    : [left, right];
}

/** A contestant of a ranking. */
export interface RankedSide extends CardSide {
  /** "2", "2=" for a shared place; "" before play. */
  readonly place: string;
}

/** The contestants of a ranking in the order of display. */
export function rankedSides(
  match: Pick<MatchView, "state" | "slots">,
  context: Pick<EmbedContext, "messages">,
): readonly RankedSide[] {
  return rankSlots(match).map((ranked) => rankedSide(ranked, context));
}

/** One contestant of a ranking. */
export function rankedSide(
  { slot, label }: Ranked<CardMatch["slots"][number]>,
  context: Pick<EmbedContext, "messages">,
): RankedSide {
  const [side] = matchSides({ slots: [slot] }, context);
  return { ...side, place: label };
}
