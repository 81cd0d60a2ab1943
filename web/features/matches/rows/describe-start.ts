import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstMessages } from "#core/i18n/en/first.ts";

/** How a start lies to now, beside its time. */
export interface StartDescription {
  readonly text: string;
  /** Said in full where there is room for a word more. */
  readonly long: string;
  /**
   * `late` is past the grace; `day` is another event day than the one said already; `expected` is an
   * estimate of when it will begin.
   */
  readonly kind: "since" | "ahead" | "due" | "late" | "day" | "expected";
}

interface WhenContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  readonly messages: FirstMessages;
  /** Event day that a heading has said, if there is one. */
  readonly saidDay?: string | undefined;
}

/** Farther than this only the clock is said, not the distance. */
const RELATIVE_MINUTES = 60;

/**
 * "15:40" when a match is expected to begin later than listed, "32 min" since a live match began, "in 28 min" and "7 late" for an upcoming one, "Sun 25 Jan" for
 * another event day; null where the time of day says it all.
 */
export function describeStart(
  match: Pick<MatchView, "start" | "state" | "stateBy" | "expected" | "unresolved">,
  { now, venue, messages, saidDay }: WhenContext,
): StartDescription | null {
  if (match.expected !== null) {
    const text = venue.when(Date.parse(match.expected));
    return { kind: "expected", text, long: `${messages.match.time.expected} ${text}` };
  }
  if (match.start === null) return null;
  const start = Date.parse(match.start);
  const minutes = Math.floor(Math.abs(now - start) / MINUTE);
  if (match.state !== "ended" && !match.unresolved && minutes < RELATIVE_MINUTES) {
    return relative(match, minutes, now < start, messages);
  }
  if (saidDay === undefined) {
    const day = venue.whenDay(start);
    return day === "" ? null : plain("day", day);
  }
  const day = venue.dayKey(start);
  return day === saidDay ? null : plain("day", venue.day(day));
}

function relative(
  { state, stateBy }: Pick<MatchView, "state" | "stateBy">,
  minutes: number,
  ahead: boolean,
  { match: { time } }: FirstMessages,
): StartDescription | null {
  if (state === "live") return ahead ? null : plain("since", time.minutes(minutes));
  if (ahead) return plain("ahead", time.inMinutes(minutes));
  return {
    text: time.late(minutes),
    long: time.lateMinutes(minutes),
    kind: stateBy === "not-started" ? "late" : "due",
  };
}

function plain(kind: StartDescription["kind"], text: string): StartDescription {
  return { kind, text, long: text };
}
