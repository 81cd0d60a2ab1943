import type { CardSide } from "#core/layout/card-sides.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { type CardContext, describeEmptyPlace, formatCardStart } from "./bracket-model.ts";

/** Data for the accessible name of a card. */
export interface MatchAriaLabelInput {
  readonly place: PlaceView;
  readonly round: RoundView | undefined;
  readonly match: MatchView | undefined;
  readonly sides: readonly [CardSide, CardSide];
  readonly conflict: boolean;
}

/**
 * Returns the accessible name of a card, for example "UBQF-1, Upper Bracket Quarterfinals:
 * lowkirkenuenly, seed 1, score 6 against alchogolick, seed 9, score 1. ended, lowkirkenuenly won.
 * winner goes to UBSF-1, loser goes to LBR4-1."
 */
export function formatMatchAriaLabel(tools: CardContext, input: MatchAriaLabelInput): string {
  const { messages } = tools;
  const { says } = messages.bracket;
  const { place, round, match, sides, conflict } = input;
  const [first, second] = sides.map((side) => describeSide(messages, side));
  const roundName = round && messages.match.roundName(round.name);
  const title = [place.code, roundName?.long].filter((part) => part !== undefined).join(", ");
  const contestants = `${first} ${says.versus} ${second}`;
  const next = [
    place.winnerTo === null ? "" : says.winnerTo(place.winnerTo.code),
    describeLoserTo(messages, place, round),
  ];
  const sentences = [
    `${title}: ${contestants}`,
    match === undefined ? describeEmptyPlace(tools, place) : describeState(tools, match, input),
    conflict ? messages.match.mark.conflict : "",
    next.filter((part) => part !== "").join(", "),
  ];
  return `${sentences.filter((part) => part !== "").join(". ")}.`;
}

function describeLoserTo(
  { match, bracket: { says } }: Messages,
  { loserTo }: PlaceView,
  round: RoundView | undefined,
): string {
  const into = round?.losersTo;
  const to = loserTo?.code ?? (into ? match.roundName(into).medium : undefined);
  return to === undefined ? "" : says.loserTo(to);
}

function describeSide({ bracket: { says } }: Messages, side: CardSide): string {
  const { name, seed, score, source } = side;
  const contestants = source === "" || source === name ? name : says.willCome(name, source);
  const parts = [
    contestants,
    seed === null ? "" : says.seed(seed),
    score === "" ? "" : says.score(score),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function describeState(
  tools: CardContext,
  match: MatchView,
  { sides }: MatchAriaLabelInput,
): string {
  const { says } = tools.messages.bracket;
  switch (match.state) {
    case "live":
      return says.live;
    case "upcoming":
      return says.upcoming(formatCardStart(tools, match));
    case "ended": {
      const winner = sides.find(({ standing }) => standing === "winner");
      return `${says.ended}, ${winner === undefined ? tools.messages.match.result.noWinner : says.won(winner.name)}`;
    }
  }
}
