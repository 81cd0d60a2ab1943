import type { RankingDetail, RankRowView } from "#core/contract/ranking.ts";
import { enCards } from "#core/i18n/en/cards.ts";
import { enRanking } from "#core/i18n/en/ranking.ts";
import { en } from "#core/i18n/en/start.ts";
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
      place: formatRank(row, isPlaying(row), enRanking),
      name: row.contestant.name,
      country: row.contestant.country,
      isFirst: row.to === 1,
      figure: "",
      isLive: false,
    })),
    flags,
  );
  const name = isFinal ? enRanking.final : enRanking.soFar;
  return {
    title: [title, name].join(", "),
    top: [title, bracket?.prefix ? bracket.title : ""].filter(Boolean).join(" · "),
    mark: { text: name, look: "plain" },
    body: list.nodes,
    foot: [
      list.rest > 0 ? en.match.slot.more(list.rest) : "",
      isFinal ? "" : enCards.asOf(venue.dateTime(dataAt)),
    ],
  };
}

function isPlaying({ reason }: RankRowView): boolean {
  return reason.type === "playing";
}
