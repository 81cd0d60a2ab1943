import type { MatchDetail, MatchList } from "#core/contract/match.ts";
import type { BracketDetail, GroupDetail, TournamentDetail } from "#core/contract/tournament.ts";
import { selectMatches } from "./kinds/matches.ts";
import type { EmbedOptions } from "./parts/options.ts";

/** The answer of our API that an embed shows, by its kind. */
export type EmbedAnswer =
  | { readonly kind: "matches"; readonly data: MatchList }
  | { readonly kind: "match"; readonly data: MatchDetail }
  | { readonly kind: "bracket"; readonly data: BracketDetail }
  | { readonly kind: "standings"; readonly data: TournamentDetail | GroupDetail };

/** The tournament all of an answer belongs to; undefined where it is of several, or of none. */
export function tournamentIn(
  { kind, data }: EmbedAnswer,
  options: EmbedOptions,
): { readonly site: string; readonly slug: string; readonly title: string } | undefined {
  switch (kind) {
    case "matches":
      return options.tournament ? selectMatches(data.matches, options)[0]?.tournament : undefined;
    case "match":
      return data.match.tournament;
    case "bracket":
      return data.bracket.tournament;
    case "standings":
      return "tournament" in data ? data.tournament : data.matches[0]?.tournament;
  }
}
