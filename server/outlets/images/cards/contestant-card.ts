import type { ContestantDetail } from "#core/contract/contestant.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import * as en from "#core/i18n/en/pages.ts";
import { cards } from "#core/i18n/en/embeds.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import { createDuelSides } from "#core/side/sides.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Card, CardMark } from "./card.ts";
import { CARD, cardName, cardRule, cardText } from "./card-parts.ts";
import { type CardTools, isPlayed } from "./match-card.ts";

const NAME_Y = 106;
const RULE_Y = 158;
const NEXT_Y = 212;
const FIGURE_WIDTH = 196;

/** Returns the card of a contestant: state, name, next match or last result, and rank. */
export function createContestantCard(detail: ContestantDetail, tools: CardTools): Card {
  const { contestant, matches } = detail;
  const { venue, flags, dataAt } = tools;
  const next = matches.find(({ key }) => key === contestant.next);
  const last = matches.find(({ key }) => key === contestant.last);
  const tournament = (next ?? last)?.tournament;
  const { rank = null } =
    contestant.tournaments.find(
      ({ site, slug }) => site === tournament?.site && slug === tournament.slug,
    ) ?? {};
  const { name, country, game } = contestant;
  return {
    title: [name, tournament?.title ?? game].join(", "),
    top: [tournament?.title, game].filter(Boolean).join(" · "),
    mark: markOf(rank, next),
    body: [
      ...cardName(
        name,
        {
          x: CARD.left,
          y: NAME_Y,
          room: CARD.right - CARD.left,
          size: 72,
          least: 40,
          weight: 800,
          isExpanded: true,
          flag: country,
          flagWidth: country === "" ? 0 : 60,
        },
        flags,
      ),
      cardRule(RULE_Y, 2),
      ...drawMatch(contestant.key, next ?? last, venue),
    ],
    foot: [
      [rankText(rank, next !== undefined), recordIn(contestant.key, matches, tournament)]
        .filter(Boolean)
        .join(" · "),
      cards.asOf(venue.dateTime(dataAt)),
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
  return won + lost === 0 ? "" : cards.record(won, lost);
}

type Rank = ContestantDetail["contestant"]["tournaments"][number]["rank"];

function markOf(rank: Rank, next: MatchView | undefined): CardMark | null {
  if (next !== undefined && isPlayed(next))
    return { text: en.common.match.mark.live, look: "live" };
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
  return isPlaying ? text : cards.placed(text);
}

/** Draws the next match with its start or score, or the last one with its result. */
function drawMatch(
  key: string,
  match: MatchView | undefined,
  venue: VenueFormat,
): readonly EmbedNode[] {
  if (match === undefined) return [];
  const start = match.start === null ? null : Date.parse(match.start);
  const round = match.round?.name.medium ?? match.code ?? "";
  const day = start === null ? "" : venue.dates(start, start);
  const figure = figureOf(key, match, start, venue);
  const x = figure === "" ? CARD.left : CARD.left + FIGURE_WIDTH + 20;
  const room = CARD.right - x;
  return [
    ...cardText(figure, {
      class: isPlayed(match) ? "live" : "t1",
      x: CARD.left,
      y: NEXT_Y,
      room: FIGURE_WIDTH,
      size: 68,
      weight: 800,
      widest: 88,
    }),
    ...cardText(describe(key, match), {
      x,
      y: NEXT_Y - 18,
      room,
      size: 32,
      least: 22,
      weight: 700,
    }),
    ...cardText([round, day].filter(Boolean).join(" · "), {
      class: "t2",
      x,
      y: NEXT_Y + 20,
      room,
      size: 22,
    }),
  ];
}

/** Returns the start of an upcoming match, or the score of another one. */
function figureOf(key: string, match: MatchView, start: number | null, venue: VenueFormat): string {
  if (match.state === "upcoming") return start === null ? "" : venue.time(start);
  if (isRanking(match)) return "";
  return createDuelSides(match, en.common, key)
    .map(({ score }) => score)
    .filter(Boolean)
    .join("–");
}

/** Returns the opponent, or the title of the tournament for a match of more than two. */
function describe(key: string, match: MatchView): string {
  if (isRanking(match)) return match.tournament.title;
  const [{ standing }, { name }] = createDuelSides(match, en.common, key);
  if (standing === "winner") return cards.wonAgainst(name);
  return standing === "loser" ? cards.lostTo(name) : cards.against(name);
}
