import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";

/** Description of a start, relative to the current time and shown beside the start time. */
export interface StartDescription {
  readonly text: string;
  /** Complete text, without a row around it. */
  readonly long: string;
  /**
   * `late`: past the grace period; `due`: late within it; `day`: on another date than the heading's
   * (also after its midnight) or, without a heading, on another event day than today; `expected`: an estimated later start.
   */
  readonly kind: "since" | "ahead" | "due" | "late" | "day" | "expected";
}

interface WhenContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  readonly messages: FirstPageMessages;
  /** Event day shown by a heading; absent if there is none. */
  readonly headingDay?: string | undefined;
}

/** Starts this many minutes away or more have no relative text. */
const RELATIVE_MINUTES = 60;

/**
 * Describes the start of a match: "15:40" if a later start is expected, "32 min" since the start of
 * a live match, "in 28 min" or "7 min late" for an upcoming one, "Sun 25 Jan" for another event day.
 * `null` if the time of day is sufficient.
 */
export function describeStart(
  match: Pick<MatchView, "start" | "startDate" | "state" | "stateBy" | "expected" | "unresolved">,
  { now, venue, messages, headingDay }: WhenContext,
): StartDescription | null {
  if (match.expected !== null) {
    const text = venue.when(Date.parse(match.expected));
    return { kind: "expected", text, long: `${messages.match.time.expected} ${text}` };
  }
  if (match.start === null) return describeDate(match.startDate, headingDay, venue, messages);
  const start = Date.parse(match.start);
  const minutes = Math.floor(Math.abs(now - start) / MINUTE);
  if (match.state !== "ended" && !match.unresolved && minutes < RELATIVE_MINUTES) {
    return describeRelative(match, minutes, now < start, messages);
  }
  const day = describeDay(start, headingDay, venue);
  return day === "" ? null : describePlain("day", day);
}

/** Formats the day of a start, in milliseconds; "" if the heading shows it, or if it is today. */
export function describeDay(
  start: number,
  headingDay: string | undefined,
  venue: VenueFormat,
): string {
  if (headingDay === undefined) return venue.whenDay(start);
  const date = venue.date(start);
  return date === venue.day(headingDay) ? "" : date;
}

/** Describes a match without a fixed time: "no time yet", with its date if no heading shows it. */
function describeDate(
  date: string | undefined,
  headingDay: string | undefined,
  venue: VenueFormat,
  { match: { time } }: FirstPageMessages,
): StartDescription | null {
  if (date === undefined) return null;
  const day = date === headingDay ? "" : `${venue.day(date)}, `;
  return describePlain("day", `${day}${time.unfixed}`);
}

function describeRelative(
  { state, stateBy }: Pick<MatchView, "state" | "stateBy">,
  minutes: number,
  isAhead: boolean,
  { match: { time } }: FirstPageMessages,
): StartDescription | null {
  if (state === "live") return isAhead ? null : describePlain("since", time.minutes(minutes));
  if (isAhead) return describePlain("ahead", time.inMinutes(minutes));
  return describePlain(stateBy === "not-started" ? "late" : "due", time.late(minutes));
}

function describePlain(kind: StartDescription["kind"], text: string): StartDescription {
  return { kind, text, long: text };
}
