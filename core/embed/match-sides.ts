import type { CardMatch, CardPlace, CardSide, CardWords } from "#core/bracket/card-sides.ts";
import { cardSides, type FindOutcome } from "#core/bracket/card-sides.ts";
import type { MatchView } from "#core/contract/match.ts";
import { saySlot } from "#core/words/say-slot.ts";
import type { EmbedContext } from "./context.ts";

const NOBODY: FindOutcome = () => null;
const NO_PLACE: CardPlace = { slots: [], absence: null };

/** Both sides of a match as drawn; of more than two contestants the first two by score. */
export function matchSides(
  match: MatchView | undefined,
  context: Pick<EmbedContext, "words">,
  place: CardPlace = NO_PLACE,
  find: FindOutcome = NOBODY,
): readonly [CardSide, CardSide] {
  const { words } = context;
  const said: CardWords = {
    source: (source) => saySlot(words, source),
    disqualified: words.disqualified,
    unseen: words.match.slot.unknown,
  };
  const [left, right] = cardSides(place, match && bestFirst(match), said, find);
  return match?.stateBy === "bye"
    ? [left, { ...right, name: words.match.slot.bye }]
    : [left, right];
}

/** Two have their places; more are a list. */
function bestFirst({ slots }: CardMatch): CardMatch {
  return slots.length > 2
    ? { slots: slots.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0)) }
    : { slots };
}
