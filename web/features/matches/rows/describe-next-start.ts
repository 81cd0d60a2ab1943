import type { MatchView } from "#core/contract/match.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { describeStart, type StartDescription } from "./describe-start.ts";

interface NextStartContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  readonly messages: Messages;
}

/**
 * Describes the start of a live or next match in a list without day headings like `describeStart`,
 * but also after an hour: "1 h 20 min" since the start of a live match, "in 3 h 15 min" and "5 h late"
 * of an upcoming one, or its date if that is a day away or more.
 */
export function describeNextStart(
  match: MatchView,
  { now, venue, messages }: NextStartContext,
): StartDescription | null {
  const description = describeStart(match, { now, venue, messages });
  const isRelative = description !== null && description.kind !== "day";
  if (isRelative || match.start === null || match.state === "ended") return description;
  const start = Date.parse(match.start);
  const distance = Math.abs(start - now);
  const hours = Math.floor(distance / HOUR);
  const minutes = Math.floor((distance % HOUR) / MINUTE);
  if (match.state === "live") {
    if (start > now || distance >= DAY) return description;
    const { time } = messages.match;
    const text = `${time.hours(hours)} ${time.minutes(minutes)}`;
    return { kind: "since", text, long: text };
  }
  const kind = start > now ? "ahead" : match.stateBy === "not-started" ? "late" : "due";
  if (distance >= DAY || match.unresolved) {
    const day = venue.date(start);
    return { kind: kind === "late" ? "late" : "day", text: day, long: day };
  }
  const text =
    kind === "ahead"
      ? messages.tournament.inHours(hours, minutes)
      : messages.tournament.hoursLate(hours);
  return { kind, text, long: text };
}
