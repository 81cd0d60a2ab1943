import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import type { MatchView } from "#core/contract/match.ts";
import { DAY } from "#core/lib/time.ts";
import {
  describeRelative,
  describeStart,
  type StartDescription,
  type WhenContext,
} from "./describe-start.ts";

/**
 * Describes the start of a live or next match in a list without day headings like `describeStart`,
 * but within a day also "in 20 h 15" and "5 h 10 late" of an upcoming one, else its date.
 */
export function describeNextStart(
  match: MatchView,
  { now, venue, messages }: WhenContext,
): StartDescription | null {
  const description = describeStart(match, { now, venue, messages });
  const isRelative = description !== null && description.kind !== "day";
  if (isRelative || match.start === null || match.state !== "upcoming") return description;
  const start = Date.parse(match.start);
  if (Math.abs(start - now) < DAY && !match.unresolved) {
    return describeRelative(match, start - now, messages);
  }
  const day = venue.date(start);
  const isLate = start <= now && match.stateBy === "not-started";
  return { kind: isLate ? "late" : "day", text: day };
}

/** Formats a start without a row around it: "32 min", "expected 15:40". */
export function formatStart(
  { kind, text }: StartDescription,
  { match: { time } }: Pick<FirstPageMessages, "match">,
): string {
  return kind === "expected" ? `${time.expected} ${text}` : text;
}
