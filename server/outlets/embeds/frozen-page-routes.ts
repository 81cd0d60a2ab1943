import { type Context, Hono, type Next } from "hono";
import { MAX_LISTED_TOURNAMENTS } from "#core/contract/match-filter.ts";
import { EMBED_KIND_SETTINGS, type EmbedKind } from "#core/embed/kinds.ts";
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
import { createRequireFound } from "#server/reading/create-require-found.ts";
import type { DataForRole } from "#server/reading/data-by-role.ts";
import type { WorkLimiter } from "#server/work/work.ts";
import { createEmbedRenderer } from "./embed-page.ts";
import type { WidgetUrls } from "./widget-files.ts";

type Link = readonly [href: string, text: string];

/** What a page of a frozen copy shows below its title, in this order. */
interface FrozenContent {
  readonly links: readonly Link[];
  readonly widgets: readonly (readonly [kind: EmbedKind, subject: SiteKey])[];
  readonly list: readonly Link[];
}

/** Number of matches in the list of a tournament. */
const MAX_LISTED = "100";
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
  deps: Omit<DataForRole, "past"> & {
    readonly widget: WidgetUrls;
    readonly findPage: FindPublicPage;
    readonly publicUrl: string | null;
    readonly work: Pick<WorkLimiter, "admit" | "run">;
  },
): Hono {
  const { world, now, hidesSome, findPage, publicUrl, work } = deps;
  const elementSteps = createEmbedRenderer(deps);
  const requireFound = createRequireFound(hidesSome);

  function* renderSteps(
    title: string,
    head: string,
    { links, widgets, list }: FrozenContent,
    from: World,
  ): Steps<string> {
    const elements: string[] = [];
    for (const [kind, subject] of widgets) {
      const values = new Map<string, string>([
        [EMBED_KIND_SETTINGS[kind].subject, subject],
        ...(kind === "matches" ? [["limit", MAX_LISTED] as const] : []),
      ]);
      const options = parseEmbedOptions((name) => values.get(name) ?? null);
      const { html } = yield* elementSteps(kind, options, defaultEmbedMessages, from);
      elements.push(html);
    }
    const day = formatInstant(now()).slice(0, "2026-05-16".length);
    return [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<meta http-equiv="content-security-policy" content="${POLICY}">${head}`,
      `<link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>`,
      `<h1><bdi dir="auto">${escapeHtml(title)}</bdi></h1>`,
      `<ul>${links.map(renderLink).join("")}</ul>${elements.join("")}`,
      `<ul class="list">${list.map(renderLink).join("")}</ul></main>`,
      `<footer>${escapeHtml(frozen.foot(day))}</footer>`,
      '<script type="module" src="/widget.mjs"></script></body></html>',
    ].join("");
  }

  const send = async (c: Context, steps: Steps<string>) =>
    c.body(await work.run(steps), 200, HEADERS);

  const serveStart = async (c: Context, next: Next) => {
    if (c.req.query("frozen") === undefined) return next();
    await work.admit(c);
    const from = requireFound(world() ?? undefined, "data");
    const chosen = c.req.query("tournament")?.split(",").slice(0, MAX_LISTED_TOURNAMENTS);
    const shown =
      chosen?.map((key) => key.split("/")) ??
      presentTournamentList(from).tournaments.map(({ site, slug }) => [site, slug]);
    const list: Link[] = [];
    for (const [site = "", slug = ""] of shown) {
      const page = await findPage(c, tournamentPage(site, slug));
      if (page !== null) list.push([page.path, page.title]);
    }
    const head = `<title>${escapeHtml(frozen.tournaments)}</title>`;
    const content = { links: listFileLinks(calendarPaths.all), widgets: [], list };
    return send(c, renderSteps(frozen.tournaments, head, content, from));
  };

  /** Creates the handler of the pages of tournaments or matches. */
  const createHandler =
    (contentOf: (world: World, key: SiteKey) => FrozenContent) =>
    async (c: Context, next: Next) => {
      const copyUrl = c.req.query("frozen");
      if (copyUrl === undefined) return next();
      await work.admit(c);
      const page = requireFound((await findPage(c, c.req.path)) ?? undefined, "page");
      const head = renderLinkPreviewTags(page, copyUrl || publicUrl);
      const { site = "", id = "" } = c.req.param();
      const content = contentOf(page.world, `${site}/${id}`);
      return send(c, renderSteps(page.title, head, content, page.world));
    };

  return new Hono()
    .get("/", serveStart)
    .get("/tournaments", serveStart)
    .get("/tournaments/:site/:id/*", createHandler(contentOfTournament))
    .get("/matches/:site/:id", createHandler(contentOfMatch));
}

function contentOfTournament(world: World, key: SiteKey): FrozenContent {
  const view = must(world.tournaments.get(key), "the tournament of a public page is known");
  const { site, slug } = view.tournament;
  const brackets = view.brackets.map(({ ids: [id = ""], title }) => ({ id, title }));
  const hasRanking = view.rankings.length > 0;
  return {
    links: [
      ...listFileLinks(calendarPaths.tournament(site, slug)),
      ...(hasRanking ? [[rankingFile(site, slug), frozen.rankingCsv] as const] : []),
      ...brackets.map(
        ({ id, title }) => [bracketImage(site, id, "svg"), `${frozen.picture}: ${title}`] as const,
      ),
    ],
    widgets: [
      ...brackets.map(({ id }) => ["bracket", `${site}/${id}`] as const),
      ...(view.groups.length > 0 ? [["standings", key] as const] : []),
      ...(hasRanking ? [["ranking", key] as const] : []),
      ["matches", key],
    ],
    list: selectAndOrderMatches(world, view.matches, null).map(({ match, code }) => {
      const texts = [code ?? "", ...match.entries.map(({ name }) => name)];
      return [matchPage(site, match.id), texts.filter((text) => text !== "").join(" – ")];
    }),
  };
}

function contentOfMatch(world: World, key: SiteKey): FrozenContent {
  const { match } = must(world.matches.get(key), "the match of a public page is known");
  const { site, slug, title } = match.tournament;
  return { links: [[tournamentPage(site, slug), title]], widgets: [["match", key]], list: [] };
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
