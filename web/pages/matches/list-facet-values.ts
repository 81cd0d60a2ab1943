import type { MatchView } from "#core/contract/match.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import type { MatchesPageMessages } from "#core/i18n/en/matches-page.ts";
import type { FacetValue, FacetValues } from "./facets.ts";
import type { MatchStatus } from "./matches-search.ts";

interface FacetMessages {
  readonly messages: Messages;
  readonly page: MatchesPageMessages;
}

/** Lists the values of a match for the filters of the page. */
export function listFacetValues(
  match: MatchView,
  statuses: readonly MatchStatus[],
  { messages, page }: FacetMessages,
): FacetValues {
  const { site, slots, tournament } = match;
  return {
    tournament: [{ value: `${tournament.site}/${tournament.slug}`, label: tournament.title }],
    game: [{ value: tournament.gameSlug, label: tournament.game }],
    site: [{ value: site, label: site }],
    round: listRounds(match, messages),
    status: statuses.map((status) => ({ value: status, label: page.status[status] })),
    contestant: slots.flatMap(({ contestant }) =>
      contestant === null ? [] : [{ value: contestant.key, label: contestant.name }],
    ),
  };
}

/** The value has the form of the API's filter `round`. */
function listRounds({ group, round }: MatchView, { match }: Messages): readonly FacetValue[] {
  if (group !== null) return [{ value: "groups", label: match.groupMatches }];
  if (round === null) return [];
  return [{ value: round.name.short, label: match.roundName(round.name).medium }];
}
