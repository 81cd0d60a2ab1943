import type * as z from "zod/mini";
import { type MatchList, MatchListSchema } from "#core/contract/match.ts";
import { formatInstant } from "#core/lib/time.ts";
import { MetaSchema } from "#core/contract/meta.ts";
import {
  type TournamentDetail,
  TournamentDetailSchema,
  TournamentListSchema,
} from "#core/contract/tournament.ts";
import { WidgetFilesSchema } from "#core/contract/widget-files.ts";
import { embedPathOf } from "#core/embed/embed-page-path.ts";
import { EMBED_KIND_SETTINGS, EMBED_KINDS } from "#core/embed/kinds.ts";
import { frozen } from "#core/i18n/en/embeds.ts";
import { calendarPaths, matchesFile, rankingFile } from "#core/paths/file-paths.ts";
import { bracketImage, previewImagePath } from "#core/paths/image-paths.ts";
import { apiPaths, matchPage, tournamentPage } from "#core/paths/paths.ts";
import { EMBED_PREFIX } from "#core/paths/route-prefixes.ts";
import { createProgressPrinter } from "#server/platform/command.ts";
import type { FrozenFolder } from "./frozen-folder.ts";
import { type FrozenLink, type FrozenPage, renderFrozenPage } from "./frozen-page.ts";
import type { PublicServerClient } from "./public-server-client.ts";

interface FrozenTournament {
  readonly detail: TournamentDetail;
  readonly list: MatchList;
  /** Its matches as a file with a header. */
  readonly csv: string;
}

/** Concurrent requests. */
const CONCURRENCY = 6;
const FLAG = /\/flags\/[a-z]{2}\.([\da-f]+)\.svg/;
const TOURNAMENT_EMBEDS = EMBED_KINDS.filter(
  (kind) => EMBED_KIND_SETTINGS[kind].subject === "tournament",
);
/** Requests that do not depend on a tournament. */
const COMMON_PATHS = [
  "/widget.json",
  "/widget.js",
  "/widget.mjs",
  "/widget.css",
  "/embed-frame.js",
  "/embed-height.js",
  "/events-worker.js",
  calendarPaths.all,
  ...EMBED_KINDS.map((kind) => `${EMBED_PREFIX}/${kind}`),
];

/**
 * Writes the public responses about these tournaments (`SITE/SLUG`; none for all that the server
 * shows now) to the paths at which clients request them, so that a plain file server can replace the
 * server.
 *
 * @param publicUrl URL at which the folder is published, without a trailing slash; "" if unknown.
 * @param say Prints a progress line.
 */
export async function freezeTournaments(
  keys: readonly string[],
  desk: PublicServerClient,
  folder: FrozenFolder,
  publicUrl: string,
  say: (line: string) => void,
): Promise<{ readonly tournaments: number; readonly matches: number }> {
  const read = async <T extends z.ZodMiniType>(schema: T, path: string): Promise<z.infer<T>> =>
    schema.parse(JSON.parse(await desk.read(path)));
  const { now } = await read(MetaSchema, apiPaths.meta);
  const shown = await read(TournamentListSchema, apiPaths.tournaments);
  const all = shown.tournaments.map(({ site, slug }) => `${site}/${slug}`);
  const events: FrozenTournament[] = [];
  for (const tournament of keys.length === 0 ? all : keys) {
    const [site = "", slug = ""] = tournament.split("/");
    const detail = await read(TournamentDetailSchema, apiPaths.tournament(site, slug));
    const list = await read(MatchListSchema, apiPaths.matches({ tournament }));
    events.push({ detail, list, csv: await desk.read(matchesFile("csv", { tournament })) });
  }
  const files = await read(WidgetFilesSchema, "/widget.json");
  const { script, module, style, late } = files;
  const widget = [script.path, module.path, style.path, ...late];
  const flags = await listFlags(events, desk);
  const paths = new Set([
    ...widget,
    ...files.messages,
    ...flags,
    ...events.flatMap(listPaths),
    ...COMMON_PATHS,
  ]);
  const pages = listPages(events);

  const progress = createProgressPrinter("freeze", say, "responses");
  let done = 0;
  const visitAll = async <T>(items: readonly T[], visit: (item: T) => Promise<void>) => {
    const remaining = items.values();
    const visitRemaining = async (): Promise<void> => {
      for (const item of remaining) {
        await visit(item);
        progress((done += 1), paths.size + pages.length);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, visitRemaining));
  };
  writeLists(events, folder);
  await visitAll([...paths], async (path) => {
    const content = await desk.find(path);
    if (content !== null) folder.write(path, content);
  });
  // Only the path of an embed page names its file: one with a query is not in the folder.
  const embedAt = async (path: string): Promise<string> =>
    path.includes("?") ? desk.read(path) : folder.read(path);
  const day = formatInstant(now).slice(0, "2026-05-16".length);
  // Pages are written last, because they show the widgets of embed pages.
  await visitAll(pages, async (page) => {
    const served = await desk.read(page.path);
    const embeds = await Promise.all(page.embeds.map(embedAt));
    folder.write(page.path, renderFrozenPage(page, served, embeds, day, publicUrl));
  });
  const matches = events.reduce((sum, { list }) => sum + list.matches.length, 0);
  return { tournaments: events.length, matches };
}

/** Writes the lists of all matches and tournaments, which the server splits differently. */
function writeLists(events: readonly FrozenTournament[], folder: FrozenFolder): void {
  const tournaments = events.map(({ detail }) => detail.tournament);
  const matches = events.flatMap(({ list }) => list.matches);
  const counts = { upcoming: 0, live: 0, ended: 0 };
  for (const { list } of events) {
    counts.upcoming += list.counts.upcoming;
    counts.live += list.counts.live;
    counts.ended += list.counts.ended;
  }
  const files = events.map(({ csv }, index) => (index === 0 ? csv : csv.replace(/^[^\n]*\n/, "")));
  folder.write(apiPaths.tournaments, JSON.stringify({ tournaments }));
  folder.write(apiPaths.matches(), JSON.stringify({ matches, counts, total: matches.length }));
  folder.write(matchesFile("json"), JSON.stringify({ matches }));
  folder.write(matchesFile("csv"), files.join(""));
}

/** Returns the paths of everything about a tournament that is copied unchanged. */
function listPaths({ detail, list }: FrozenTournament): readonly string[] {
  const { site, slug, brackets, groups, hasRanking } = detail.tournament;
  const rankingPaths = [rankingFile(site, slug), previewImagePath("rankings", site, slug)];
  return [
    apiPaths.tournament(site, slug),
    apiPaths.ranking(site, slug),
    calendarPaths.tournament(site, slug),
    calendarPaths.site(site),
    previewImagePath("tournaments", site, slug),
    ...TOURNAMENT_EMBEDS.map((kind) => embedPathOf(kind, site, slug)),
    ...(hasRanking ? rankingPaths : []),
    ...detail.contestants.map(({ contestant }) => calendarPaths.contestant(contestant.key)),
    ...groups.flatMap((group) => [
      apiPaths.group(group.site, group.id),
      previewImagePath("groups", group.site, group.id),
    ]),
    ...brackets
      .flatMap(({ ids }) => ids)
      .flatMap((id) => [
        apiPaths.bracket(site, id),
        bracketImage(site, id, "svg"),
        bracketImage(site, id, "png"),
        previewImagePath("brackets", site, id),
        embedPathOf("bracket", site, id),
      ]),
    ...list.matches.flatMap(({ id }) => [
      apiPaths.match(site, id),
      previewImagePath("matches", site, id),
      embedPathOf("match", site, id),
    ]),
  ];
}

function listPages(events: readonly FrozenTournament[]): readonly FrozenPage[] {
  const links = listFileLinks(calendarPaths.all);
  const list = events.map(({ detail }) => linkTournament(detail));
  const start = ["/", "/tournaments"].map((path) => ({ path, links, embeds: [], list }));
  return [...start, ...events.flatMap(listTournamentPages), ...events.flatMap(listMatchPages)];
}

function linkTournament({ tournament }: TournamentDetail): FrozenLink {
  return [tournamentPage(tournament.site, tournament.slug), tournament.title];
}

function listTournamentPages({ detail, list }: FrozenTournament): readonly FrozenPage[] {
  const { site, slug, brackets, groups, hasRanking } = detail.tournament;
  const at = tournamentPage(site, slug);
  const ranking: FrozenLink = [rankingFile(site, slug), frozen.rankingCsv];
  const pictures = brackets.map(({ id, title }): FrozenLink => [
    bracketImage(site, id, "svg"),
    `${frozen.picture}: ${title}`,
  ]);
  const content = {
    links: [
      ...listFileLinks(calendarPaths.tournament(site, slug)),
      ...(hasRanking ? [ranking] : []),
      ...pictures,
    ],
    embeds: [
      ...brackets.map(({ id }) => embedPathOf("bracket", site, id)),
      ...(groups.length > 0 ? [embedPathOf("standings", site, slug)] : []),
      ...(hasRanking ? [embedPathOf("ranking", site, slug)] : []),
      `${embedPathOf("matches", site, slug)}?limit=100`,
    ],
    list: list.matches.map(({ id, code, slots }): FrozenLink => {
      const texts = [code ?? "", ...slots.map(({ contestant }) => contestant?.name ?? "")];
      return [matchPage(site, id), texts.filter((text) => text !== "").join(" – ")];
    }),
  };
  const paths = ["", "/groups", "/ranking", "/matches", "/contestants"].map((part) => at + part);
  const ids = brackets.flatMap((bracket) => bracket.ids);
  const bracketPaths = ids.map((id) => `${at}/bracket/${encodeURIComponent(id)}`);
  return [...paths, ...bracketPaths].map((path) => Object.assign({ path }, content));
}

function listMatchPages({ detail, list }: FrozenTournament): readonly FrozenPage[] {
  return list.matches.map(({ site, id }) => ({
    path: matchPage(site, id),
    links: [linkTournament(detail)],
    embeds: [embedPathOf("match", site, id)],
    list: [],
  }));
}

function listFileLinks(calendar: string): readonly FrozenLink[] {
  return [
    [calendar, frozen.calendar],
    [matchesFile("csv"), frozen.csv],
    [matchesFile("json"), frozen.json],
  ];
}

/** Returns the paths of the contestants' flags; none if the server's files contain no flags. */
async function listFlags(
  events: readonly FrozenTournament[],
  desk: PublicServerClient,
): Promise<readonly string[]> {
  const page = await desk.read(`${EMBED_PREFIX}/matches?flags=images&limit=100`);
  const version = FLAG.exec(page)?.[1];
  if (version === undefined) return [];
  return events
    .flatMap(({ detail }) => detail.contestants.map(({ contestant }) => contestant.country))
    .filter((code) => /^[a-z]{2}$/.test(code))
    .map((code) => `/flags/${code}.${version}.svg`);
}
