import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import type { Sides } from "#core/side/place-sides.ts";
import type { Side } from "#core/side/sides.ts";
import type { CardContext } from "./bracket-model.ts";

export interface MatchAriaLabelInput {
  readonly place: PlaceView;
  readonly match: MatchView | undefined;
  readonly sides: Sides;
  readonly conflict: boolean;
}

/**
 * Returns the accessible name of a card: "LBR4-2, Kazemiya 6 from UBQF-1, x3Lydiia 4, ended". The
 * winner is named if the scores do not show it.
 */
export function formatMatchAriaLabel(tools: CardContext, input: MatchAriaLabelInput): string {
  const { place, match, sides, conflict } = input;
  const parts = [
    place.code,
    ...sides.map((side) => describeSide(tools, place, side)),
    match === undefined ? describeEmptyPlace(tools, place) : describeState(tools, match),
    match?.state === "ended" && sides[0].score === sides[1].score
      ? describeWinner(tools, sides)
      : "",
    conflict ? tools.messages.match.mark.conflict : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** Describes why a bracket place has no match. */
export function describeEmptyPlace({ messages, texts }: CardContext, place: PlaceView): string {
  return texts.absence(place) || messages.bracket.says.notListed;
}

function describeSide({ messages }: CardContext, place: PlaceView, side: Side): string {
  const { contestant, source } = side;
  const hasDropped = source.type === "loser" && place.round.startsWith("lower ");
  const from = contestant && hasDropped ? messages.bracket.says.from(source.of.code) : "";
  return [side.name, side.score, side.note, from].filter((part) => part !== "").join(" ");
}

function describeState({ messages, texts }: CardContext, { state, start }: MatchView): string {
  const { says } = messages.bracket;
  switch (state) {
    case "live":
      return says.live;
    case "upcoming":
      return says.upcoming(start === null ? "" : texts.dateTime(Date.parse(start)));
    case "ended":
      return says.ended;
  }
}

function describeWinner({ messages }: CardContext, sides: readonly Side[]): string {
  const winner = sides.find(({ standing }) => standing === "winner");
  return winner === undefined
    ? messages.match.result.noWinner
    : messages.bracket.says.won(winner.name);
}
