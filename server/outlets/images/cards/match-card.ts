import type { MatchView } from "#core/contract/match.ts";
import * as en from "#core/i18n/en/pages.ts";
import { cards } from "#core/i18n/en/embeds.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { createDuelSides, createRankedSides, type Side } from "#core/side/sides.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import type { SvgFlags } from "#server/outlets/images/svg-flags.ts";
import type { Card, CardMark } from "./card.ts";
import {
  CARD,
  cardName,
  cardScores,
  cardText,
  type ScoreCell,
  type ScoreStyle,
} from "./card-parts.ts";
import { drawListRows } from "./list-rows.ts";

/** Time format and flags, shared by the parts of a card. */
export interface CardTools {
  readonly venue: VenueFormat;
  readonly flags: SvgFlags;
  /** When the data was received, in milliseconds since the epoch. */
  readonly dataAt: number;
}

const ROW = { height: 88, cell: 96, flag: 42, start: 190 };
const TOP = (CARD.top + CARD.bottom) / 2 - ROW.height;

/** Returns whether a match is being played, as far as the service lists it. */
export const isPlayed = ({ state, absence }: MatchView): boolean =>
  state === "live" && absence === null;

/** Returns how the score of a side is shown. */
export function findScoreStyle(match: MatchView, { standing }: Side): ScoreStyle {
  if (isPlayed(match)) return "live";
  return standing === "winner" ? "won" : "other";
}

/**
 * Returns the card of a match: names and scores, or the start before them; of a match of more than
 * two contestants, the first ones by rank.
 *
 * @param champion Name of the champion if this match decided the tournament; "" otherwise.
 */
export function createMatchCard(match: MatchView, champion: string, tools: CardTools): Card {
  const { venue, dataAt } = tools;
  const start = match.start === null ? "" : venue.dateTime(Date.parse(match.start));
  const games = match.bestOf === null || isRanking(match) ? "" : cards.bestOf(match.bestOf);
  const list = isRanking(match) ? drawRankedSlots(match, tools.flags) : null;
  const more = list !== null && list.rest > 0 ? en.common.match.slot.more(list.rest) : "";
  return {
    title: [match.tournament.title, formatSlots(match.slots, en.common)].join(", "),
    top: [match.tournament.title, match.round?.name.medium].filter(Boolean).join(" · "),
    mark: markOf(match),
    body: list === null ? drawDuel(match, tools) : list.nodes,
    foot: [
      champion === "" ? [games, more].filter(Boolean).join(" · ") : cards.isChampion(champion),
      isPlayed(match) ? cards.asOf(venue.time(dataAt)) : start,
    ],
  };
}

function markOf(match: MatchView): CardMark | null {
  if (isPlayed(match)) return { text: en.common.match.mark.live, look: "live" };
  return match.state === "ended" ? { text: cards.ended, look: "plain" } : null;
}

function drawDuel(match: MatchView, { venue, flags }: CardTools): readonly EmbedNode[] {
  const sides = createDuelSides(match, en.common);
  const [left, right] = sides;
  const flagWidth = sides.some(({ country }) => country !== "") ? ROW.flag : 0;
  const hasScores = match.state !== "upcoming" && sides.some(({ score }) => score !== "");
  const hasStart = match.state === "upcoming" && match.start !== null;
  const used = hasScores ? ROW.cell : hasStart ? ROW.start : 0;
  const names = sides.flatMap(({ name, country, standing }, index) => {
    const isQuiet = standing === "loser" || standing === "open";
    const options = {
      x: CARD.left,
      y: TOP + (index + 0.5) * ROW.height,
      room: CARD.right - CARD.left - used - 18,
      size: 52,
      least: 26,
      weight: isQuiet ? 400 : 700,
      class: isQuiet ? "t2" : "t1",
      flag: country,
      flagWidth,
    } as const;
    return cardName(name, options, flags);
  });
  const cellAt = (row: number, side: Side): ScoreCell => ({
    x: CARD.right - ROW.cell,
    y: TOP + row * (ROW.height + 1),
    width: ROW.cell,
    height: ROW.height - 1,
    size: 72,
    look: findScoreStyle(match, side),
  });
  const cells = [cellAt(0, left), cellAt(1, right)] as const;
  if (hasScores) return [...names, ...cardScores([left.score, right.score], cells)];
  if (!hasStart || match.start === null) return names;
  const time = {
    x: CARD.right,
    y: TOP + ROW.height,
    room: ROW.start,
    size: 64,
    weight: 800,
  } as const;
  const start = cardText(venue.time(Date.parse(match.start)), {
    ...time,
    widest: 88,
    anchor: "end",
  });
  return [...names, ...start];
}

function drawRankedSlots(match: MatchView, flags: SvgFlags) {
  const hasStarted = match.state !== "upcoming";
  const rows = createRankedSides(match, en.common).map((side) => ({
    place: side.place,
    name: side.name,
    country: side.country,
    isFirst: side.slot?.rank === 1 && match.state === "ended",
    figure: hasStarted ? side.score : "",
    isLive: isPlayed(match),
  }));
  return drawListRows(rows, flags);
}
