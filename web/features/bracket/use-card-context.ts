import { useMemo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketView } from "#core/contract/tournament.ts";
import { createBracketTexts } from "#core/embed/drawing/create-bracket-texts.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type CardContext, findSharedBeginnings } from "./parts/bracket-model.ts";

const FIRST_LONG_SEED = 1000;

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
  matches: readonly MatchView[],
): CardContext {
  const messages = useMessages("common");
  const slots = matches.flatMap((match) => match.slots);
  const hasFlags = slots.some(({ contestant }) => contestant !== null && contestant.country !== "");
  const highestSeed = Math.max(0, ...slots.map(({ seed }) => seed ?? 0));
  const seeds = highestSeed === 0 ? "none" : highestSeed < FIRST_LONG_SEED ? "short" : "long";
  return useMemo<CardContext>(
    () => ({
      slug,
      messages,
      venue,
      hrefOf,
      hasFlags,
      seeds,
      texts: createBracketTexts(messages, venue, Date.parse(watchingSince)),
      sharedBeginnings: findSharedBeginnings(contestants.keys()),
    }),
    [messages, venue, hrefOf, hasFlags, seeds, contestants, watchingSince, slug],
  );
}
