import { isRanking } from "#core/lib/contest.ts";
import type { MatchList, MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { selectMatches, withoutResult } from "./answer.ts";
import { type EmbedContext, flagNode, matchLink, nameNode, sayMatch, sayRound } from "./context.ts";
import { matchSides, rankedSides } from "./match-sides.ts";
import { type EmbedNode, el } from "./node.ts";
import { rankingCell } from "./ranking-view.ts";

/** A list of matches, one a row. */
export function matchesView(list: MatchList, context: EmbedContext): EmbedNode {
  const { options, words } = context;
  const { counts } = list;
  const shown = selectMatches(list.matches, options);
  if (shown.length > 0) {
    return el("ol", { class: "rows" }, ...shown.map((match) => rowOf(match, context)));
  }
  const isOver = options.state !== "" && counts.ended > 0 && counts.live + counts.upcoming === 0;
  return el("p", { class: "empty" }, isOver ? words.over : words.empty[options.state]);
}

function rowOf(sent: MatchView, context: EmbedContext): EmbedNode {
  const { options, words, times } = context;
  const match = options.hideScores ? withoutResult(sent) : sent;
  const { start } = match;
  const live = isLiveAndListed(match);
  const isRace = isRanking(match);
  const sides = isRace ? rankedSides(match, context) : matchSides(match, context);
  const day = start === null ? "" : times.day(Date.parse(start));
  const said = live ? words.state.live : day || match.code;
  const where = options.tournament === "" ? match.tournament.title : sayRound(match, context);
  const facts = [words.state[match.state], match.code, day, where];
  const cells = [
    start === null
      ? el("span", { class: "time", title: words.noTime }, "–")
      : el("time", { class: "time", datetime: start }, times.time(Date.parse(start))),
    el("span", { class: live ? "when live" : "when" }, said),
    el("span", { class: "code" }, live || day !== "" ? match.code : null),
    ...(isRace ? [rankingCell(match, context)] : duelNodes(match, context)),
    el("span", { class: "note", title: where }, where),
  ];
  const attributes = {
    class: isRace ? "row race" : "row",
    "data-key": match.key,
    "aria-label": sayMatch(sides, facts, context),
  };
  return el("li", { "data-key": match.key }, matchLink(match, context, attributes, cells));
}

/** Both names of a duel, with the score between them. */
export function duelNodes(match: MatchView, context: EmbedContext): readonly EmbedNode[] {
  const [left, right] = matchSides(match, context);
  const scores = [left.score, right.score] as const;
  return [
    el("span", { class: "side left" }, nameNode(left, context), flagNode(left, context)),
    scoreNode(scores, [left.standing, right.standing], isLiveAndListed(match), context),
    el("span", { class: "side right" }, flagNode(right, context), nameNode(right, context)),
  ];
}

/** Two figures on one ground, with a drawn dash; a word where nobody has a score. */
export function scoreNode(
  scores: readonly [string, string],
  standings: readonly [string | null, string | null],
  live: boolean,
  { words }: Pick<EmbedContext, "words">,
): EmbedNode {
  const isEmpty = scores.join("") === "";
  if (isEmpty && !live) return el("span", { class: "score none" }, words.versus);
  const figure = (side: 0 | 1): EmbedNode =>
    el("b", { "data-standing": standings[side] ?? undefined, "data-flash": "" }, scores[side]);
  return el("span", { class: live ? "score playing" : "score" }, figure(0), el("i"), figure(1));
}
