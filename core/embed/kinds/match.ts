import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { EmbedKindSettings, EmbedKindView } from "./embed-kind.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { MatchDetail } from "#core/contract/match.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import {
  type EmbedContext,
  matchLink,
  formatMatchSummary,
  formatRound,
  formatStart,
} from "#core/embed/parts/context.ts";
import { matchSides, rankedSides } from "#core/embed/parts/match-sides.ts";
import { duelNodes } from "#core/embed/parts/duel.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { rankingList } from "#core/embed/parts/ranking-summary.ts";

/** Loads and renders one match in large type. */
export const matchEmbedView: EmbedKindView<MatchDetail> = {
  address: (options) => createPathFromKey(options.match, "matches"),
  holds: ["match"],
  tournamentOf: (detail) => detail.match.tournament,
  view: matchView,
};

/** Attributes of match embeds. */
export const matchEmbedSettings: EmbedKindSettings = {
  subject: "match",
  needsSubject: true,
  fields: ["tournament", "match"],
};

function matchView({ match: received }: MatchDetail, context: EmbedContext): EmbedNode {
  const { options, messages } = context;
  const match = options.hideScores ? removeResultAndSpoilers(received) : received;
  const isRace = isRanking(match);
  const sides = isRace ? rankedSides(match, context) : matchSides(match, context);
  const live = isLiveAndListed(match);
  const when = formatStart(match.start, context) || messages.noTime;
  const winner = sides.find(({ standing }) => standing === "winner");
  const state = live
    ? el("span", { class: "when live" }, messages.state.live)
    : el(
        "span",
        {},
        winner === undefined ? messages.state[match.state] : messages.won(winner.name),
      );
  const round = formatRound(match, context);
  const facts = [messages.state[match.state], match.code, round, when];
  const attributes = {
    class: isRace ? "duel race" : "duel",
    "aria-label": formatMatchSummary(sides, facts, context),
  };
  const bestOf = match.bestOf && messages.bestOf(match.bestOf);
  const place = [match.code, round, bestOf].filter(Boolean).join(" · ");
  return matchLink(match, context, attributes, [
    ...(isRace ? [rankingList(match, context)] : duelNodes(match, context)),
    el("span", { class: "facts" }, state, el("span", {}, when), el("span", {}, place)),
  ]);
}
