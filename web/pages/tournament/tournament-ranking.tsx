import { Link, useParams } from "#web/routing/routing.tsx";
import { nameBrackets } from "#core/i18n/bracket-names.ts";
import { findTotal } from "#core/match/progress.ts";
import { rankingFile } from "#core/paths/file-paths.ts";
import { getApiUrl } from "#web/api/fetch-json.ts";
import { type TournamentIdentity, useGetPublicShare } from "#web/api/public-share.ts";
import { useTournament, useRanking } from "#web/api/tournaments.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { PageColumn } from "#web/kit/page-column.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { RankingTable } from "#web/kit/table/ranking-table.tsx";

/** Ranking tab of a tournament: the rank of each contestant with its reason. */
export function TournamentRanking() {
  const messages = useMessages("common");
  const { site, slug } = useParams({ from: "/tournaments/$site/$slug" });
  const tournament = useTournament(site, slug).data?.tournament;
  const venue = useVenueFormat(tournament?.venueZone);
  const { title = "", start = null, end = null, played = 0 } = tournament ?? {};
  usePrintHead({
    title,
    fact: messages.tournament.ended(played, tournament ? findTotal(tournament) : null),
    detail: start === null ? "" : venue.dates(Date.parse(start), Date.parse(end ?? start)),
  });
  const isHidden = usePreferences().scores === "hidden";
  return (
    <PageColumn>
      {isHidden ? (
        <EmptyState>{messages.match.result.hidden}</EmptyState>
      ) : (
        <Rankings site={site} slug={slug} />
      )}
    </PageColumn>
  );
}

/** The rankings, or why there is none. */
function Rankings({ site, slug }: TournamentIdentity) {
  const messages = useMessages("common");
  const ranking = useMessages("ranking");
  const { data, error } = useRanking(site, slug);
  if (data === undefined) return <LoadingState error={error} rows={12} />;
  const { rankings } = data;
  if (rankings.length === 0) return <EmptyState>{ranking.none}</EmptyState>;
  const names = nameBrackets(
    rankings.flatMap(({ bracket }) => bracket ?? []),
    messages.tournament.bracket,
  );
  return rankings.map((each, index) => (
    <RankingTable
      key={each.bracket?.id ?? each.group}
      ranking={each}
      tournament={{ site, slug }}
      title={titleOf(each.isFinal, names[index])}
      links={index === 0 && <Links site={site} slug={slug} />}
    />
  ));

  function titleOf(isFinal: boolean, name: string | undefined): string {
    if (rankings.length > 1 && name !== undefined) return name;
    return isFinal ? ranking.final : ranking.soFar;
  }
}

/** Links to the ranking as a file and as an embed. */
function Links({ site, slug }: TournamentIdentity) {
  const messages = useMessages("ranking");
  const { nav } = useMessages("common");
  const isPublic = useGetPublicShare()([{ site, slug }]) === "all";
  return (
    <span data-screen-only>
      <a href={getApiUrl(rankingFile(site, slug))} download>
        {messages.csv}
      </a>
      {isPublic && " · "}
      {isPublic && (
        <Link to="/share" search={{ kind: "ranking", tournament: `${site}/${slug}` }}>
          {nav.share}
        </Link>
      )}
    </span>
  );
}
