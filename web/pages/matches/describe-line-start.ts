import type { MatchView } from "#core/contract/match.ts";
import type { MatchesPageMessages } from "#core/i18n/en/matches.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { DAY } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import {
  describeDay,
  describeRelative,
  describeStart,
  type StartDescription,
} from "#web/features/matches/rows/describe-start.ts";

/** Values on which the texts of a line depend. */
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
 * Describes the start of a match like `describeStart`, but up to a day away: "in 7 h 15"; after the
 * next midnight always by its date; and the end of an ended match as "– 14:28".
 */
export function describeLineStart(
  match: MatchView,
  context: LineContext,
): Pick<StartDescription, "text" | "kind"> | null {
  const { now, venue, messages, headingDay } = context;
  const described = describeStart(match, context);
  if (described?.kind === "ahead" && match.start !== null) {
    const start = Date.parse(match.start);
    const day = describeDay(start, headingDay, venue);
    const isAfterMidnight = headingDay !== undefined && day !== "" && day !== venue.date(now);
    if (isAfterMidnight) return { kind: "day", text: day };
  }
  if (described !== null || match.start === null || match.unresolved !== null) return described;
  if (match.state === "ended") {
    const { endedAt } = match;
    return endedAt === undefined
      ? null
      : { kind: "since", text: `– ${venue.time(Date.parse(endedAt))}` };
  }
  const distance = Date.parse(match.start) - now;
  return Math.abs(distance) < DAY ? describeRelative(match, distance, messages) : null;
}
