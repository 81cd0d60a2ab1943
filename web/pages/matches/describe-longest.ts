import type { MatchView } from "#core/contract/match.ts";
import type { MatchesPageMessages } from "#core/i18n/en/matches-page.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";

interface LongestMessages {
  readonly messages: Messages;
  readonly page: MatchesPageMessages;
}

/** Describes how long ago the first of live matches started: "longest 2 h 22"; "" if unknown. */
export function describeLongest(
  matches: readonly Pick<MatchView, "start">[],
  now: number,
  { messages, page }: LongestMessages,
): string {
  const starts = matches.flatMap(({ start }) => (start === null ? [] : [Date.parse(start)]));
  const elapsed = now - Math.min(...starts);
  // Older ones were not ended on their site, which says nothing about how long a match takes.
  if (starts.length < 2 || elapsed < MINUTE || elapsed >= DAY) return "";
  const hours = Math.floor(elapsed / HOUR);
  const minutes = Math.floor((elapsed % HOUR) / MINUTE);
  const { time } = messages.match;
  return page.longest(hours === 0 ? time.minutes(minutes) : time.elapsed(hours, minutes));
}
