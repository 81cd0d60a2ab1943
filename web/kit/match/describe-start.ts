import type { MatchView } from "#core/contract/match.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";
import { isWaitingReset } from "#core/match/is-waiting-reset.ts";
import { SHOW_MOVE_FOR } from "#core/match/moved.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";

/** Description of a start, relative to the current time and shown beside the start time. */
export interface StartDescription {
  readonly text: string;
  /**
   * `since`: live; `late`: past the grace period; `due`: late within it; `day`: on another date than the heading's
   * (also after its midnight) or, without a heading, on another event day than today; `expected`: an
   * estimated later start.
   */
  readonly kind: "since" | "ahead" | "due" | "late" | "day" | "expected";
}

export interface WhenContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  readonly messages: FirstPageMessages;
  /** Event day shown by a heading; absent if there is none. */
  readonly headingDay?: string | undefined;
}

/** Starts on another day that are this far away or farther are described by their date. */
const OTHER_DAY_LIMIT = 6 * HOUR;

/**
 * Describes the start of a match: "15:40" if a later start is expected, "32 min" or "2 h 22" since
 * the start of a live match, "in 7 h 15" or "7 min late" for an upcoming one, "Sun 25 Jan" for another
 * day, "– 14:28" for the end of a match. `null` if the time of day is sufficient.
 */
export function describeStart(
  match: Pick<
    MatchView,
    "start" | "startDate" | "state" | "stateBy" | "expected" | "round" | "unresolved" | "endedAt"
  >,
  { now, venue, messages, headingDay }: WhenContext,
): StartDescription | null {
  if (match.expected !== null) {
    return { kind: "expected", text: venue.when(Date.parse(match.expected)) };
  }
  if (match.start === null) return describeDate(match.startDate, headingDay, venue, messages);
  const start = Date.parse(match.start);
  const ahead = start - now;
  const day = describeDay(start, headingDay, venue);
  // After the midnight of the heading's day always by its date, however near.
  const isAfterMidnight =
    headingDay !== undefined && day !== "" && ahead > 0 && day !== venue.date(now);
  const limit = match.state === "live" || day === "" ? DAY : isAfterMidnight ? 0 : OTHER_DAY_LIMIT;
  if (match.state !== "ended" && !match.unresolved && Math.abs(ahead) < limit) {
    return describeRelative(match, ahead, messages);
  }
  if (day !== "") {
    const isLate = match.stateBy === "not-started" && !match.unresolved;
    return { kind: isLate ? "late" : "day", text: day };
  }
  const end = match.state === "ended" ? match.endedAt : undefined;
  return end === undefined ? null : { kind: "since", text: `– ${venue.time(Date.parse(end))}` };
}

/** Formats a start without a row around it: "32 min", "expected 15:40". */
export function formatStart(
  { kind, text }: StartDescription,
  { match: { time } }: Pick<FirstPageMessages, "match">,
): string {
  return kind === "expected" ? `${time.expected} ${text}` : text;
}

/**
 * Returns the previous start (ISO 8601) of an upcoming match for two hours after it was moved, else
 * `null`.
 */
export function findPreviousStart({ moved, state }: MatchView, now: number): string | null {
  if (moved === null || state !== "upcoming") return null;
  return now - Date.parse(moved.at) < SHOW_MOVE_FOR ? moved.from : null;
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
  return { kind: "day", text: `${day}${time.unfixed}` };
}

/**
 * Describes the time since the start of a live match, or the milliseconds until that of another;
 * `null` if a match is live before its start, and for a bracket reset whose grand final is not
 * decided: it is never late.
 */
function describeRelative(
  match: Pick<MatchView, "state" | "stateBy" | "round">,
  ahead: number,
  { match: { time } }: Pick<FirstPageMessages, "match">,
): StartDescription | null {
  const duration = formatMinutes(Math.floor(Math.abs(ahead) / MINUTE));
  if (match.state === "live") return ahead > 0 ? null : { kind: "since", text: duration };
  if (ahead > 0) return { kind: "ahead", text: time.ahead(duration) };
  if (isWaitingReset(match)) return null;
  const kind = match.stateBy === "not-started" ? "late" : "due";
  return { kind, text: time.late(duration) };
}
