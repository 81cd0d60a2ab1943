import { queryOptions, useQuery } from "@tanstack/react-query";
import type { AudienceView } from "#core/contract/audience.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { fetchJson } from "./fetch-json.ts";
import { useSession } from "./app-data-provider.tsx";

/** How much of something everybody may read. */
export type PublicPart = "all" | "some" | "none";

const audienceQuery = queryOptions({
  queryKey: ["desk", "audience"],
  queryFn: ({ signal }) => fetchJson<AudienceView>(deskPaths.audience, ["names"], signal),
});

/** What a tournament goes by. */
export interface TournamentName {
  readonly site: string;
  readonly slug: string;
}

/** Says how much of these tournaments; of all there are where it is given none. */
type PublicPartOf = (tournaments?: readonly TournamentName[]) => PublicPart;

/**
 * How much of what this reader sees everybody may read: all of it for whoever is no staff, and until
 * it is known.
 */
export function usePublicPart(): PublicPartOf {
  const session = useSession();
  const seesMore = session !== undefined && session.name !== null && session.hidesSome;
  const { data } = useQuery({ ...audienceQuery, enabled: seesMore });
  return (tournaments) =>
    seesMore && data !== undefined ? publicPartOf(data, tournaments) : "all";
}

/** As `usePublicPart`, of an audience that is known. */
export function publicPartOf(
  { names }: AudienceView,
  tournaments: readonly TournamentName[] | undefined,
): PublicPart {
  if (names === null) return "all";
  if (tournaments === undefined) return "some";
  const shown = tournaments.filter(
    ({ site, slug }) => names.sites.includes(site) || names.tournaments.includes(`${site}/${slug}`),
  );
  if (shown.length === tournaments.length) return "all";
  return shown.length === 0 ? "none" : "some";
}
