import type { MatchDetail } from "#core/contract/match.ts";
import { withoutResult } from "./answer.ts";
import {
  type EmbedContext,
  flagNode,
  isPlayed,
  matchLink,
  nameNode,
  sayMatch,
  sayRound,
  sayStart,
} from "./context.ts";
import { matchSides } from "./match-sides.ts";
import { scoreNode } from "./matches-view.ts";
import { type EmbedNode, el } from "./node.ts";

/** One match, large. */
export function matchView({ match: sent }: MatchDetail, context: EmbedContext): EmbedNode {
  const { options, words } = context;
  const match = options.hideScores ? withoutResult(sent) : sent;
  const sides = matchSides(match, context);
  const [left, right] = sides;
  const live = isPlayed(match);
  const when = sayStart(match.start, context) || words.noTime;
  const winner = sides.find(({ standing }) => standing === "winner");
  const state = live
    ? el("span", { class: "when live" }, words.state.live)
    : el("span", {}, winner === undefined ? words.state[match.state] : words.won(winner.name));
  const round = sayRound(match, context);
  const facts = [words.state[match.state], match.code, round, when];
  const attributes = {
    class: "duel",
    "aria-label": sayMatch(sides, facts, context),
  };
  const bestOf = match.bestOf && words.bestOf(match.bestOf);
  const place = [match.code, round, bestOf].filter(Boolean).join(" · ");
  return matchLink(match, context, attributes, [
    el("span", { class: "side left" }, nameNode(left, context), flagNode(left, context)),
    scoreNode([left.score, right.score], [left.standing, right.standing], live, context),
    el("span", { class: "side right" }, flagNode(right, context), nameNode(right, context)),
    el("span", { class: "facts" }, state, el("span", {}, when), el("span", {}, place)),
  ]);
}
