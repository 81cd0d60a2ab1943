import type { MatchesPageMessages } from "#core/i18n/en/matches.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { shiftDay } from "#core/lib/event-day.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { MatchTab } from "./matches-search.ts";

interface DayContext {
  /** Today's event day. */
  readonly today: string;
  readonly tab: MatchTab;
  readonly venue: VenueFormat;
  readonly messages: Messages;
  readonly page: MatchesPageMessages;
}

/**
 * Describes an event day: "Today" and beside it its date, and when it ends; other days than
 * yesterday, today and tomorrow by their date.
 */
export function describeDayHeading(
  day: string | null,
  { today, tab, venue, messages, page }: DayContext,
): { readonly title: string; readonly aside: string } {
  if (day === null) return { title: messages.match.time.unknown, aside: "" };
  const date = venue.day(day);
  if (day === today) {
    const until = page.dayUntil(date, venue.day(shiftDay(day, 1)));
    return { title: page.today, aside: tab === "ended" ? page.newestFirst(date) : until };
  }
  if (day === shiftDay(today, 1)) return { title: page.tomorrow, aside: date };
  if (day === shiftDay(today, -1)) return { title: page.yesterday, aside: date };
  return { title: venue.dayLong(day), aside: "" };
}
