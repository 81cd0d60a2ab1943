import type { MatchList } from "#core/contract/match.ts";
import type { EmbedTournament } from "#core/embed/kinds/embed-kind.ts";
import type { EmbedOptions } from "./options.ts";

/** Returns the tournament that the options select, from its first match; `undefined` if none. */
export function findTournament(
  { matches }: Pick<MatchList, "matches">,
  { tournament: key }: Pick<EmbedOptions, "tournament">,
): EmbedTournament | undefined {
  return matches.find(({ tournament: { site, slug } }) => `${site}/${slug}` === key)?.tournament;
}
