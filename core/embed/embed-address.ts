import {
  bracketPath,
  groupPath,
  matchesPath,
  matchPath,
  tournamentPath,
} from "#core/paths/paths.ts";
import type { EmbedAttribute, EmbedKind, EmbedOptions } from "./parts/options.ts";

/** Where the answer stands that an embed shows; null where its options name nothing to show. */
export function embedAddress(options: EmbedOptions): string | null {
  const { kind, match, bracket, group, tournament, state, game, site, contestant, limit } = options;
  switch (kind) {
    case "matches":
      return matchesPath({
        ...(state && { state, limit }),
        tournament,
        game,
        site,
        contestant,
      });
    case "match":
      return addressOf(match, matchPath);
    case "bracket":
      return addressOf(bracket, bracketPath);
    case "standings":
      return addressOf(group, groupPath) ?? addressOf(tournament, tournamentPath);
  }
}

/** Which option the address of an embedded page names, by its kind. */
export const EMBED_SUBJECT = {
  matches: "tournament",
  match: "match",
  bracket: "bracket",
  standings: "tournament",
} as const satisfies Readonly<Record<EmbedKind, EmbedAttribute>>;

/** `/embed/KIND/SITE/ID?…`: the page with the same content, for a frame. `set` holds attributes by name. */
export function embedPagePath(kind: EmbedKind, set: ReadonlyMap<string, string>): string {
  const subject = EMBED_SUBJECT[kind];
  const [site = "", id = ""] = (set.get(subject) ?? "").split("/");
  const named = id === "" ? "" : `/${encodeURIComponent(site)}/${encodeURIComponent(id)}`;
  const query = [...set]
    .filter(([name]) => name !== "kind" && (name !== subject || named === ""))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `/embed/${kind}${named}${query === "" ? "" : `?${query}`}`;
}

function addressOf(key: string, path: (site: string, id: string) => string): string | null {
  const slash = key.indexOf("/");
  return slash > 0 && slash < key.length - 1
    ? path(key.slice(0, slash), key.slice(slash + 1))
    : null;
}
