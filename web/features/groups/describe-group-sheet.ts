import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import type { StandingsMessages } from "#core/i18n/en/standings.ts";

/** Describes how much of the groups has been played. The total is left out if it is not known. */
export function describeGroupProgress(
  groups: readonly GroupView[],
  matches: readonly MatchView[],
  messages: { readonly standings: StandingsMessages; readonly tournament: Messages["tournament"] },
): string {
  const { standings, tournament } = messages;
  if (groups.every(({ complete }) => complete)) return standings.sheet.ended;
  const ended = matches.filter(({ state, stateBy }) => state === "ended" && stateBy !== "bye");
  const expected = groups.flatMap((group) => group.expected ?? []);
  const isKnown = expected.length === groups.length;
  const total = expected.reduce((sum, count) => sum + count, 0);
  return tournament.ended(ended.length, isKnown ? total : null);
}

/** Describes how many advance from each group; "" if it is not known or differs. */
export function describeSharedAdvance(
  groups: readonly GroupView[],
  { scenarios }: StandingsMessages,
): string {
  const [count = null, ...others] = new Set(groups.map(({ advancing }) => advancing));
  return count === null || others.length > 0 ? "" : scenarios.advance(count);
}
