import type * as z from "zod/mini";
import { MatchListSchema, type MatchView } from "#core/contract/match.ts";
import {
  type TournamentDetail,
  TournamentDetailSchema,
  TournamentListSchema,
} from "#core/contract/tournament.ts";
import { WidgetFilesSchema } from "#core/contract/widget-files.ts";
import { embedPathOf } from "#core/embed/embed-page-path.ts";
import { EMBED_KIND_SETTINGS, EMBED_KINDS } from "#core/embed/kinds.ts";
import { calendarPaths, matchesFile, rankingFile } from "#core/paths/file-paths.ts";
import { bracketImage, previewImagePath } from "#core/paths/image-paths.ts";
import { apiPaths, matchPage, tournamentPage } from "#core/paths/paths.ts";
import { EMBED_PREFIX } from "#core/paths/route-prefixes.ts";
import { createProgressPrinter } from "#server/platform/command.ts";
import type { FrozenFolder } from "./frozen-folder.ts";
import type { PublicServerClient } from "./public-server-client.ts";

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
 * shows now) to the paths at which clients request them, so that a plain file server can replace
 * the server. `publicUrl` is the URL of the published folder, without a trailing slash; "" if
 * unknown.
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
  const isAll = keys.length === 0;
  const shown = isAll ? (await read(TournamentListSchema, apiPaths.tournaments)).tournaments : [];
  const details: TournamentDetail[] = [];
  for (const key of isAll ? shown.map(keyOf) : new Set(keys)) {
    const [site = "", slug = ""] = key.split("/");
    details.push(await read(TournamentDetailSchema, apiPaths.tournament(site, slug)));
  }
  // A requested key may be a former one.
  const current = details.map(({ tournament }) => keyOf(tournament)).join(",");
  const chosen = isAll ? {} : { tournament: current };
  // Only the list in a file may be one of several tournaments; it has the format of the other.
  const list = await desk.read(isAll ? apiPaths.matches() : matchesFile("json", chosen));
  folder.write(apiPaths.matches(), list);
  const { matches } = MatchListSchema.parse(JSON.parse(list));
  const widget = Object.values(await read(WidgetFilesSchema, "/widget.json")).flat();
  const query = new URLSearchParams({ frozen: publicUrl, ...chosen }).toString();
  const pages = [
    "/",
    "/tournaments",
    ...details.flatMap(listPages),
    ...matches.map(({ site, id }) => matchPage(site, id)),
  ];
  const addresses = new Set([
    ...widget.map((file) => (typeof file === "string" ? file : file.path)),
    ...(await listFlags(details, desk)),
    ...details.flatMap(listPaths),
    ...matches.flatMap(listMatchPaths),
    ...COMMON_PATHS,
    ...(isAll ? [apiPaths.tournaments] : []),
    ...(["csv", "json"] as const).map((format) => matchesFile(format, chosen)),
    ...pages.map((path) => `${path}?${query}`),
  ]);
  const progress = createProgressPrinter("freeze", say, "responses");
  const remaining = addresses.values();
  let done = 0;
  const copyRemaining = async (): Promise<void> => {
    for (const address of remaining) {
      const content = await desk.find(address);
      if (content !== null) folder.write(address, content);
      progress((done += 1), addresses.size);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, copyRemaining));
  return { tournaments: details.length, matches: matches.length };
}

const keyOf = ({ site, slug }: TournamentDetail["tournament"]): string => `${site}/${slug}`;

/** Returns the paths of everything about a tournament but its matches and pages. */
function listPaths({ tournament, contestants }: TournamentDetail): readonly string[] {
  const { site, slug, brackets, groups, hasRanking } = tournament;
  const rankingPaths = [rankingFile(site, slug), previewImagePath("rankings", site, slug)];
  return [
    apiPaths.tournament(site, slug),
    apiPaths.ranking(site, slug),
    calendarPaths.tournament(site, slug),
    calendarPaths.site(site),
    previewImagePath("tournaments", site, slug),
    ...TOURNAMENT_EMBEDS.map((kind) => embedPathOf(kind, site, slug)),
    ...(hasRanking ? rankingPaths : []),
    ...contestants.map(({ contestant }) => calendarPaths.contestant(contestant.key)),
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
  ];
}

function listPages({ tournament: { site, slug, brackets } }: TournamentDetail): readonly string[] {
  const at = tournamentPage(site, slug);
  const ids = brackets.flatMap((bracket) => bracket.ids);
  return [
    ...["", "/groups", "/ranking", "/matches", "/contestants"].map((part) => at + part),
    ...ids.map((id) => `${at}/bracket/${encodeURIComponent(id)}`),
  ];
}

function listMatchPaths({ site, id }: MatchView): readonly string[] {
  return [
    apiPaths.match(site, id),
    previewImagePath("matches", site, id),
    embedPathOf("match", site, id),
  ];
}

/** Returns the paths of the contestants' flags; none if the server's files contain no flags. */
async function listFlags(
  details: readonly TournamentDetail[],
  desk: PublicServerClient,
): Promise<readonly string[]> {
  const page = await desk.read(`${EMBED_PREFIX}/matches?flags=images&limit=100`);
  const version = FLAG.exec(page)?.[1];
  if (version === undefined) return [];
  return details
    .flatMap(({ contestants }) => contestants.map(({ contestant }) => contestant.country))
    .filter((code) => /^[a-z]{2}$/.test(code))
    .map((code) => `/flags/${code}.${version}.svg`);
}
