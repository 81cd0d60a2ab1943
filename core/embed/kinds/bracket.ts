import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { EmbedKindSettings, EmbedKindView } from "./embed-kind.ts";
import type { CardSide } from "#core/layout/card-sides.ts";
import { createOutcomeFinder } from "#core/layout/card-sides.ts";
import { convertLayoutToPixels } from "#core/layout/convert-layout-to-pixels.ts";
import type { PlaceBox, RoundBox } from "#core/layout/layout-model.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketDetail, PlaceView, RoundView } from "#core/contract/tournament.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import {
  type EmbedContext,
  flagNode,
  matchLink,
  nameNode,
  formatMatchSummary,
  formatStart,
} from "#core/embed/parts/context.ts";
import { matchSides } from "#core/embed/parts/match-sides.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";

/** Loads and renders a bracket as a tree in the layout of the bracket page. */
export const bracketEmbedView: EmbedKindView<BracketDetail> = {
  address: (options) => createPathFromKey(options.bracket, "brackets"),
  holds: ["bracket"],
  tournamentOf: (detail) => detail.bracket.tournament,
  partOf: (detail) => detail.bracket.title,
  view: bracketView,
};

/** Attributes of bracket embeds. */
export const bracketEmbedSettings: EmbedKindSettings = {
  subject: "bracket",
  needsSubject: true,
  fields: ["tournament", "bracket"],
};

function bracketView({ bracket, matches }: BracketDetail, context: EmbedContext): EmbedNode {
  const { options, messages } = context;
  const compact = options.density === "compact";
  const layout = convertLayoutToPixels(bracket.rounds, compact);
  const visibleMatches = options.hideScores ? matches.map(removeResultAndSpoilers) : matches;
  const matchOf = new Map(visibleMatches.map((match) => [match.key, match]));
  const boxOf = new Map(layout.places.map((box) => [box.place, box]));
  const lines = layout.links.map(({ x1, y1, bend, x2, y2 }) => `M${x1} ${y1}H${bend}V${y2}H${x2}`);
  const find = createOutcomeFinder(matchOf);
  const cardOf = (place: PlaceView): EmbedNode | null => {
    const box = boxOf.get(place.place);
    const match = place.match === null ? undefined : matchOf.get(place.match);
    if (box === undefined) return null;
    const sides = matchSides(match, context, place, find);
    return el("li", { ...at(box), "data-key": place.place }, ...card(place, match, sides, context));
  };
  const rounds = bracket.rounds.flatMap((round) => {
    const head = layout.rounds.find(({ key }) => key === round.key);
    if (head === undefined) return [];
    const name = messages.match.roundName(round.name);
    return el(
      "section",
      { "aria-label": name.long },
      roundHeader(head, { ...round, name }, context),
      el("ol", {}, ...round.places.map(cardOf)),
    );
  });
  return el(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": messages.bracket },
    el(
      "div",
      {
        class: compact ? "tree compact" : "tree",
        style: `width: ${layout.width}px; height: ${layout.height}px;`,
      },
      el("svg", { "aria-hidden": "true", class: "lines" }, el("path", { d: lines.join("") })),
      ...rounds,
    ),
  );
}

function roundHeader(
  head: RoundBox,
  { name, bestOf }: RoundView,
  { messages }: EmbedContext,
): EmbedNode {
  return el(
    "h4",
    { ...at(head), title: name.long },
    el("span", {}, name.medium),
    bestOf !== null && el("small", {}, messages.bestOf(bestOf)),
  );
}

function card(
  place: PlaceView,
  match: MatchView | undefined,
  sides: readonly [CardSide, CardSide],
  context: EmbedContext,
): EmbedNode["children"] {
  const { messages } = context;
  const live = match !== undefined && isLiveAndListed(match);
  const when = formatStart(match?.start, context);
  const state = match && messages.state[match.state];
  const line = el(
    "span",
    { class: "line" },
    el("span", { class: "code" }, place.code),
    live ? el("span", { class: "live" }, messages.state.live) : el("span", { class: "when" }, when),
  );
  const rows = sides.map((side) =>
    el(
      "span",
      { class: "side" },
      flagNode(side, context),
      nameNode(side, context),
      el(
        "b",
        {
          class: live ? "score playing" : "score",
          "data-standing": side.standing ?? undefined,
          "data-flash": "",
        },
        side.score,
      ),
    ),
  );
  const attributes = {
    class: "card",
    "aria-label": formatMatchSummary(sides, [state, place.code, when], context),
  };
  const content = [line, ...rows];
  return [
    match === undefined
      ? el("span", { class: "card expected" }, ...content)
      : matchLink(match, context, attributes, content),
  ];
}

function at({ x, y }: Pick<PlaceBox, "x" | "y">): { readonly style: string } {
  return { style: `left: ${x}px; top: ${y}px;` };
}
