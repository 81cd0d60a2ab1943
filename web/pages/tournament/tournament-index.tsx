import { Navigate, useParams } from "#web/routing/routing.tsx";
import { useTournament } from "#web/api/tournaments.ts";

/** Redirects to the current stage: unfinished groups, else the first bracket, groups or matches. */
export function TournamentIndex() {
  const params = useParams({ from: "/tournaments/$site/$slug" });
  const { data } = useTournament(params.site, params.slug);
  if (data === undefined) return null;
  const { brackets, groups } = data.tournament;
  const [bracket] = brackets;
  const areGroupsOver = data.groups.every(({ complete }) => complete);
  if (bracket !== undefined && (groups.length === 0 || areGroupsOver)) {
    return (
      <Navigate
        to="/tournaments/$site/$slug/bracket/$id"
        params={{ ...params, id: bracket.id }}
        replace
      />
    );
  }
  const tab = groups.length > 0 ? "groups" : "matches";
  return <Navigate to={`/tournaments/$site/$slug/${tab}`} params={params} replace />;
}
