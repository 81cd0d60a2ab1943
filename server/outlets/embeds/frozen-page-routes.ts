import { type Context, Hono, type Next } from "hono";
import type { EmbedKind } from "#core/embed/kinds.ts";
import { parseEmbedOptions } from "#core/embed/parts/options.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import { frozen } from "#core/i18n/en/embeds.ts";
import { must } from "#core/lib/must.ts";
import type { Steps } from "#core/lib/steps.ts";
import { formatInstant } from "#core/lib/time.ts";
import type { SiteKey } from "#core/model/match.ts";
import { calendarPaths, matchesFile, rankingFile } from "#core/paths/file-paths.ts";
import { bracketImage } from "#core/paths/image-paths.ts";
import { matchPage, tournamentPage } from "#core/paths/paths.ts";
import type { World } from "#core/world/world.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import { escapeHtml } from "#server/http/html.ts";
import { renderLinkPreviewTags } from "#server/outlets/pages/page-head.ts";
import type { FindPublicPage } from "#server/outlets/pages/public-pages.ts";
import { selectAndOrderMatches } from "#server/presenters/match-order.ts";
import { presentTournamentList } from "#server/presenters/tournament.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import { createEmbedRenderer } from "./embed-page.ts";
import { readWidgetUrls } from "./widget-files.ts";

type Link = readonly [href: string, text: string];

/** A page of a frozen copy. */
interface FrozenPage {
  /** The data that it shows. */
  readonly world: World;
  readonly title: string;
  /** Title and link preview as HTML. */
  readonly head: string;
  readonly links: readonly Link[];
  /** Kinds and attributes. */
  readonly widgets: readonly (readonly [EmbedKind, Readonly<Record<string, string>>])[];
  /** Links below the widgets. */
  readonly list: readonly Link[];
}

/** Maximum number of tournaments that the start page lists by name. */
export const MAX_CHOSEN = 100;
const STYLE = [
  ":root{color-scheme:light dark}",
  "body{max-width:80rem;margin:0 auto;padding:24px 16px;font:15px/24px system-ui,sans-serif;",
  "background:light-dark(#f3f4f2,#0d0f11);color:light-dark(#14171a,#f3f5f2)}",
  "h1{margin:0;font-size:34px;line-height:40px;overflow-wrap:anywhere}",
  "ul{display:flex;flex-wrap:wrap;gap:4px 20px;margin:8px 0;padding:0;list-style:none}",
  "ul.list{display:block}matchdesk-widget{display:block;margin-top:32px}",
  "a{color:inherit}footer{margin-top:40px;font-size:13px}",
].join("");
/** Content security policy in the page itself, because a plain file server sends none. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'";
/** Plain text, so that no browser runs this server's response and no chat shows its link preview. */
const HEADERS = { ...NO_STORE_HEADERS, "content-type": "text/plain; charset=utf-8" };

/**
 * Creates the pages of a frozen copy: those of the dashboard with the parameter `frozen`, in which
 * widgets that are readable without scripts replace its scripts. The value is the URL at which the
 * copy is published, without a trailing slash; "" for that of this server. On a page of all
 * tournaments, `tournament` lists those of the copy: `SITE/SLUG` with commas between them.
 */
export function createFrozenPageRoutes(
  deps: Pick<DataForRole, "world" | "timeZone" | "now"> & {
    readonly webDir: string;
    readonly findPage: FindPublicPage;
    readonly publicUrl: string | null;
    readonly work: Pick<WorkLimiter, "admit" | "run">;
  },
): Hono {
  const { now, findPage, publicUrl, work } = deps;
  const elementSteps = createEmbedRenderer({ ...deps, widget: readWidgetUrls(deps.webDir) });

  function* renderSteps(page: FrozenPage): Steps<string> {
    const widgets: string[] = [];
    for (const [kind, attributes] of page.widgets) {
      const options = parseEmbedOptions((name) => attributes[name] ?? null);
      const element = yield* elementSteps(kind, options, defaultEmbedMessages, page.world);
      widgets.push(element.html);
    }
    return [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<meta http-equiv="content-security-policy" content="${POLICY}">${page.head}`,
      `<link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>`,
      `<h1><bdi dir="auto">${escapeHtml(page.title)}</bdi></h1>`,
      `<ul>${page.links.map(renderLink).join("")}</ul>${widgets.join("")}`,
      `<ul class="list">${page.list.map(renderLink).join("")}</ul></main>`,
      `<footer>${escapeHtml(frozen.foot(formatInstant(now()).slice(0, "2026-05-16".length)))}</footer>`,
      '<script type="module" src="/widget.mjs"></script></body></html>',
    ].join("");
  }

  const findStart = async (c: Context): Promise<FrozenPage | null> => {
    const world = deps.world();
    if (world === null) return null;
    const chosen = c.req.query("tournament")?.split(",").slice(0, MAX_CHOSEN);
    const shown = presentTournamentList(world).tournaments.map(({ site, slug }) => [site, slug]);
    const list: Link[] = [];
    for (const [site = "", slug = ""] of chosen?.map((key) => key.split("/")) ?? shown) {
      const page = await findPage(c, tournamentPage(site, slug));
      if (page !== null) list.push([page.path, page.title]);
    }
    const title = frozen.tournaments;
    const head = `<title>${escapeHtml(title)}</title>`;
    return { world, title, head, links: listFileLinks(calendarPaths.all), widgets: [], list };
  };

  /** Creates the search for the page of a tournament or match. */
  const findSubject =
    (contentOf: (world: World, key: SiteKey) => Pick<FrozenPage, "links" | "widgets" | "list">) =>
    async (c: Context, copyUrl: string): Promise<FrozenPage | null> => {
      const { site = "", id = "" } = c.req.param();
      const page = await findPage(c, c.req.path);
      if (page === null) return null;
      const head = renderLinkPreviewTags(page, copyUrl || publicUrl);
      const { world, title } = page;
      return { world, title, head, ...contentOf(world, `${site}/${id}`) };
    };

  const serve =
    (find: (c: Context, copyUrl: string) => Promise<FrozenPage | null>) =>
    async (c: Context, next: Next) => {
      const copyUrl = c.req.query("frozen");
      if (copyUrl === undefined) return next();
      await work.admit(c);
      const page = await find(c, copyUrl);
      return page === null ? c.notFound() : c.body(await work.run(renderSteps(page)), 200, HEADERS);
    };

  return new Hono()
    .get("/", serve(findStart))
    .get("/tournaments", serve(findStart))
    .get("/tournaments/:site/:id/*", serve(findSubject(contentOfTournament)))
    .get("/matches/:site/:id", serve(findSubject(contentOfMatch)));
}

function contentOfTournament(world: World, key: SiteKey) {
  const view = must(world.tournaments.get(key), "the tournament of a public page is known");
  const { site, slug } = view.tournament;
  const tournament = { tournament: key };
  const hasRanking = view.rankings.length > 0;
  return {
    links: [
      ...listFileLinks(calendarPaths.tournament(site, slug)),
      ...(hasRanking ? [[rankingFile(site, slug), frozen.rankingCsv] as const] : []),
      ...view.brackets.map(({ ids: [id = ""], title }): Link => [
        bracketImage(site, id, "svg"),
        `${frozen.picture}: ${title}`,
      ]),
    ],
    widgets: [
      ...view.brackets.map(
        ({ ids: [id = ""] }) => ["bracket", { bracket: `${site}/${id}` }] as const,
      ),
      ...(view.groups.length > 0 ? [["standings", tournament] as const] : []),
      ...(hasRanking ? [["ranking", tournament] as const] : []),
      ["matches", { ...tournament, limit: "100" }] as const,
    ],
    list: selectAndOrderMatches(world, view.matches, null).map(({ match, code }): Link => {
      const texts = [code ?? "", ...match.entries.map(({ name }) => name)];
      return [matchPage(site, match.id), texts.filter((text) => text !== "").join(" – ")];
    }),
  };
}

function contentOfMatch(world: World, key: SiteKey) {
  const { match } = must(world.matches.get(key), "the match of a public page is known");
  const { site, slug, title } = match.tournament;
  const links: readonly Link[] = [[tournamentPage(site, slug), title]];
  return { links, widgets: [["match", { match: key }] as const], list: [] };
}

function listFileLinks(calendar: string): readonly Link[] {
  return [
    [calendar, frozen.calendar],
    [matchesFile("csv"), frozen.csv],
    [matchesFile("json"), frozen.json],
  ];
}

const renderLink = ([href, text]: Link): string =>
  `<li><a href="${escapeHtml(href)}"><bdi dir="auto">${escapeHtml(text)}</bdi></a></li>`;
