import type { VenueFormat } from "#core/lib/venue-format.ts";

/**
 * Formats an instant (ms): one of another calendar day than `now` has its date, even if it belongs
 * to the same event day.
 */
export function formatMoment(at: number, now: number, venue: VenueFormat): string {
  if (at >= now) return venue.when(at);
  return venue.date(at) === venue.date(now) ? venue.time(at) : venue.dateTime(at);
}

/** Formats the date of an instant, "25 Oct" or "25 Aug 2024"; "" if it is today. */
export function formatDateUnlessToday(at: number, now: number, venue: VenueFormat): string {
  const date = venue.date(at);
  if (date === venue.date(now)) return "";
  const isThisYear = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear();
  return isThisYear ? venue.shortDates(at, at) : date;
}
