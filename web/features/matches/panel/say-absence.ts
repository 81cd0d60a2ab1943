import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Messages } from "#core/i18n/en/start.ts";

/** Why a match is not fresh, or null when it is. */
export function sayAbsence(
  match: MatchView,
  venue: VenueFormat,
  messages: Messages,
): string | null {
  const { absence } = messages.match;
  const lastSeen = venue.when(Date.parse(match.lastSeen));
  switch (match.absence) {
    case null:
      return null;
    case "last-seen":
      return absence["last-seen"](lastSeen);
    case "before-watching":
      return absence["before-watching"](lastSeen);
    case "withdrawn":
    case "beyond-the-list":
    case "no-start-yet":
      return absence[match.absence];
  }
}
