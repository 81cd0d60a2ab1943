import type { MatchDetail, MatchList, MatchView } from "#core/contract/match.ts";
import type { BracketDetail, GroupDetail, TournamentDetail } from "#core/contract/tournament.ts";
import { compareText } from "#core/lib/collections.ts";
import type { EmbedOptions } from "./options.ts";

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

/**
 * The matches of a list that an embed asks for, in its order: what is played, what comes, what is
 * over from the latest back; nothing that will not be played any more. A server may have sent more: a plain file knows no filters.
 */
export function selectMatches(
  matches: readonly MatchView[],
  { state, tournament, game, site, contestant, limit }: EmbedOptions,
): readonly MatchView[] {
  const fits = matches.filter(
    (match) =>
      match.stateBy !== "bye" &&
      !match.unresolved &&
      isAsked(state, match.state) &&
      isAsked(tournament, `${match.site}/${match.tournament.slug}`) &&
      isAsked(game, match.tournament.gameSlug) &&
      isAsked(site, match.site) &&
      (contestant === "" || match.slots.some((slot) => slot.contestant?.key === contestant)),
  );
  const of = (wanted: MatchView["state"]): MatchView[] =>
    fits.filter((match) => match.state === wanted);
  const ended = of("ended").sort((a, b) => compareText(b.start ?? "", a.start ?? ""));
  return [...of("live"), ...of("upcoming"), ...ended].slice(0, limit);
}

/** A match without its result, and without whoever is in it because of one. */
export function withoutResult(match: MatchView): MatchView {
  const slots = match.slots.map((slot) => ({
    ...slot,
    contestant: /^(winner|loser)/.test(slot.source.type) ? null : slot.contestant,
    score: null,
    disqualified: false,
    result: null,
    rank: null,
  }));
  return { ...match, slots, outcome: { winner: null, by: null, draw: false } };
}

const isAsked = (wanted: string, value: string): boolean => wanted === "" || wanted === value;
