import type { RankingDetail, RankRowView } from "#core/contract/ranking.ts";
import { type EmbedContext, flagNode, nameNode } from "#core/embed/parts/context.ts";
import type { EmbedFrame } from "#core/embed/embed-kind.ts";
import { tournamentPage } from "#core/paths/paths.ts";
import { type EmbedNode, el, isolated, messageNode } from "#core/embed/parts/node.ts";
import { sortByName } from "#core/embed/parts/sort-by-name.ts";
import { describeRankReason, formatRank } from "#core/i18n/format-rank.ts";
import { getRankingMessages } from "#core/i18n/ranking-messages.ts";

/** Returns header and footer of the rankings of a tournament. */
export function rankingFrame(
  { tournament, rankings }: RankingDetail,
  { messages }: EmbedContext,
): EmbedFrame {
  const isFinal = rankings.length > 0 && rankings.every((ranking) => ranking.isFinal);
  const count = rankings.reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    title: tournament.title,
    status: isFinal ? messages.finalRanking : messages.ranking,
    link: {
      text: messages.detailLinks.ranking(count),
      path: tournamentPage(tournament.site, tournament.slug),
    },
  };
}

/** Renders the rankings of a tournament, with the ranks that are possible. */
export function rankingView({ rankings }: RankingDetail, context: EmbedContext): EmbedNode {
  const { messages, options } = context;
  if (rankings.length === 0) return messageNode(messages.empty[""]);
  return el(
    "div",
    { class: "groups" },
    rankings.flatMap(({ rows, bracket }) => [
      rankings.length > 1 && el("h4", { class: "sub" }, bracket?.title),
      el(
        "ol",
        { class: "rows" },
        options.hideScores
          ? sortByName(rows).map((row) => rowOf(row, undefined, undefined, context))
          : rows.map((row, index) => rowOf(row, rows[index - 1], rows[index + 1], context)),
      ),
    ]),
  );
}

function rowOf(
  row: RankRowView,
  previous: RankRowView | undefined,
  next: RankRowView | undefined,
  context: EmbedContext,
): EmbedNode {
  const { messages, options, times } = context;
  const { contestant, from, to, reason } = row;
  const side = { name: contestant.name, contestant };
  const common = { groupName: messages.group, match: messages.match };
  const isFirst = !options.hideScores && from === 1 && to === 1;
  const isPlaying = reason.type === "playing";
  const look = `${isFirst ? " first" : ""}${isShared(row, next) ? " same" : ""}`;
  return el(
    "li",
    { class: `rank${look}`, "data-key": contestant.key },
    !options.hideScores &&
      el(
        "span",
        { class: isPlaying ? "place open" : "place" },
        !isShared(row, previous) && isolated(formatRank(row, isPlaying, messages)),
      ),
    el("span", { class: "side" }, flagNode(side, context), nameNode(side, context)),
    !options.hideScores &&
      el(
        "span",
        { class: "reason" },
        isolated(describeRankReason(reason, getRankingMessages(messages.locale), common, times)),
      ),
  );
}

/** Returns whether two contestants share their ranks. */
function isShared(row: RankRowView, other: RankRowView | undefined): boolean {
  const isPlaying = row.reason.type === "playing";
  return (
    other?.from === row.from &&
    other.to === row.to &&
    isPlaying === (other.reason.type === "playing")
  );
}
