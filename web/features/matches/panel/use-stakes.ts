import type { MatchDetail, MatchSlotView, MatchView } from "#core/contract/match.ts";
import { describeScenario } from "#core/i18n/describe-scenario.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { isRanking } from "#core/lib/contest.ts";
import { type Consequence, findConsequences } from "#core/match/consequences.ts";
import { useBracket, useTournament } from "#web/api/tournaments.ts";
import { useMatch } from "#web/api/match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { Stake, StakeLine } from "#web/kit/match/stakes.tsx";
import type { PlaceRef } from "#core/model/derived-match.ts";

/** Short names of rounds that decide placements. */
const FINALS = new Set(["F", "GF", "GF2"]);

/** Returns what a match is proven to decide, and whether matches that the lines name still load. */
export function useStakes(
  match: MatchView,
  detail: MatchDetail | undefined,
): { readonly stakes: readonly Stake[]; readonly isPending: boolean } {
  const messages = useMessages("common");
  const { scenarios } = useMessages("standings");
  const words = useMessages("matchPage").stakes;
  const { describe, isPending, hasReset } = useDescribeConsequence(match);
  const ofGroup = detail?.stakes?.contestants ?? [];
  if (ofGroup.length > 0) {
    const stakes = ofGroup.map((one) => ({
      title: one.contestant.name,
      lines: describeScenario(one, scenarios).map(({ own, text }) => ({
        text: own === "" ? text : `${own}: ${text}`,
        match: null,
      })),
    }));
    return { stakes: stakes.filter(({ lines }) => lines.length > 0), isPending };
  }
  if (isRanking(match) || match.slots.length !== 2) return { stakes: [], isPending };
  return { stakes: match.state === "ended" ? listKnown() : listPossible(), isPending };

  function listPossible(): readonly Stake[] {
    return match.slots.flatMap((slot, index) => {
      const other = match.slots[1 - index];
      const consequences = findConsequences(match, index, hasReset);
      if (consequences === null || other === undefined || match.unresolved !== null) return [];
      const lines = [
        ...describe(consequences.winner, null),
        ...describe(consequences.loser, other),
      ];
      return [{ title: words.ifWins(formatSlot(messages, slot)), lines }];
    });
  }

  function listKnown(): readonly Stake[] {
    const { winner } = match.outcome;
    const consequences = winner === null ? null : findConsequences(match, winner, hasReset);
    const [won, lost] = winner === null ? [] : [match.slots[winner], match.slots[1 - winner]];
    if (consequences === null || won === undefined || lost === undefined) return [];
    return [
      {
        title: messages.match.result.won(formatSlot(messages, won)),
        lines: describe(consequences.winner, null),
      },
      {
        title: words.lost(formatSlot(messages, lost)),
        lines: describe(consequences.loser, lost),
      },
    ].filter(({ lines }) => lines.length > 0);
  }
}

/** Returns a function that describes a consequence for the winner, or for a loser by name. */
function useDescribeConsequence(match: MatchView) {
  const messages = useMessages("common");
  const words = useMessages("matchPage").stakes;
  const venue = useVenueFormat();
  const { site, slug } = match.tournament;
  const round = match.round?.name.short ?? "";
  const winnerTo = useMatch(match.winnerTo?.match ?? null);
  const loserTo = useMatch(match.loserTo?.match ?? null);
  // Also awaited for the standings of its group, which would move the content below them.
  const needsTournament = FINALS.has(round) || match.group !== null;
  const tournament = useTournament(site, slug, needsTournament);
  const { bracket: inBracket } = match;
  const bracket = useBracket(match.site, inBracket?.id ?? "", inBracket !== null && round === "GF");
  const isPending = [winnerTo, loserTo, tournament, bracket].some(({ isLoading }) => isLoading);
  const isDeciding = tournament.data?.tournament.decidedBy === match.bracket?.id;
  const hasReset =
    bracket.data?.matches.some((each) => each.round?.name.short === "GF2") === true || null;
  return { describe, isPending, hasReset };

  function describe(
    consequence: Consequence | null,
    loser: MatchSlotView | null,
  ): readonly StakeLine[] {
    if (consequence === null) return [];
    const name = loser === null ? null : formatSlot(messages, loser);
    const found = consequence.type === "place" ? consequence.to.match : null;
    const text = name === null ? describeWin(consequence) : describeDefeat(consequence, name);
    return text === "" ? [] : [{ text, match: found }];
  }

  function describeWin(consequence: Consequence): string {
    if (consequence.type === "reset") return words.reset;
    if (consequence.type === "place") {
      return words.next(describePlace(consequence.to, winnerTo.match));
    }
    if (consequence.type !== "placed") return "";
    if (consequence.placement === 3) return words.third;
    return isDeciding ? words.champion : words.winsBracket;
  }

  function describeDefeat(consequence: Consequence, name: string): string {
    switch (consequence.type) {
      case "place":
        return words.loserNext(name, describePlace(consequence.to, loserTo.match));
      case "round":
        return words.loserNext(name, messages.match.roundName(consequence.to).medium);
      case "out":
        return words.isOut(name);
      case "placed":
        return consequence.placement === 4 ? words.fourth(name) : words.second(name);
      case "reset":
        return "";
    }
  }

  /** "UB Semifinals, Sat 04:00, v Bo"; the code if the match is not known. */
  function describePlace(place: Pick<PlaceRef, "code">, next: MatchView | undefined): string {
    if (next === undefined) return place.code;
    const other = next.slots.find(
      ({ source }) =>
        (source.type !== "winner" && source.type !== "loser") || source.of.match !== match.key,
    );
    const name =
      next.round === null ? place.code : messages.match.roundName(next.round.name).medium;
    const start = next.start === null ? "" : venue.when(Date.parse(next.start));
    const isKnown = other !== undefined && (other.contestant ?? other.source.type) !== "unknown";
    const opponent = isKnown ? words.against(formatSlot(messages, other)) : "";
    return [name, start, opponent].filter((part) => part !== "").join(", ");
  }
}
