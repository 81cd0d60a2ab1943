import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { type EmbedContext, flagNode, nameNode } from "./context.ts";
import { matchSides } from "./match-sides.ts";
import { type EmbedNode, el } from "./node.ts";

/** Renders both contestants of a duel with the score between them, unless it is covered. */
export function duelNodes(
  match: MatchView,
  context: EmbedContext,
  isCovered = false,
): readonly EmbedNode[] {
  const [left, right] = matchSides(match, context);
  const scores = [left.score, right.score] as const;
  const standings = [left.standing, right.standing] as const;
  const score = scoreNode(scores, standings, isLiveAndListed(match), context);
  return [
    el("span", { class: "side left" }, flagNode(left, context), nameNode(left, context)),
    ...(isCovered ? [] : [score]),
    el("span", { class: "side right" }, flagNode(right, context), nameNode(right, context)),
  ];
}

/**
 * Renders a score with a dash between its figures; "v" if there is none and the match is not live.
 */
export function scoreNode(
  scores: readonly [string, string],
  standings: readonly [string | null, string | null],
  live: boolean,
  { messages }: Pick<EmbedContext, "messages">,
): EmbedNode {
  const isEmpty = scores.join("") === "";
  if (isEmpty && !live) return el("span", { class: "score none" }, messages.versus);
  // Both have one size.
  const isLong = scores.some(isLongScore);
  const figure = (side: 0 | 1): EmbedNode =>
    el(
      "b",
      {
        "data-standing": standings[side] ?? undefined,
        "data-flash": "",
        "data-long": isLong || undefined,
      },
      scores[side],
    );
  return el("span", { class: live ? "score playing" : "score" }, figure(0), el("i"), figure(1));
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
