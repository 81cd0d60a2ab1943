import type { RankingDetail } from "#core/contract/ranking.ts";
import type { GroupView, TournamentSummary } from "#core/contract/tournament.ts";
import * as en from "#core/i18n/en/pages.ts";
import { linkPreview } from "#core/i18n/en/embeds.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import { createDifferenceFormat, createNumberFormat } from "#core/lib/format-number.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { LinkPreview, PreviewRow } from "./link-preview.ts";
import type { PreviewTimes } from "./match-preview.ts";

/** Returns the preview of a tournament: title, next match or champion, and progress. */
export function createTournamentPreview(
  tournament: TournamentSummary,
  venue: VenueFormat,
): LinkPreview {
  const { title, game, contestants, progress, expected, counts, champion } = tournament;
  const start = tournament.start === null ? null : Date.parse(tournament.start);
  const end = tournament.end === null ? start : Date.parse(tournament.end);
  const dates = start === null || end === null ? "" : venue.dates(start, end);
  const { ended, live, toPlay } = progress;
  const over = champion === null ? null : ({ text: linkPreview.ended, look: "plain" } as const);
  return {
    title: [title, game].join(", "),
    top: [game, dates].filter(Boolean).join(" · "),
    mark:
      counts.live > 0 ? { text: en.common.tournament.liveCount(counts.live), look: "live" } : over,
    rows: [{ name: title, look: "title" }, ...listNews(tournament, venue)],
    foot: [
      ended + live > 0
        ? en.common.tournament.ended(ended, expected)
        : en.common.tournament.matchCount(expected ?? toPlay),
      en.common.tournament.contestantCount(contestants),
    ],
  };
}

/** Returns the champion, else the next match; none if neither is known. */
function listNews(
  { champion, next }: TournamentSummary,
  venue: VenueFormat,
): readonly PreviewRow[] {
  if (champion !== null) {
    const { name, country } = champion;
    return [{ label: en.common.tournament.champion, name, country, look: "plain" }];
  }
  if (next === null) return [];
  const at = next.start === null ? "" : venue.dateTime(Date.parse(next.start));
  const label = [linkPreview.next, at].filter(Boolean).join(", ");
  return [{ label, name: formatSlots(next.slots, en.common), look: "plain" }];
}

/** Returns the preview of a group: the first rows of its standings. */
export function createGroupPreview(
  group: GroupView,
  tournament: string,
  { venue, dataAt }: PreviewTimes,
): LinkPreview {
  const { standings, complete, advancing, rule, kind } = group;
  const name = group.name ?? en.common.groupName(group.number);
  const { played, won, difference, points } = en.standings;
  const byWins = rule.points === null && kind !== "ranked" && !group.scoresArePoints;
  const hasDifference = kind !== "ranked";
  const formatPoints = createNumberFormat(standings.map((row) => row.points));
  const formatDifference = createDifferenceFormat(standings.map((row) => row.difference));
  return {
    title: [tournament, name].join(", "),
    top: `${tournament} · ${name}`,
    mark: advancing === null ? null : { text: linkPreview.advance(advancing), look: "plain" },
    heads: [played, ...(hasDifference ? [difference] : []), byWins ? won : points].map(
      ({ short }) => short,
    ),
    rows: standings.map((row) => ({
      label: `${row.position}`,
      name: row.contestant.name,
      country: row.contestant.country,
      figures: [
        `${row.played}`,
        ...(hasDifference ? [formatDifference(row.difference)] : []),
        byWins ? `${row.won}` : formatPoints(row.points),
      ],
      look: "plain",
    })),
    lines: [0, ...(advancing === null ? [] : [advancing])],
    foot: complete ? [linkPreview.groupEnded, ""] : ["", linkPreview.asOf(venue.dateTime(dataAt))],
  };
}

/** Returns the preview of a ranking, with the ranks that are still possible. */
export function createRankingPreview(
  title: string,
  { bracket, isFinal, rows }: RankingDetail["rankings"][number],
  { venue, dataAt }: PreviewTimes,
): LinkPreview {
  const name = isFinal ? en.ranking.final : en.ranking.soFar;
  return {
    title: [title, name].join(", "),
    top: [title, bracket?.prefix ? bracket.title : ""].filter(Boolean).join(" · "),
    mark: { text: name, look: "plain" },
    rows: rows.map((row) => ({
      label: formatRank(row, row.reason.type === "playing", en.ranking),
      name: row.contestant.name,
      country: row.contestant.country,
      look: "plain",
    })),
    foot: ["", isFinal ? "" : linkPreview.asOf(venue.dateTime(dataAt))],
  };
}
