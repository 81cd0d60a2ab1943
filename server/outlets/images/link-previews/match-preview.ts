import type { MatchView } from "#core/contract/match.ts";
import * as en from "#core/i18n/en/pages.ts";
import { linkPreview } from "#core/i18n/en/embeds.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { createDuelSides, createRankedSides, type Side } from "#core/side/sides.ts";
import type { LinkPreview, PreviewMark, PreviewRow } from "./link-preview.ts";

/** Clock and zone of the times of a preview. */
export interface PreviewTimes {
  readonly venue: VenueFormat;
  /** When the data was received, in milliseconds since the epoch. */
  readonly dataAt: number;
}

export const LIVE_MARK: PreviewMark = { text: en.common.match.mark.live, look: "live" };

/** Returns whether a match is being played, as far as the service lists it. */
export const isPlayed = ({ state, absence }: MatchView): boolean =>
  state === "live" && absence === null;

/** Returns how a side of a match is shown. */
export function findRowLook(match: MatchView, { standing }: Side): PreviewRow["look"] {
  if (standing === "open") return "quiet";
  if (isPlayed(match)) return "live";
  return standing === "winner" ? "won" : standing === "loser" ? "quiet" : "plain";
}

/** Returns the day and time of a match; of one that is being played, those of the data. */
export function formatMatchTime(match: MatchView, { venue, dataAt }: PreviewTimes): string {
  if (isPlayed(match)) return linkPreview.asOf(venue.time(dataAt));
  return match.start === null ? "" : venue.dateTime(Date.parse(match.start));
}

/**
 * Returns the preview of a match: names and scores, or the start before them; of a match of more
 * than two contestants, the first ones by rank. `champion` is "" unless this match decided the
 * tournament.
 */
export function createMatchPreview(
  match: MatchView,
  champion: string,
  times: PreviewTimes,
): LinkPreview {
  const { state, start, bestOf, tournament } = match;
  const sides = isRanking(match)
    ? createRankedSides(match, en.common)
    : createDuelSides(match, en.common);
  const hasScores = state !== "upcoming" && sides.some(({ score }) => score !== "");
  const games = bestOf === null || isRanking(match) ? "" : linkPreview.bestOf(bestOf);
  return {
    title: [tournament.title, formatSlots(match.slots, en.common)].join(", "),
    top: [tournament.title, match.round?.name.medium].filter(Boolean).join(" · "),
    mark: isPlayed(match)
      ? LIVE_MARK
      : state === "ended"
        ? { text: linkPreview.ended, look: "plain" }
        : null,
    rows: sides.map((side) => ({
      label: "place" in side ? side.place : undefined,
      name: side.name,
      country: side.country,
      figures: hasScores ? [side.score] : [],
      look: findRowLook(match, side),
    })),
    aside: state === "upcoming" && start !== null ? times.venue.time(Date.parse(start)) : "",
    foot: [
      champion === "" ? games : linkPreview.isChampion(champion),
      formatMatchTime(match, times),
    ],
  };
}
