import { isRanking } from "#core/lib/contest.ts";
import type { MatchDetail } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { withoutResult } from "./answer.ts";
import { type EmbedContext, matchLink, sayMatch, sayRound, sayStart } from "./context.ts";
import { matchSides, rankedSides } from "./match-sides.ts";
import { duelNodes } from "./matches-view.ts";
import { type EmbedNode, el } from "./node.ts";
import { rankingList } from "./ranking-view.ts";

/** One match, large. */
export function matchView({ match: sent }: MatchDetail, context: EmbedContext): EmbedNode {
  const { options, words } = context;
  const match = options.hideScores ? withoutResult(sent) : sent;
  const isRace = isRanking(match);
  const sides = isRace ? rankedSides(match, context) : matchSides(match, context);
  const live = isLiveAndListed(match);
  const when = sayStart(match.start, context) || words.noTime;
  const winner = sides.find(({ standing }) => standing === "winner");
  const state = live
    ? el("span", { class: "when live" }, words.state.live)
    : el("span", {}, winner === undefined ? words.state[match.state] : words.won(winner.name));
  const round = sayRound(match, context);
  const facts = [words.state[match.state], match.code, round, when];
  const attributes = {
    class: isRace ? "duel race" : "duel",
    "aria-label": sayMatch(sides, facts, context),
  };
  const bestOf = match.bestOf && words.bestOf(match.bestOf);
  const place = [match.code, round, bestOf].filter(Boolean).join(" · ");
  return matchLink(match, context, attributes, [
    ...(isRace ? [rankingList(match, context)] : duelNodes(match, context)),
    el("span", { class: "facts" }, state, el("span", {}, when), el("span", {}, place)),
  ]);
}
