import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import {
  type EmbedContext,
  matchLink,
  nameNode,
  formatMatchSummary,
  formatRound,
  formatStart,
} from "#core/embed/parts/context.ts";
import type { EmbedFrame } from "#core/embed/embed-kind.ts";
import { matchPage } from "#core/paths/paths.ts";
import { describeState } from "#core/embed/parts/describe-state.ts";
import { duelNodes } from "#core/embed/parts/duel.ts";
import { type EmbedNode, el, isolated } from "#core/embed/parts/node.ts";
import { rankingList } from "#core/embed/parts/match-row.ts";
import { createOrderedSides } from "#core/side/place-sides.ts";
import { createDuelSides } from "#core/side/sides.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";

/** Returns header and footer of a match. */
export function matchFrame({ match }: MatchDetail, context: EmbedContext): EmbedFrame {
  const { tournament } = match;
  return {
    title: formatRound(match, context) || match.code || tournament.title,
    meta: `${tournament.title} · ${tournament.game}`,
    status: formatStart(match.start, context),
    link: { text: context.messages.detailLinks.match, path: matchPage(match.site, match.id) },
  };
}

/** Renders one match in large type. */
export function matchView(detail: MatchDetail, context: EmbedContext): EmbedNode {
  const { options, messages } = context;
  const match = options.hideScores ? removeResultAndSpoilers(detail.match) : detail.match;
  const isRace = isRanking(match);
  const sides = createOrderedSides(match, messages);
  const winner = sides.find(({ standing }) => standing === "winner");
  const when = formatStart(match.start, context) || messages.noTime;
  const facts = [messages.state[match.state], match.code, formatRound(match, context), when];
  const attributes = {
    class: `duel ${match.state}${isRace ? " race" : ""}`,
    "aria-label": formatMatchSummary(sides, facts, context),
  };
  const state = describeState(match, context);
  const isLive = isLiveAndListed(match);
  const outcome = winner ? messages.won(winner.name) : isLive ? state.elapsed : state.text;
  const link = matchLink(match, context, attributes, [
    ...(isRace ? [rankingList(match, context)] : duelNodes(match, context)),
    ...(isRace ? [] : originNodes(match, context)),
    el(
      "span",
      { class: "facts" },
      el("span", { class: isLive ? "label playing" : "label" }, messages.state[match.state]),
      el("b", {}, isolated(outcome)),
      winner === undefined && el("span", {}, isolated(formatLength(match, context))),
    ),
  ]);
  return el("div", {}, link, !options.hideScores && lineScore(detail, context));
}

/**
 * Renders who won each game: in its column the number of games won so far, last the score. `null`
 * if that is not known, and for a match without a game that is not live.
 */
function lineScore({ match, games }: MatchDetail, context: EmbedContext): EmbedNode | null {
  if (games === null || match.bestOf === null) return null;
  if (games.length === 0 && match.state !== "live") return null;
  const { title, game, total } = context.messages.lineScore;
  const numbers = Array.from({ length: match.bestOf }, (_, index) => index);
  const rows = createDuelSides(match, context.messages).map((side, index) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, nameNode(side, context)),
      numbers.map((number) => {
        const played = games[number];
        const isWon = played?.winner === index;
        const text = isWon ? `${played.count}` : played && "·";
        return el("td", { class: isWon ? "win" : undefined }, text);
      }),
      el("td", { class: "total" }, side.score),
    ),
  );
  return el(
    "table",
    { class: isLiveAndListed(match) ? "games playing" : "games", "aria-label": title },
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col" }, game),
        numbers.map((number) => el("th", { scope: "col" }, `${number + 1}`)),
        el("th", { scope: "col", "aria-label": total }),
      ),
    ),
    el("tbody", {}, rows),
  );
}

/** Renders seed and origin of both contestants. */
function originNodes({ slots }: MatchView, { messages }: EmbedContext): readonly EmbedNode[] {
  const texts = slots.map(({ contestant, seed, source }) => {
    const isKnown = source.type === "winner" || source.type === "loser";
    const origin = contestant !== null && isKnown ? formatSlotSource(messages, source) : "";
    return [seed === null ? "" : messages.seed(seed), origin].filter(Boolean).join(" · ");
  });
  if (texts.every((text) => text === "")) return [];
  return texts.map((text) => el("span", { class: "origin" }, isolated(text)));
}

/** Formats the number of games: "first to 8 of 15", or "Best of 2" if a draw is possible. */
function formatLength({ bestOf }: MatchView, { messages }: EmbedContext): string {
  if (bestOf === null || bestOf < 2) return "";
  return bestOf % 2 === 0 ? messages.bestOf(bestOf) : messages.firstTo((bestOf + 1) / 2, bestOf);
}
