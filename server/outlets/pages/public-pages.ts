import type { Context } from "hono";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import { bracketImage, previewImagePath } from "#core/paths/image-paths.ts";
import { matchPage, tournamentPage } from "#core/paths/paths.ts";
import type { EmbedKind } from "#core/embed/kinds.ts";
import type { World } from "#core/world/world.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import type { PageHead } from "./page-head.ts";
import type { WorkLimiter } from "#server/work/work.ts";

/** A dashboard page about a public match, bracket or tournament. */
export interface PublicPage extends PageHead {
  readonly embed: EmbedKind;
  /** `SITE/ID` of the embed's subject. */
  readonly key: string;
  /** Whether its image is a card, which has a fixed size; a bracket image has any height. */
  readonly isCard: boolean;
}

const PATTERN =
  /^\/(tournaments|matches)\/([^/]+)\/([^/]+)(?:\/(bracket|groups|ranking)(?:\/([^/]+))?)?/;

/** Embeds of the parts of a tournament page. */
const EMBED_OF_PART = { groups: "standings", ranking: "ranking" } as const;

/** Finds the public page at a path; `null` if its subject is unknown or not public. */
export type FindPublicPage = (c: Context, path: string) => Promise<PublicPage | null>;

/**
 * Creates the search for public pages.
 *
 * @param world Returns the public data.
 * @param past Finds data that memory no longer contains.
 */
export function createPublicPageFinder(
  world: () => World | null,
  past: Pick<ArchiveWorldLookup, "withTournamentOf" | "withTournament">,
  work: Pick<WorkLimiter, "admit">,
): FindPublicPage {
  return async (c, path) => {
    const [, kind, site = "", id = "", part, bracketId] = PATTERN.exec(path)?.map(decode) ?? [];
    if (kind === undefined) return null;
    const key = `${site}/${id}`;
    if (kind === "matches") {
      const current = matchAt(site, id, world());
      if (current !== null) return current;
      await work.admit(c);
      return matchAt(site, id, await past.withTournamentOf("match", key));
    }
    const at = { site, slug: id, part, bracketId };
    const current = tournamentAt(at, world());
    if (current !== null) return current;
    await work.admit(c);
    return tournamentAt(at, await past.withTournament(key));
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
    const image = bracketImage(site, bracketId, "png", { width: 1200 });
    const page = `${tournamentPage(site, slug)}/bracket/${encodeURIComponent(bracketId)}`;
    const key = `${site}/${bracketId}`;
    return {
      embed: "bracket",
      key,
      isCard: false,
      title: fullTitle,
      description,
      path: page,
      image,
    };
  }
  const hasRanking = view.rankings.length > 0;
  const isPart = part === "groups" || part === "ranking";
  return {
    embed: isPart ? EMBED_OF_PART[part] : "matches",
    key: `${site}/${slug}`,
    title,
    description,
    path: tournamentPage(site, slug) + (isPart ? `/${part}` : ""),
    image: previewImagePath(
      hasRanking && part === "ranking" ? "rankings" : "tournaments",
      site,
      slug,
    ),
    isCard: true,
  };
}

function matchAt(site: string, id: string, world: World | null): PublicPage | null {
  const key = `${site}/${id}`;
  const derived = world?.matches.get(key);
  if (derived === undefined) return null;
  const { match, code } = derived;
  const names = formatContestants(
    match.entries.map(({ name }) => ({ name, isOpen: false })),
    defaultEmbedMessages,
  );
  return {
    embed: "match",
    key,
    title: names === "" ? (code ?? match.tournament.title) : names,
    description: [match.tournament.title, code ?? ""].filter((text) => text !== "").join(", "),
    path: matchPage(site, id),
    image: previewImagePath("matches", site, id),
    isCard: true,
  };
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return "";
  }
}
