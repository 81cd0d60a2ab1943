import type { ContestantDetail } from "#core/contract/contestant.ts";
import type { MatchView } from "#core/contract/match.ts";
import * as en from "#core/i18n/en/pages.ts";
import { linkPreview } from "#core/i18n/en/embeds.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import { createDuelSides } from "#core/side/sides.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { LinkPreview, PreviewMark, PreviewRow } from "./link-preview.ts";
import { formatMatchTime, isPlayed, LIVE_MARK, type PreviewTimes } from "./match-preview.ts";

/** Returns the preview of a contestant: state, name, next match or last result, and rank. */
export function createContestantPreview(
  { contestant, matches }: ContestantDetail,
  times: PreviewTimes,
): LinkPreview {
  const { name, country, game, key } = contestant;
  const next = matches.find((match) => match.key === contestant.next);
  const shown = next ?? matches.find((match) => match.key === contestant.last);
  const tournament = shown?.tournament;
  const { rank = null } =
    contestant.tournaments.find(
      ({ site, slug }) => site === tournament?.site && slug === tournament.slug,
    ) ?? {};
  return {
    title: [name, tournament?.title ?? game].join(", "),
    top: [tournament?.title, game].filter(Boolean).join(" · "),
    mark: markOf(rank, next),
    rows: [
      { name, country, look: "title" },
      ...(shown === undefined || isRanking(shown) ? [] : [rowOf(key, shown, times)]),
    ],
    foot: [
      [rankText(rank, next !== undefined), recordIn(key, matches, tournament)]
        .filter(Boolean)
        .join(" · "),
      shown === undefined
        ? ""
        : [shown.round?.name.medium ?? shown.code, formatMatchTime(shown, times)]
            .filter(Boolean)
            .join(" · "),
    ],
  };
}

/** Returns "2 won, 1 lost" in a tournament; "" before the first result. */
function recordIn(
  key: string,
  matches: readonly MatchView[],
  tournament: MatchView["tournament"] | undefined,
): string {
  const results = matches
    .filter(
      (match) =>
        match.tournament.site === tournament?.site && match.tournament.slug === tournament.slug,
    )
    .flatMap(({ slots, stateBy }) =>
      stateBy === "bye" ? [] : slots.filter(({ contestant }) => contestant?.key === key),
    )
    .map(({ result }) => result);
  const won = results.filter((result) => result === "winner").length;
  const lost = results.filter((result) => result === "loser").length;
  return won + lost === 0 ? "" : linkPreview.record(won, lost);
}

type Rank = ContestantDetail["contestant"]["tournaments"][number]["rank"];

function markOf(rank: Rank, next: MatchView | undefined): PreviewMark | null {
  if (next !== undefined && isPlayed(next)) return LIVE_MARK;
  if (rank?.to === 1) return { text: en.common.tournament.champion, look: "plain" };
  if (next !== undefined || rank?.isPlaying === true) {
    return { text: en.contestant.list.stillIn, look: "outlined" };
  }
  return rank === null ? null : { text: en.contestant.list.out, look: "plain" };
}

function rankText(rank: Rank, hasNext: boolean): string {
  if (rank === null) return "";
  const isPlaying = rank.isPlaying || hasNext;
  const text = formatRank(rank, isPlaying, en.ranking);
  return isPlaying ? text : linkPreview.placed(text);
}

/** Returns the opponent with the start of a match or its score. */
function rowOf(key: string, match: MatchView, { venue }: PreviewTimes): PreviewRow {
  const hasStart = match.state === "upcoming" && match.start !== null;
  const start = hasStart ? [venue.time(Date.parse(match.start ?? ""))] : [];
  const sides = createDuelSides(match, en.common, key);
  const [{ standing }, { name }] = sides;
  const score = sides.map((side) => side.score).filter(Boolean);
  const describe = {
    winner: linkPreview.wonAgainst,
    loser: linkPreview.lostTo,
    open: linkPreview.against,
  }[standing ?? "open"];
  return {
    name: describe(name),
    figures: match.state === "upcoming" ? start : [score.join("–")],
    look: isPlayed(match) ? "live" : "plain",
  };
}
