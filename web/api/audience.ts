import { queryOptions, useQuery } from "@tanstack/react-query";
import type { VisibilityView } from "#core/contract/audience.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { fetchJson } from "./fetch-json.ts";
import { useSession } from "./app-data-provider.tsx";

/** Share of some content that is public. */
export type PublicPart = "all" | "some" | "none";

const audienceQuery = queryOptions({
  queryKey: ["desk", "audience"],
  queryFn: ({ signal }) => fetchJson<VisibilityView>(deskPaths.audience, ["names"], signal),
});

/** Identity of a tournament. */
export interface TournamentName {
  readonly site: string;
  readonly slug: string;
}

/** Returns the public share of the given tournaments; of all tournaments without an argument. */
type PublicPartOf = (tournaments?: readonly TournamentName[]) => PublicPart;

/**
 * Returns a function for the share of the content on screen that is public. Its result is "all" for
 * viewers, if no tournament is private, and until the visibility settings have been loaded.
 */
export function usePublicPart(): PublicPartOf {
  const session = useSession();
  const canSeePrivate = session !== undefined && session.name !== null && session.hidesSome;
  const { data } = useQuery({ ...audienceQuery, enabled: canSeePrivate });
  return (tournaments) =>
    canSeePrivate && data !== undefined ? publicPartOf(data, tournaments) : "all";
}

/** Returns the public share of the tournaments, or of all if `undefined`, by these settings. */
export function publicPartOf(
  { names }: VisibilityView,
  tournaments: readonly TournamentName[] | undefined,
): PublicPart {
  if (names === null) return "all";
  if (tournaments === undefined) return "some";
  const publicTournaments = tournaments.filter(
    ({ site, slug }) => names.sites.includes(site) || names.tournaments.includes(`${site}/${slug}`),
  );
  if (publicTournaments.length === tournaments.length) return "all";
  return publicTournaments.length === 0 ? "none" : "some";
}
