import { Hono } from "hono";
import { runInOneStep } from "#core/lib/steps.ts";
import { tournamentPage } from "#core/paths/paths.ts";
import type { TournamentView, World } from "#core/world/world.ts";
import { CACHE_CONTROL, RESOURCE_HEADERS } from "#server/http/headers.ts";
import { escapeHtml } from "#server/http/html.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { WorkLimiter } from "#server/work/work.ts";

const POLICY = { ...RESOURCE_HEADERS, "cache-control": CACHE_CONTROL.apiDescription };

/** Pages may be indexed; embeds and screens forbid it in their headers, which a robot must read. */
const RULES = ["User-agent: *", "Disallow: /api/", "Disallow: /desk", "Disallow: /sign-in"];

const MAIN_PAGES = ["/", "/matches", "/tournaments", "/schedule"];

/** Maximum number of URLs in a sitemap (sitemaps.org). */
const MAX_URLS = 50_000;

/** Creates `/robots.txt` and `/sitemap.xml`, which lists the pages of public tournaments. */
export function createSearchEngineRoutes(deps: {
  /** Returns the public data; `null` before the first data. */
  readonly world: () => World | null;
  /** Base URL of this server without a trailing slash; `null` if it is not configured. */
  readonly publicUrl: string | null;
  readonly work: Pick<WorkLimiter, "admit" | "run">;
}): Hono {
  const { publicUrl, world, work } = deps;
  const cache = createResponseCache(world, POLICY, work);
  const robots = [
    ...RULES,
    ...(publicUrl === null ? [] : ["", `Sitemap: ${publicUrl}/sitemap.xml`]),
  ];
  return new Hono()
    .get("/robots.txt", (c) => c.text(`${robots.join("\n")}\n`, 200, POLICY))
    .get("/sitemap.xml", (c) => {
      if (publicUrl === null) {
        throw new ProblemError(
          "not-found",
          "The sitemap is not available because PUBLIC_URL is not set. Set it and restart Matchdesk.",
        );
      }
      return cache.serve(c, "sitemap", (now) =>
        runInOneStep(() => ({
          body: renderSitemap(publicUrl, listPages(now)),
          status: 200,
          headers: { "content-type": "application/xml; charset=utf-8" },
        })),
      );
    });
}

function listPages({ tournaments }: World): readonly string[] {
  return [...MAIN_PAGES, ...[...tournaments.values()].flatMap(pagesOf)].slice(0, MAX_URLS);
}

function pagesOf({ tournament, brackets, groups, rankings }: TournamentView): readonly string[] {
  const page = tournamentPage(tournament.site, tournament.slug);
  return [
    page,
    ...brackets.map(({ ids: [id = ""] }) => `${page}/bracket/${encodeURIComponent(id)}`),
    ...(groups.length > 0 ? [`${page}/groups`] : []),
    ...(rankings.length > 0 ? [`${page}/ranking`] : []),
  ];
}

function renderSitemap(publicUrl: string, pages: readonly string[]): string {
  const urls = pages.map((page) => `<url><loc>${escapeHtml(publicUrl + page)}</loc></url>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`
  );
}
