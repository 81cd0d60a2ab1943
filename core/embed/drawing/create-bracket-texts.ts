import type { Messages } from "#core/i18n/en/pages.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { BracketTexts } from "./bracket-texts.ts";

/**
 * Creates the texts of a bracket from the messages of pages.
 *
 * @param watchingSince When Matchdesk began to poll the service, in milliseconds since the epoch.
 */
export function createBracketTexts(
  messages: Messages,
  venue: Pick<VenueFormat, "dateTime" | "shortDates">,
  watchingSince: number,
): BracketTexts {
  const { bracket, match, tournament } = messages;
  return {
    match,
    unseen: bracket.unseen,
    live: match.mark.live,
    liveCount: tournament.liveCount,
    endedOf: bracket.endedOf,
    bestOf: match.bestOf,
    loserTo: bracket.loserToCode,
    loserIsOut: bracket.loserIsOut,
    loserIsThird: bracket.loserIsThird,
    loserIsFourth: bracket.loserIsFourth,
    ifNeeded: bracket.ifNeeded,
    champion: tournament.champion,
    dateTime: venue.dateTime,
    endedStart: venue.dateTime,
    days: venue.shortDates,
    absence: ({ absence, continuesIn }) => {
      if (absence === null) return "";
      if (continuesIn?.title) return bracket.continuesIn(continuesIn.title);
      return absence === "before-watching"
        ? bracket.before(venue.dateTime(watchingSince))
        : bracket.absent[absence];
    },
  };
}
