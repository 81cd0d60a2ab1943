import type { Match } from "#core/model/match.ts";
import type { PollResponses } from "#core/model/tick.ts";

/** Returns a poll with changed matches, and with their issues under the changed keys. */
export function mapMatches(polled: PollResponses, change: (match: Match) => Match): PollResponses {
  const lists = polled.lists.map((list) => {
    const issues = list.issues.map((issue) => {
      if (issue.of === undefined) return issue;
      const of = change(issue.of);
      return { ...issue, match: of.key, of };
    });
    return { ...list, matches: list.matches.map(change), issues };
  });
  return { ...polled, lists };
}
