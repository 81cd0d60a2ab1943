import type { MatchView } from "#core/contract/match.ts";
import type { BracketDetail, PlaceView } from "#core/contract/tournament.ts";
import * as en from "#core/i18n/en/pages.ts";
import { linkPreview } from "#core/i18n/en/embeds.ts";
import { groupBy } from "#core/lib/collections.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { createOutcomeFinder, createPlaceSides } from "#core/side/place-sides.ts";
import type { LinkPreview, PreviewRow } from "./link-preview.ts";
import { findRowLook } from "./match-preview.ts";

const RESET = /^grand final reset/;

/** Returns the preview of a bracket's final and the two matches before; `null` before these. */
export function createFinalFourPreview(
  { bracket, matches }: BracketDetail,
  progress: string,
  venue: VenueFormat,
): LinkPreview | null {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const matchAt = ({ match }: PlaceView): MatchView | undefined => byKey.get(match ?? "");
  const places = findLastPlaces(bracket.rounds.flatMap((round) => round.places));
  const [final, ...semifinals] = places;
  if (final === undefined || !semifinals.some((place) => hasContestant(matchAt(place)))) {
    return null;
  }
  const find = createOutcomeFinder(byKey);
  const rowsOf = (place: PlaceView): readonly PreviewRow[] => {
    const match = matchAt(place);
    const round = bracket.rounds.find((each) => each.places.includes(place))?.name.medium ?? "";
    return createPlaceSides(place, match, en.common, find)
      .slice(0, 2)
      .map((side, index) => ({
        label: index === 0 ? round : "",
        name: side.name,
        country: side.country,
        figures: [side.score],
        look: match === undefined ? "quiet" : findRowLook(match, side),
      }));
  };
  const { title, prefix, champion, third, tournament } = bracket;
  const start = matchAt(final)?.start ?? null;
  const day = start === null ? "" : venue.dates(Date.parse(start), Date.parse(start));
  return {
    title: [tournament.title, linkPreview.finalFour].join(", "),
    top: [tournament.title, prefix === "" ? "" : title, day].filter(Boolean).join(" · "),
    mark: { text: linkPreview.finalFour, look: "plain" },
    rows: places.flatMap(rowsOf),
    lines: [2, 4],
    foot: [
      [
        champion === null ? "" : linkPreview.isChampion(champion.name),
        third === null ? "" : linkPreview.thirdPlace(third.name),
      ]
        .filter(Boolean)
        .join(" · "),
      progress,
    ],
  };
}

/** Finds the final and the two places whose winners play it; none if they are not known. */
function findLastPlaces(places: readonly PlaceView[]): readonly PlaceView[] {
  const winnersTo = groupBy(places, ({ winnerTo }) => winnerTo?.place);
  const final = places.find(
    ({ place, winnerTo }) =>
      winnersTo.get(place)?.length === 2 && (winnerTo === null || RESET.test(winnerTo.place)),
  );
  return final === undefined ? [] : [final, ...(winnersTo.get(final.place) ?? [])];
}

function hasContestant(match: MatchView | undefined): boolean {
  return match?.slots.some(({ contestant }) => contestant !== null) === true;
}
