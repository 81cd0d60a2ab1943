import type { Hono } from "hono";

/** Replacements of route patterns by URLs that exist in `PUBLISHED`. */
const EXAMPLES: readonly (readonly [string, string])[] = [
  ["/brackets/:site/:file{.+\\.(?:svg|png)}", "/brackets/osu.example.net/2001.svg"],
  ["/contestants/:file{.+\\.png}", "/contestants/angstrom-itel-7d0sg723z7.png"],
  ["/site/:file{.+\\.ics}", "/site/halfpitch.example.ics"],
  ["/tournament/:site/:file{.+\\.ics}", "/tournament/halfpitch.example/harbour.ics"],
  ["/contestant/:file{.+\\.ics}", "/contestant/nobody-1.ics"],
  ["/embed-preview/:stage/:kind/:site/:id", "/embed-preview/plain/match/halfpitch.example/9001"],
  ["/embed-preview/:stage/:kind", "/embed-preview/plain/matches"],
  ["/embed/:kind/:site/:id", "/embed/match/halfpitch.example/9001"],
  ["/embed/:kind", "/embed/matches"],
  ["/tournaments/:site/:slug", "/tournaments/halfpitch.example/harbour"],
  ["/rankings/:site/:slug", "/rankings/halfpitch.example/harbour"],
  ["/groups/:site/:id", "/groups/halfpitch.example/77"],
  ["/brackets/:site/:id", "/brackets/osu.example.net/2001"],
  ["/sent/:site/:id", "/sent/halfpitch.example/9001"],
  ["/channels/:name", "/channels/main"],
  ["/matches/:site/:file{.+\\.png}", "/matches/halfpitch.example/9001.png"],
  ["/brackets/:site/:file{.+\\.png}", "/brackets/osu.example.net/1101.png"],
  ["/groups/:site/:file{.+\\.png}", "/groups/halfpitch.example/77.png"],
  ["/tournaments/:site/:file{.+\\.png}", "/tournaments/halfpitch.example/harbour.png"],
  ["/rankings/:site/:file{.+\\.png}", "/rankings/osu.example.net/cup-0.png"],
  ["/overlay/channel/:name", "/overlay/channel/main"],
  ["/:site/:id", "/halfpitch.example/9001"],
  ["/:key", "/nobody-1"],
];

/**
 * Returns the patterns of all routes, without middleware, which has no URL of its own, except the
 * one that serves the dashboard's files.
 */
export function listRoutePatterns(app: Hono): readonly string[] {
  const routes = app.routes.filter(({ method, path }) => method !== "ALL" || path === "/*");
  return [...new Set(routes.map(({ path }) => path))];
}

/** Returns the path of a URL that matches a pattern. */
export function exampleUrlOf(pattern: string): string {
  if (pattern === "/*") return "/assets/main-a1b2c3d4.js";
  const [from, to] = EXAMPLES.find(([end]) => pattern.endsWith(end)) ?? ["", ""];
  return (from === "" ? pattern : pattern.slice(0, -from.length) + to).replace(/\*$/, "some/page");
}
