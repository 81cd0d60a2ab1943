import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { createDuelSides, type Side } from "#core/side/sides.ts";
import { type EmbedContext, flagNode, nameNode } from "./context.ts";
import { type EmbedNode, el } from "./node.ts";

/** Renders both contestants of a duel with the score between them, unless it is covered. */
export function duelNodes(
  match: MatchView,
  context: EmbedContext,
  isCovered = false,
): readonly EmbedNode[] {
  const sides = createDuelSides(match, context.messages, context.options.contestant);
  const half = (side: Side, end: string): EmbedNode =>
    el("span", { class: `side ${end}` }, flagNode(side, context), nameNode(side, context));
  const score = isCovered ? [] : [scoreNode(sides, isLiveAndListed(match), context)];
  return [half(sides[0], "left"), ...score, half(sides[1], "right")];
}

/** Renders a score with a dash between its figures; "v" if there is none and it is not live. */
export function scoreNode(
  sides: readonly [Side, Side, ...Side[]],
  live: boolean,
  { messages }: Pick<EmbedContext, "messages">,
): EmbedNode {
  if (sides.every(({ score }) => score === "") && !live)
    return el("span", { class: "score none" }, messages.versus);
  // Both have one size.
  const isLong = sides.some(({ score }) => isLongScore(score));
  const figure = ({ score, standing }: Side): EmbedNode =>
    el(
      "b",
      { "data-standing": standing, "data-flash": "", "data-long": isLong || undefined },
      score,
    );
  const look = live ? "score playing" : "score";
  return el("span", { class: look }, figure(sides[0]), el("i"), figure(sides[1]));
}

/** Renders the score of a contestant in a ranking on a screen. */
export function screenPointsNode(score: string, live: boolean): EmbedNode {
  return el(
    "b",
    {
      class: live ? "points playing" : "points",
      "data-flash": "",
      "data-long": isLongScore(score) || undefined,
    },
    score || "–",
  );
}

/** Returns whether a score needs smaller digits on screens: more than four characters. */
function isLongScore(score: string): boolean {
  return score.length > 4;
}
