import type { Context } from "hono";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import { contestantPreviewImagePath, previewImagePath } from "#core/paths/image-paths.ts";
import { contestantPage, matchPage, tournamentPage } from "#core/paths/paths.ts";
import { embedPagePath, embedPathOf } from "#core/embed/embed-page-path.ts";
import type { World } from "#core/world/world.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import type { PageHead } from "./page-head.ts";
import type { WorkLimiter } from "#server/work/work.ts";

/** A dashboard page about a public match, bracket, tournament or contestant. */
export interface PublicPage extends PageHead {
  /** Path of the embed that shows the same. */
  readonly embed: string;
  /** The data in which its subject was found. */
  readonly world: World;
}

const PATTERN =
  /^\/(tournaments|matches)\/([^/]+)\/([^/]+)(?:\/(bracket|groups|ranking)(?:\/([^/]+))?)?/;

/** Embeds of the parts of a tournament page. */
const EMBED_OF_PART = { groups: "standings", ranking: "ranking" } as const;

const CONTESTANT = /^\/contestants\/([^/]+)$/;

/** Finds the public page at a path; `null` if its subject is unknown or not public. */
export type FindPublicPage = (c: Context, path: string) => Promise<PublicPage | null>;

/** Creates the search for public pages, also in `past` data that memory no longer contains. */
export function createPublicPageFinder(
  world: () => World | null,
  past: Pick<ArchiveWorldLookup, "withTournamentOf" | "withTournament" | "withContestant">,
  work: Pick<WorkLimiter, "admit">,
): FindPublicPage {
  /** Finds a page in the public data, else in what the archive adds to it. */
  async function find(
    c: Context,
    pageIn: (from: World | null) => PublicPage | null,
    readArchive: () => Promise<World | null>,
  ): Promise<PublicPage | null> {
    const current = pageIn(world());
    if (current !== null) return current;
    await work.admit(c);
    return pageIn(await readArchive());
  }
  return async (c, path) => {
    const [, contestant] = CONTESTANT.exec(path)?.map(decode) ?? [];
    if (contestant !== undefined) {
      const pageIn = (from: World | null) => contestantAt(contestant, from);
      return find(c, pageIn, () => past.withContestant(contestant));
    }
    const [, kind, site = "", id = "", part, bracketId] = PATTERN.exec(path)?.map(decode) ?? [];
    if (kind === undefined) return null;
    const key = `${site}/${id}`;
    if (kind === "matches") {
      const pageIn = (from: World | null) => matchAt(site, id, from);
      return find(c, pageIn, () => past.withTournamentOf("match", key));
    }
    const pageIn = (from: World | null) => tournamentAt({ site, slug: id, part, bracketId }, from);
    return find(c, pageIn, () => past.withTournament(key));
  };
}

interface TournamentPlace {
  readonly site: string;
  readonly slug: string;
  readonly part: string | undefined;
  readonly bracketId: string | undefined;
}

function tournamentAt(
  { site, slug, part, bracketId }: TournamentPlace,
  world: World | null,
): PublicPage | null {
  if (world === null) return null;
  const view = world.tournaments.get(`${site}/${slug}`);
  if (view === undefined) return null;
  const { title, game } = view.tournament;
  const description = `${game}, ${site}. Matches, brackets and groups, live.`;
  const bracket = world.brackets.get(`${site}/${bracketId ?? ""}`);
  if (part === "bracket" && bracket !== undefined && bracketId !== undefined) {
    const fullTitle = [title, bracket.title].filter((text) => text !== "").join(" · ");
    const page = `${tournamentPage(site, slug)}/bracket/${encodeURIComponent(bracketId)}`;
    return {
      world,
      embed: embedPathOf("bracket", site, bracketId),
      title: fullTitle,
      description,
      path: page,
      image: previewImagePath("brackets", site, bracketId),
    };
  }
  const hasRanking = view.rankings.length > 0;
  const isPart = part === "groups" || part === "ranking";
  const [group] = view.groups;
  const isOnlyGroup = part === "groups" && group !== undefined && view.groups.length === 1;
  return {
    world,
    embed: embedPathOf(isPart ? EMBED_OF_PART[part] : "matches", site, slug),
    title,
    description,
    path: tournamentPage(site, slug) + (isPart ? `/${part}` : ""),
    image: isOnlyGroup
      ? previewImagePath("groups", site, group.id)
      : previewImagePath(hasRanking && part === "ranking" ? "rankings" : "tournaments", site, slug),
  };
}

function matchAt(site: string, id: string, world: World | null): PublicPage | null {
  const key = `${site}/${id}`;
  const derived = world?.matches.get(key);
  if (world === null || derived === undefined) return null;
  const { match, code } = derived;
  const names = formatContestants(
    match.entries.map(({ name }) => ({ name, isOpen: false })),
    defaultEmbedMessages,
  );
  return {
    world,
    embed: embedPathOf("match", site, id),
    title: names === "" ? (code ?? match.tournament.title) : names,
    description: [match.tournament.title, code ?? ""].filter((text) => text !== "").join(", "),
    path: matchPage(site, id),
    image: previewImagePath("matches", site, id),
  };
}

function contestantAt(key: string, world: World | null): PublicPage | null {
  const contestant = world?.contestants.get(world.annotations.contestantOf(key));
  if (world === null || contestant === undefined) return null;
  const { name, game } = contestant;
  return {
    world,
    embed: embedPagePath("matches", new Map([["contestant", contestant.key]])),
    title: name,
    description: `${game}. Next match, results and opponents, live.`,
    path: contestantPage(contestant.key),
    image: contestantPreviewImagePath(contestant.key),
  };
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return "";
  }
}
