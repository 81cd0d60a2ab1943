import { useMemo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketView } from "#core/contract/tournament.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { type CardContext, findSharedBeginnings } from "./parts/bracket-model.ts";

/**
 * Returns the values that all cards of a bracket share.
 *
 * @param contestants Keys of the contestants by name; the same object while they are unchanged.
 */
export function useCardContext(
  { tournament: { slug }, watchingSince }: BracketView,
  venue: VenueFormat,
  hrefOf: (match: MatchView) => string,
  contestants: ReadonlyMap<string, string>,
): CardContext {
  const messages = useAllMessages();
  return useMemo<CardContext>(
    () => ({
      slug,
      messages,
      venue,
      hrefOf,
      cardMessages: {
        source: (source) => formatSlotSource(messages, source),
        disqualified: messages.match.disqualified,
        unseen: messages.bracket.unseen,
      },
      watchingSince: Date.parse(watchingSince),
      sharedBeginnings: findSharedBeginnings(contestants.keys()),
    }),
    [messages, venue, hrefOf, contestants, watchingSince, slug],
  );
}
