import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Messages } from "#core/i18n/en/pages.ts";

interface NightContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  readonly messages: Messages;
}

/**
 * Describes the night that belongs to an event day, as "night of Tue 24 Nov, until 05:00"; "" unless
 * a match starts in it or it is now.
 */
export function describeNight(
  day: string,
  matches: readonly Pick<MatchView, "start">[],
  { now, venue, messages }: NightContext,
): string {
  const name = venue.day(day);
  const isNight = (at: number) => venue.dayKey(at) === day && venue.date(at) !== name;
  const hasNight =
    isNight(now) || matches.some(({ start }) => start !== null && isNight(Date.parse(start)));
  return hasNight ? messages.schedule.night(name) : "";
}
