import type { GroupView, StandingView } from "#core/contract/tournament.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import * as en from "#core/i18n/en/pages.ts";
import { cards } from "#core/i18n/en/embeds.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import type { SvgFlags } from "#server/outlets/images/svg-flags.ts";
import type { Card } from "./card.ts";
import { CARD, cardName, cardRule, cardText } from "./card-parts.ts";
import type { CardTools } from "./match-card.ts";

/** Most rows: more would be smaller than what a chat shows. */
const ROWS = 6;
const ROW_HEIGHT = 46;
const HEAD_Y = 66;
const TOP = 82;
const PLACE = 40;
/** Right edges of the figures. */
const COLUMNS = { played: 416, difference: 496, points: 576 };

interface Figure {
  readonly at: number;
  readonly label: string;
  readonly of: (row: StandingView) => string;
}

/** Returns the card of a group: the first rows of its standings. */
export function createGroupCard(group: GroupView, tournament: string, tools: CardTools): Card {
  const { standings, complete, advancing } = group;
  const name = group.name ?? en.common.groupName(group.number);
  const rows = standings.slice(0, ROWS);
  const height = Math.min(ROW_HEIGHT, (CARD.bottom - TOP) / Math.max(rows.length, 1));
  const figures = figuresOf(group);
  const rest = standings.length - rows.length;
  const heads = figures.flatMap(({ at, label }) =>
    cardText(label, { class: "t2", x: at, y: HEAD_Y, room: 70, size: 20, anchor: "end" }),
  );
  return {
    title: [tournament, name].join(", "),
    top: `${tournament} · ${name}`,
    mark: advancing === null ? null : { text: cards.advance(advancing), look: "plain" },
    body: [
      ...heads,
      cardRule(TOP - 2, 2),
      ...rows
        .slice(1)
        .map((_, index) => lineAt(TOP + (index + 1) * height, index + 1 === advancing)),
      ...rows.flatMap((row, index) =>
        drawRow(row, { y: TOP + (index + 0.5) * height, height }, figures, tools.flags),
      ),
    ],
    foot: [
      [complete ? cards.groupEnded : "", rest > 0 ? en.common.match.slot.more(rest) : ""]
        .filter(Boolean)
        .join(" · "),
      complete ? "" : cards.asOf(tools.venue.dateTime(tools.dataAt)),
    ],
  };
}

function figuresOf({ rule, kind, scoresArePoints }: GroupView): readonly Figure[] {
  const { played, won, difference, points } = en.standings;
  const byWins = rule.points === null && kind !== "ranked" && !scoresArePoints;
  return [
    { at: COLUMNS.played, label: played.short, of: (row) => `${row.played}` },
    ...(kind === "ranked"
      ? []
      : [
          {
            at: COLUMNS.difference,
            label: difference.short,
            of: (row: StandingView) => formatDifference(row.difference),
          },
        ]),
    {
      at: COLUMNS.points,
      label: byWins ? won.short : points.short,
      of: (row) => (byWins ? `${row.won}` : formatHalves(row.points)),
    },
  ];
}

function formatDifference(difference: number): string {
  const sign = difference > 0 ? "+" : difference < 0 ? "−" : "";
  return sign + formatHalves(Math.abs(difference));
}

/** Returns the line above a row: thick where those who advance end. */
function lineAt(y: number, isCut: boolean): EmbedNode {
  const height = isCut ? 3 : 1;
  const box = { x: CARD.left, y: y - height / 2, width: CARD.right - CARD.left, height };
  return el("rect", { class: isCut ? "t1" : "s3", ...box });
}

function drawRow(
  { position, contestant, ...row }: StandingView,
  { y, height }: { readonly y: number; readonly height: number },
  figures: readonly Figure[],
  flags: SvgFlags,
): readonly EmbedNode[] {
  const size = Math.min(30, Math.round(height * 0.66));
  const { name, country } = contestant;
  const place = { x: CARD.left, y, room: PLACE - 8, size: 24, weight: 700 } as const;
  const x = CARD.left + PLACE;
  const room = COLUMNS.played - 40 - x;
  const strong = { size: Math.min(34, size + 4), weight: 800, widest: 88 } as const;
  return [
    ...cardText(`${position}`, place),
    ...cardName(
      name,
      { x, y, room, size, weight: 700, flag: country, flagWidth: country === "" ? 0 : 39 },
      flags,
    ),
    ...figures.flatMap(({ at, of }, index) =>
      cardText(of({ position, contestant, ...row }), {
        x: at,
        y,
        room: 64,
        anchor: "end",
        ...(index === figures.length - 1 ? strong : { class: "t2", size: 24 }),
      }),
    ),
  ];
}
