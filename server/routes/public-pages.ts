import type { Bracket } from "#core/bracket/model.ts";
import { bracketImage, cardImage, matchPage, tournamentPage } from "#core/contract/paths.ts";
import type { EmbedKind } from "#core/embed/options.ts";
import type { World } from "#core/model/world.ts";
import type { PageHead } from "#server/presenters/page-head.ts";

/** A page of the dashboard about one thing that everybody may see. */
export interface PublicPage extends PageHead {
  readonly embed: EmbedKind;
  /** `SITE/ID` of what is embedded. */
  readonly key: string;
}

const PATTERN = /^\/(tournaments|matches)\/([^/]+)\/([^/]+)(?:\/(bracket|groups)(?:\/([^/]+))?)?/;

/** What the page at a path is about; null where it is about nothing that is public and there. */
export function publicPageAt(path: string, world: World<Bracket> | null): PublicPage | null {
  const [, kind, site = "", id = "", part, bracketId] = PATTERN.exec(path)?.map(decode) ?? [];
  if (kind === undefined || world === null) return null;
  if (kind === "matches") return matchAt(site, id, world);
  const view = world.tournaments.get(`${site}/${id}`);
  if (view === undefined) return null;
  const { title, game } = view.tournament;
  const description = `${game}, ${site}. Matches, brackets and groups, live.`;
  const bracket = world.brackets.get(`${site}/${bracketId ?? ""}`);
  if (part === "bracket" && bracket !== undefined && bracketId !== undefined) {
    const whole = [title, bracket.title].filter((text) => text !== "").join(" · ");
    const image = bracketImage(site, bracketId, "png", { width: 1200 });
    const page = `${tournamentPage(site, id)}/bracket/${encodeURIComponent(bracketId)}`;
    const key = `${site}/${bracketId}`;
    return { embed: "bracket", key, title: whole, description, path: page, image };
  }
  return {
    embed: part === "groups" ? "standings" : "matches",
    key: `${site}/${id}`,
    title,
    description,
    path: tournamentPage(site, id) + (part === "groups" ? "/groups" : ""),
    image: cardImage("tournaments", site, id),
  };
}

function matchAt(site: string, id: string, world: World<Bracket>): PublicPage | null {
  const key = `${site}/${id}`;
  const derived = world.matches.get(key);
  if (derived === undefined) return null;
  const { match, code } = derived;
  const names = match.entries.map(({ name }) => name).join(" – ");
  return {
    embed: "match",
    key,
    title: names === "" ? (code ?? match.tournament.title) : names,
    description: [match.tournament.title, code ?? ""].filter((text) => text !== "").join(", "),
    path: matchPage(site, id),
    image: cardImage("matches", site, id),
  };
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return "";
  }
}
