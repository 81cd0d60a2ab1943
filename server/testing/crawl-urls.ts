import type { Hono } from "hono";
import { must } from "#core/lib/must.ts";
import { EMBED_KIND_SETTINGS, EMBED_KINDS } from "#core/embed/kinds.ts";
import { sampleEach } from "#core/testing/node/sample.ts";
import { listRoutePatterns } from "./example-urls.ts";

/** Values for the parameters of all routes. */
export interface CrawlNames {
  readonly sites: readonly string[];
  readonly slugs: readonly string[];
  /** Ids of matches, brackets and groups. */
  readonly ids: readonly string[];
  readonly contestants: readonly string[];
  readonly channels: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Returns the URLs of all routes of an app, with each value in each parameter.
 *
 * @throws an Error if a route has a parameter without values
 */
export function listCrawlUrls(app: Hono, names: CrawlNames): readonly string[] {
  const paths = listRoutePatterns(app).flatMap((pattern) => fill(pattern, names));
  return [...new Set([...paths, ...queries(names)])];
}

function fill(pattern: string, names: CrawlNames): readonly string[] {
  if (pattern.endsWith("/*")) {
    const base = pattern.slice(0, -1);
    const below = names.sites.flatMap((site) =>
      [...names.ids, ...names.slugs].flatMap((id) => [
        `${site}/${id}`,
        `${site}/${id}/bracket/${id}`,
        `${site}/${id}/groups`,
        `${site}/${id}/ranking`,
      ]),
    );
    return ["nothing", ...below, ...names.contestants].map((rest) => base + rest);
  }
  const [, before = "", name = "", rule = "", after = ""] =
    /^(.*?)\/:(\w+)((?:\{.*?[^\\]\})?)(\/.*)?$/.exec(pattern) ?? [];
  if (name === "") return [pattern];
  return valuesOf(name, rule, pattern, names).flatMap((value) =>
    fill(`${before}/${encodeURIComponent(value)}${after}`, names),
  );
}

function valuesOf(
  name: string,
  rule: string,
  pattern: string,
  names: CrawlNames,
): readonly string[] {
  const { sites, slugs, ids, contestants, channels } = names;
  const values: Readonly<Record<string, readonly string[]>> = {
    site: sites,
    slug: slugs,
    id: [...ids, ...slugs],
    key: contestants,
    name: channels,
    kind: rule === "" ? EMBED_KINDS : ["tournaments", "rankings", "matches"],
    stage: ["plain"],
    file: filesOf(rule, pattern, names),
  };
  return must(values[name], `values for :${name} in ${pattern}`);
}

/** Returns file names with this extension. */
function withEnd(stems: readonly string[], extension: string): readonly string[] {
  return stems.map((stem) => stem + extension);
}

function filesOf(rule: string, pattern: string, { sites, slugs, ids, contestants }: CrawlNames) {
  if (rule.includes("ics")) {
    if (pattern.includes("/contestant/")) return withEnd(contestants, ".ics");
    return withEnd(pattern.includes("/tournament/") ? slugs : sites, ".ics");
  }
  if (rule.includes("csv")) return withEnd(slugs, ".csv");
  const images = [...ids, ...slugs];
  return rule.includes("svg")
    ? [...withEnd(images, ".svg"), ...withEnd(images, ".png")]
    : withEnd(images, ".png");
}

/** Returns URLs with a query: all filters, options and numbers. */
function queries(names: CrawlNames): readonly string[] {
  const { sites, slugs, ids, contestants, channels, texts } = names;
  const keys = (parts: readonly string[]) =>
    sites.flatMap((site) => parts.map((part) => `${site}/${part}`));
  const filters = [
    "",
    "state=live",
    "state=upcoming&limit=1",
    "state=ended&limit=2",
    "day=2026-03-07",
    "game=osu",
    "game=secret-game",
    ...sites.map((site) => `site=${site}`),
    ...keys(slugs).map((key) => `tournament=${key}`),
    ...keys(slugs).map((key) => `tournament=${key}&state=ended`),
    ...contestants.map((key) => `contestant=${key}`),
    ...texts.map((text) => `q=${encodeURIComponent(text)}`),
  ];
  const embeds = [
    ...filters.map((filter) => `/embed/matches?${filter}`),
    ...EMBED_KINDS.flatMap((kind) =>
      EMBED_KIND_SETTINGS[kind].fields.flatMap((field) => {
        const values = field === "tournament" ? keys(slugs) : keys(ids);
        return values.map((key) => `/embed/${kind}?${field}=${key}`);
      }),
    ),
  ];
  const walls = [
    "as=json",
    ...keys(slugs).flatMap((key) => [`tournament=${key}`, `tournament=${key}&as=json`]),
    ...channels.flatMap((name) => [`channel=${name}`, `channel=${name}&as=json`, `name=${name}`]),
  ];
  const pages = [...keys(ids), ...keys(slugs)].flatMap((key) => [
    `tournaments/${key}`,
    `matches/${key}`,
  ]);
  return [
    ...["matches", "matches.csv", "matches.json"].flatMap((list) =>
      filters.map((filter) => `/api/v1/${list}?${filter}`),
    ),
    ...[
      "",
      "limit=1",
      "after=0",
      "after=x",
      ...keys(ids).map((key) => `match=${key}`),
      ...keys(slugs).map((key) => `tournament=${key}`),
    ].map((query) => `/api/v1/changes?${query}`),
    ...embeds,
    ...walls.map((query) => `/wall?${query}`),
    ...channels.map((name) => `/overlay/channel/${name}?as=json`),
    ...pages.map((page) => `/oembed?url=${encodeURIComponent(`https://desk.example.org/${page}`)}`),
    "/?game=osu",
    "/matches?limit=5",
  ];
}

/**
 * Returns URLs of every route and with every parameter: one that names special data, and one that
 * does not. Others are returned on another day, and all of them in the long mode.
 *
 * @param special matches URLs, decoded, that name special data
 */
export function sampleCrawlUrls(
  urls: readonly string[],
  names: CrawlNames,
  special: RegExp,
): readonly string[] {
  const values = new Set(Object.values(names).flat());
  return sampleEach(
    urls,
    (url) => `${withoutNames(url, values)} ${special.test(decodeURIComponent(url))}`,
    1,
  );
}

/** Returns the route and the parameters of a URL. */
function withoutNames(url: string, values: ReadonlySet<string>): string {
  const { pathname, searchParams } = new URL(url, "http://desk.example.org");
  const segments = pathname.split("/").map((segment) => {
    const [stem = "", extension = ""] = decodeURIComponent(segment).split(/(?=\.\w{3}$)/);
    return values.has(stem) ? `:${extension}` : segment;
  });
  return [...segments, ...searchParams.keys()].join("/");
}
