import type { MatchView } from "#core/contract/match.ts";

/** Used for a site without a template of its own. */
const DEFAULT_TEMPLATE = "https://SITE/";

/**
 * Returns the URL of a match in its own tournament system. The templates have the placeholders
 * SITE, ID, SLUG and GAME.
 */
export function formatSiteMatchUrl(
  match: Pick<MatchView, "id" | "sentId" | "sentSlug" | "site" | "tournament">,
  templates: Readonly<Record<string, string>>,
): string {
  const values: Readonly<Record<string, string>> = {
    SITE: match.site,
    ID: match.sentId ?? match.id,
    SLUG: match.sentSlug ?? match.tournament.slug,
    GAME: match.tournament.gameSlug,
  };
  return (templates[match.site] ?? DEFAULT_TEMPLATE).replaceAll(
    /\b(?:SITE|ID|SLUG|GAME)\b/gu,
    (name) => encodeURIComponent(values[name] ?? name),
  );
}
