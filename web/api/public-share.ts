import { useQuery } from "@tanstack/react-query";
import type { VisibilityView } from "#core/contract/audience.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { jsonQuery } from "./fetch-json.ts";
import { useSession } from "./app-data-provider.tsx";

/** Share of some content that is public. */
export type PublicShare = "all" | "some" | "none";

const audienceQuery = jsonQuery<VisibilityView>(["desk", "audience"], deskPaths.audience, [
  "names",
]);

export interface TournamentIdentity {
  readonly site: string;
  readonly slug: string;
}

/** Returns the public share of the given tournaments; of all tournaments without an argument. */
type GetPublicShare = (tournaments?: readonly TournamentIdentity[]) => PublicShare;

/**
 * Returns a function for the share of the content on screen that is public. Its result is "all" for
 * viewers, if no tournament is private, and until the visibility settings have been loaded.
 */
export function useGetPublicShare(): GetPublicShare {
  const session = useSession();
  const canSeePrivate = session !== undefined && session.name !== null && session.hidesSome;
  const { data } = useQuery({ ...audienceQuery, enabled: canSeePrivate });
  return (tournaments) =>
    canSeePrivate && data !== undefined ? derivePublicShare(data, tournaments) : "all";
}

/** Returns the public share of the tournaments, or of all if `undefined`, by these settings. */
export function derivePublicShare(
  { names }: VisibilityView,
  tournaments: readonly TournamentIdentity[] | undefined,
): PublicShare {
  if (names === null) return "all";
  if (tournaments === undefined) return "some";
  const publicTournaments = tournaments.filter(
    ({ site, slug }) => names.sites.includes(site) || names.tournaments.includes(`${site}/${slug}`),
  );
  if (publicTournaments.length === tournaments.length) return "all";
  return publicTournaments.length === 0 ? "none" : "some";
}
