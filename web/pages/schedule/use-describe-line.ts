import type { MatchView } from "#core/contract/match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { LineTexts } from "#web/kit/match/match-line.tsx";
import type { Schedule } from "./use-schedule.ts";

/**
 * Returns a function that describes the line of a match: its tournament if the day has several, a
 * clash as a warning, and as a note that it has no station or when it usually ends.
 */
export function useDescribeLine({ plan }: Schedule): (match: MatchView) => LineTexts {
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const tournaments = new Set(plan.matches.map(({ tournament }) => tournament.title));
  return ({ key, state, station, tournament }) => {
    const clash = plan.clashes.get(key)?.kind;
    const usualEnd = plan.timed.get(key)?.usualEnd ?? null;
    const needsStation = state === "upcoming" && station === null && plan.lanes.length > 0;
    const end = state === "ended" || usualEnd === null ? "" : texts.to(venue.time(usualEnd));
    return {
      tournament: tournaments.size > 1 ? tournament.title : "",
      warning: clash === undefined ? "" : texts.clash[clash],
      note: needsStation ? texts.withoutStation : end,
    };
  };
}
