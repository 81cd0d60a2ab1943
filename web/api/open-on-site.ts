import type { MatchView } from "#core/contract/match.ts";

/** Where a site's matches are found while its template says nothing else. */
const DEFAULT_TEMPLATE = "https://SITE/";

/**
 * The address of a match in its own tournament system.
 *
 * @param templates Per site, an address with SITE, ID, SLUG and GAME in it.
 */
export function openOnSite(
  match: Pick<MatchView, "id" | "site" | "tournament">,
  templates: Readonly<Record<string, string>>,
): string {
  const values: Readonly<Record<string, string>> = {
    SITE: match.site,
    ID: match.id,
    SLUG: match.tournament.slug,
    GAME: match.tournament.gameSlug,
  };
  return (templates[match.site] ?? DEFAULT_TEMPLATE).replaceAll(
    /\b(?:SITE|ID|SLUG|GAME)\b/gu,
    (name) => encodeURIComponent(values[name] ?? name),
  );
}
