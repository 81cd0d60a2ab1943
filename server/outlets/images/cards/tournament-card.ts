import type { TournamentSummary } from "#core/contract/tournament.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import * as en from "#core/i18n/en/pages.ts";
import { cards } from "#core/i18n/en/embeds.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { measureNameWidth } from "#core/lib/fit-name.ts";
import { type Progress, sumProgress } from "#core/match/progress.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Card, CardMark } from "./card.ts";
import { CARD, cardName, cardText } from "./card-parts.ts";
import type { CardTools } from "./match-card.ts";

const TITLE_Y = 106;
const LINE_Y = 186;
const BAR = { y: 234, height: 20, gap: 4, border: 2 };

/** Returns the card of a tournament: title, next match or champion, and progress. */
export function createTournamentCard(tournament: TournamentSummary, tools: CardTools): Card {
  const { title, game, contestants, progress, expected } = tournament;
  const { venue } = tools;
  const start = tournament.start === null ? null : Date.parse(tournament.start);
  const end = tournament.end === null ? start : Date.parse(tournament.end);
  const dates = start === null || end === null ? "" : venue.dates(start, end);
  const hasBegun = progress.ended + progress.live > 0;
  return {
    title: [title, game].join(", "),
    top: [game, dates].filter(Boolean).join(" · "),
    mark: markOf(tournament),
    body: [
      ...cardText(title, {
        x: CARD.left,
        y: TITLE_Y,
        room: CARD.right - CARD.left,
        size: 72,
        least: 40,
        weight: 800,
        isExpanded: true,
      }),
      ...drawLine(tournament, tools),
      ...(hasBegun ? drawBar(progress) : []),
    ],
    foot: [
      hasBegun
        ? en.common.tournament.ended(progress.ended, expected)
        : en.common.tournament.matchCount(expected ?? progress.toPlay),
      en.common.tournament.contestantCount(contestants),
    ],
  };
}

function markOf({ counts, champion }: TournamentSummary): CardMark | null {
  if (counts.live > 0) return { text: en.common.tournament.liveCount(counts.live), look: "live" };
  return champion === null ? null : { text: cards.ended, look: "plain" };
}

/** Draws the champion, else the next match. */
function drawLine(
  { champion, next }: TournamentSummary,
  { venue, flags }: CardTools,
): readonly EmbedNode[] {
  const label = labelOf(champion !== null, next?.start ?? null, venue);
  const indent = measureNameWidth(label, { size: 22, strong: false }, 100) + 18;
  const x = CARD.left + indent;
  const line = { x, y: LINE_Y, room: CARD.right - x, weight: 700 } as const;
  const labels = cardText(label, { class: "t2", x: CARD.left, y: LINE_Y + 3, room: 240, size: 22 });
  if (champion !== null) {
    const { name, country } = champion;
    const flagWidth = country === "" ? 0 : 42;
    return [
      ...labels,
      ...cardName(name, { ...line, size: 38, least: 30, flag: country, flagWidth }, flags),
    ];
  }
  if (next === null) return [];
  return [
    ...labels,
    ...cardText(formatSlots(next.slots, en.common), { ...line, size: 28, least: 24 }),
  ];
}

function labelOf(isOver: boolean, nextStart: string | null, venue: VenueFormat): string {
  if (isOver) return en.common.tournament.champion;
  if (nextStart === null) return cards.next;
  const at = Date.parse(nextStart);
  return `${cards.next}, ${venue.dateTime(at)}`;
}

/** Draws the numbers of matches as one bar: ended, live, to play. */
function drawBar(progress: Progress): readonly EmbedNode[] {
  const parts = (["ended", "live", "toPlay"] as const).filter((kind) => progress[kind] > 0);
  const room = CARD.right - CARD.left - (parts.length - 1) * BAR.gap;
  const all = sumProgress(progress);
  let { left: x } = CARD;
  return parts.flatMap((kind) => {
    const width = (progress[kind] / all) * room;
    const box = { x, y: BAR.y, width, height: BAR.height };
    x += width + BAR.gap;
    if (kind !== "toPlay")
      return [el("rect", { class: kind === "live" ? "live-fill" : "t1", ...box })];
    const { border } = BAR;
    const inner = {
      x: box.x + border,
      y: box.y + border,
      width: Math.max(width - 2 * border, 0),
      height: BAR.height - 2 * border,
    };
    return [el("rect", { class: "t3", ...box }), el("rect", { class: "bg", ...inner })];
  });
}
