import type { MatchView } from "#core/contract/match.ts";
import type { MatchesPageMessages } from "#core/i18n/en/matches-page.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { describeStart, type StartDescription } from "#web/features/matches/rows/describe-start.ts";

/** What the texts of a line depend on. */
export interface LineContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  readonly messages: Messages;
  readonly page: MatchesPageMessages;
  /** Event day of the heading above; absent if there is none. */
  readonly headingDay?: string | undefined;
}

/**
 * Describes the start of a match like `describeStart`, but also an hour and more away: "2 h 22"
 * since the start, "in 1 h 28", "3 h late"; the end of an ended match as "– 14:28".
 */
export function describeLineStart(
  match: MatchView,
  context: LineContext,
): Pick<StartDescription, "text" | "kind"> | null {
  const { now, venue, page } = context;
  const described = describeStart(match, context);
  if (described !== null || match.start === null) return described;
  if (match.state === "ended") {
    const { endedAt } = match;
    return endedAt === undefined
      ? null
      : { kind: "since", text: `– ${venue.time(Date.parse(endedAt))}` };
  }
  const start = Date.parse(match.start);
  const distance = Math.abs(start - now);
  if (distance >= DAY || match.unresolved !== null) return null;
  const hours = Math.floor(distance / HOUR);
  const minutes = Math.floor((distance % HOUR) / MINUTE);
  if (match.state === "live") {
    return start > now ? null : { kind: "since", text: page.hours(hours, minutes) };
  }
  if (start > now) return { kind: "ahead", text: page.inHours(hours, minutes) };
  const kind = match.stateBy === "not-started" ? "late" : "due";
  return { kind, text: page.hoursLate(hours) };
}
