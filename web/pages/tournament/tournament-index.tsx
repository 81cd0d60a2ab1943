import { Navigate, useParams } from "@tanstack/react-router";
import { useTournament } from "#web/api/tournaments.ts";

/** Redirects to the current stage: unfinished groups, else the first bracket, groups or matches. */
export function TournamentIndex() {
  const params = useParams({ from: "/tournaments/$site/$slug" });
  const { data } = useTournament(params.site, params.slug);
  if (data === undefined) return null;
  const { brackets, groups } = data.tournament;
  const [bracket] = brackets;
  if (groups.length > 0 && !data.groups.every(({ complete }) => complete)) {
    return <Navigate to="/tournaments/$site/$slug/groups" params={params} replace />;
  }
  if (bracket !== undefined) {
    return (
      <Navigate
        to="/tournaments/$site/$slug/bracket/$id"
        params={{ ...params, id: bracket.id }}
        replace
      />
    );
  }
  return (
    <Navigate
      to={
        groups.length > 0 ? "/tournaments/$site/$slug/groups" : "/tournaments/$site/$slug/matches"
      }
      params={params}
      replace
    />
  );
}
