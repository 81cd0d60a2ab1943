import {
  bracketPath,
  groupPath,
  matchesPath,
  matchPath,
  tournamentPath,
} from "#core/contract/paths.ts";
import type { EmbedOptions } from "./options.ts";

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

function addressOf(key: string, path: (site: string, id: string) => string): string | null {
  const slash = key.indexOf("/");
  return slash > 0 && slash < key.length - 1
    ? path(key.slice(0, slash), key.slice(slash + 1))
    : null;
}
