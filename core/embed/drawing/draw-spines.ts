import type { MatchView } from "#core/contract/match.ts";
import type { RoundView } from "#core/contract/tournament.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import { BAND_GAP, FOOT } from "#core/layout/layout-bracket.ts";
import type { Box, BracketLayout, CardBox, LayoutPlace } from "#core/layout/layout-types.ts";
import { countRounds } from "#core/match/progress.ts";
import type { Column, ColumnWindow } from "./bracket-columns.ts";
import { type BracketTexts, formatDays, nameRound } from "./bracket-texts.ts";
import type { TextTools } from "./text-tools.ts";

/** Width of a spine, and with its distance to the columns. */
const SPINE_WIDTH = 30;
export const SPINE_SPACE = 40;

const RADIUS = 4;
const CHEVRON = { size: 18, middle: 16 };
const TEXT_TOP = 32;
const NAME_SIZE = 12;
const NOTE_SIZE = 11;
const NOTE_GAP = 8;
/** Vertical middle of rotated texts, from the outer edge. */
const TEXT_MIDDLE = 11;
const TICK = { width: 6, height: 3, edge: 3, pitch: 14 };

interface SpineTools extends TextTools {
  readonly texts: BracketTexts;
  readonly messages: EmbedMessages;
}

export interface SpinedBracket {
  readonly layout: BracketLayout;
  /** The bands from top to bottom. */
  readonly windows: readonly ColumnWindow[];
  /** Width of the whole drawing. */
  readonly width: number;
  /** Left edge of the columns. */
  readonly left: number;
  readonly rounds: readonly RoundView[];
  readonly matches: ReadonlyMap<string, MatchView>;
}

/**
 * Draws the spines of a bracket that is wider than its space: buttons beside the columns of each band
 * that name the round before and after them, with a tick for each of its matches.
 */
export function drawSpines(drawn: SpinedBracket, tools: SpineTools): readonly EmbedNode[] {
  const { layout, windows } = drawn;
  const tops = [...new Set(layout.heads.map(({ y }) => y))];
  return windows.flatMap((window, index) => {
    const y = tops[index] ?? 0;
    const bottom =
      index + 1 < tops.length ? (tops[index + 1] ?? 0) - BAND_GAP : layout.height - FOOT;
    const drawAt = (x: number, column: Column | undefined): readonly EmbedNode[] => {
      const box = { x, y, width: SPINE_WIDTH, height: bottom - y };
      return column === undefined ? [] : drawSpine(drawn, window, box, column, tools);
    };
    const after = drawAt(drawn.width - SPINE_WIDTH, window.after);
    return drawAt(0, window.before).concat(after);
  });
}

function drawSpine(
  { layout, left, rounds, matches }: SpinedBracket,
  { band, shown }: ColumnWindow,
  box: Box,
  column: Column,
  tools: SpineTools,
): readonly EmbedNode[] {
  const { x, y, height } = box;
  const isLater = x > 0;
  const beside = shown.at(isLater ? -1 : 0) ?? [];
  const cards = layout.cards.filter(({ round }) => beside.some(({ key }) => key === round));
  const ticks = column.flatMap(({ places }) =>
    (isLater ? ticksAfter : ticksBefore)(places, beside, cards),
  );
  const first = (isLater ? (shown[1] ?? column) : column)[0]?.key ?? "";
  const views = rounds.filter(({ key }) => column.some((round) => round.key === key));
  const name = views[0] === undefined ? "" : nameRound(tools.texts, views[0].name);
  const note = describeRounds(views, matches, tools);
  const inner = isLater ? x : x + SPINE_WIDTH;
  const connected = cards.map((card) => {
    const edge = isLater ? left + card.x + card.width : left + card.x;
    return `M${inner} ${card.y + card.height / 2}H${edge}`;
  });
  const room = height - TEXT_TOP - NOTE_GAP;
  const nameRoom = Math.min(room, tools.measure(name, NAME_SIZE, 100) + NOTE_GAP);
  const noteRoom = room - nameRoom;
  const hasNote = tools.measure(note.text, NOTE_SIZE, 100) <= noteRoom;
  const along = isLater ? x + SPINE_WIDTH - TEXT_MIDDLE : x + TEXT_MIDDLE;
  const line = { y: 0, class: "t1" } as const;
  const texts = [
    tools.text(name, { ...line, x: 0, size: NAME_SIZE, weight: 700, room: nameRoom }),
    tools.text(hasNote ? note.text : "", {
      ...line,
      class: note.isLive ? "live" : "t2",
      x: nameRoom,
      size: NOTE_SIZE,
      least: NOTE_SIZE,
      room: noteRoom,
    }),
  ];
  const chevron = tools.text(isLater ? "›" : "‹", {
    class: "t1",
    x: x + SPINE_WIDTH / 2,
    y: y + CHEVRON.middle,
    size: CHEVRON.size,
    weight: 700,
    anchor: "middle",
    room: SPINE_WIDTH,
  });
  return [
    el("path", { class: "edge", fill: "none", "stroke-width": 1.25, d: connected.join("") }),
    el(
      "g",
      {
        class: "spine",
        role: "button",
        tabindex: 0,
        "aria-label": [name, note.text].filter((part) => part !== "").join(", "),
        "data-key": `${band} ${isLater ? "later" : "earlier"}`,
        "data-round": `${band}:${first}`,
      },
      el("rect", {
        class: "s2 edge",
        x: x + 0.5,
        y: y + 0.5,
        width: SPINE_WIDTH - 1,
        height: height - 1,
        rx: RADIUS,
      }),
      chevron,
      el("g", { transform: `translate(${along} ${y + TEXT_TOP})rotate(90)` }, texts),
      ticks.map((tick) => drawTick(tick, isLater ? x + TICK.edge : inner - TICK.edge - TICK.width)),
    ),
  ];
}

interface Tick {
  readonly y: number;
  readonly place: LayoutPlace;
}

/** Returns the ticks of matches that lead to these cards, around the middle of each card. */
function ticksBefore(
  places: readonly LayoutPlace[],
  _: Column,
  cards: readonly CardBox[],
): readonly Tick[] {
  return cards.flatMap((card) => {
    const feeders = places.filter(({ bye, winnerTo }) => !bye && winnerTo?.place === card.place);
    const middle = card.y + card.height / 2;
    const first = middle - ((feeders.length - 1) / 2) * TICK.pitch;
    return feeders.map((place, index) => ({ place, y: first + index * TICK.pitch }));
  });
}

/** Returns the ticks of matches that these cards lead to, in the middle of those cards. */
function ticksAfter(
  places: readonly LayoutPlace[],
  beside: Column,
  cards: readonly CardBox[],
): readonly Tick[] {
  const from = beside.flatMap((round) => round.places);
  return places.flatMap((place) => {
    const feeders = from.filter(({ winnerTo }) => winnerTo?.place === place.place);
    const middles = cards
      .filter((card) => feeders.some((feeder) => feeder.place === card.place))
      .map(({ y, height }) => y + height / 2);
    if (middles.length === 0 || place.bye) return [];
    return { place, y: (Math.min(...middles) + Math.max(...middles)) / 2 };
  });
}

function drawTick({ y, place: { isLive, isEnded } }: Tick, x: number): EmbedNode {
  const { width, height } = TICK;
  const box = { x, y: y - height / 2, width, height };
  return isEnded && !isLive
    ? el("rect", { class: "ended", ...box })
    : el("rect", { class: isLive ? "live-fill edge" : "edge", fill: "none", ...box });
}

interface RoundNote {
  readonly text: string;
  readonly isLive: boolean;
}

/** Describes rounds that are not in view: what is live, how many have ended, or when they are. */
function describeRounds(
  rounds: readonly RoundView[],
  matches: ReadonlyMap<string, MatchView>,
  { texts, messages }: SpineTools,
): RoundNote {
  const { ended, live, all, matches: known } = countRounds(rounds, matches);
  if (live > 0) return { text: texts.liveCount(live), isLive: true };
  if (ended > 0) {
    const text = ended === all ? messages.drawing.played(ended) : texts.endedOf(ended, all);
    return { text, isLive: false };
  }
  return { text: formatDays(texts, known), isLive: false };
}
