import type { RankingDetail, RankRowView } from "#core/contract/ranking.ts";
import * as en from "#core/i18n/en/pages.ts";
import { cards } from "#core/i18n/en/embeds.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import type { Card } from "./card.ts";
import { drawListRows } from "./list-rows.ts";
import type { CardTools } from "./match-card.ts";

/** Returns the card of a ranking: the first ten, each with the ranks that are still possible. */
export function createRankingCard(
  title: string,
  { bracket, isFinal, rows }: RankingDetail["rankings"][number],
  { venue, flags, dataAt }: CardTools,
): Card {
  const list = drawListRows(
    rows.map((row) => ({
      place: formatRank(row, isPlaying(row), en.ranking),
      name: row.contestant.name,
      country: row.contestant.country,
      isFirst: row.to === 1,
      figure: "",
      isLive: false,
    })),
    flags,
  );
  const name = isFinal ? en.ranking.final : en.ranking.soFar;
  return {
    title: [title, name].join(", "),
    top: [title, bracket?.prefix ? bracket.title : ""].filter(Boolean).join(" · "),
    mark: { text: name, look: "plain" },
    body: list.nodes,
    foot: [
      list.rest > 0 ? en.common.match.slot.more(list.rest) : "",
      isFinal ? "" : cards.asOf(venue.dateTime(dataAt)),
    ],
  };
}

function isPlaying({ reason }: RankRowView): boolean {
  return reason.type === "playing";
}
