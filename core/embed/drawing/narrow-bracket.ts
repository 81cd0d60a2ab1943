import type { BracketDetail, RoundView } from "#core/contract/tournament.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import { layoutPhone, NARROW_WIDGET } from "#core/layout/layout-phone.ts";
import type { LayoutPlace, LayoutRound } from "#core/layout/layout-types.ts";
import {
  type Band,
  type BracketBands,
  type BracketSpace,
  type Column,
  findWindow,
  isOpen,
  splitBands,
} from "./bracket-columns.ts";
import { type BracketDrawer, svgNode } from "./bracket-drawer.ts";
import { nameRound } from "./bracket-texts.ts";

/** Rounds below each other if all of them are shown, else the number in view. */
const MOST_ROUNDS = 3;
const ROUNDS_IN_VIEW = 2;
/** Ticks of a round in the strip: up to four below each other, at most 16. */
const TICK_ROWS = 4;
const MOST_TICKS = 16;
const TICKS_WIDTH = 22;
const TICK_GAP = 2;
const TICK_HEIGHT = 3;

/**
 * Draws a bracket below 560 pixels: each match under those that lead to it. If there are more rounds
 * than fit, two of them, with tabs of the bands, a strip of all rounds, and buttons of the rounds
 * beside them.
 */
export function drawNarrowBracket(
  { bracket }: BracketDetail,
  drawer: BracketDrawer,
  messages: EmbedMessages,
  { width, band: chosenBand, chosen }: BracketSpace,
): readonly EmbedNode[] {
  const bands = splitBands(drawer.rounds);
  const isDouble = bands.lower.length > 0;
  const views = bracket.rounds.map((round) => nameFinals(round, drawer));
  const draw = ([first = [], second = [], third = []]: readonly Column[]): EmbedNode => {
    const { height, ...layout } = layoutPhone([first, second, third], width, NARROW_WIDGET);
    const whole = { ...layout, width, height, spines: [], top: null, foot: null, rail: null };
    return svgNode(width, height - NARROW_WIDGET.groupGap, drawer.draw(whole, views));
  };
  if (!isDouble && bands.upper.length <= MOST_ROUNDS) return [draw(bands.upper)];

  const band = chosenBand ?? findBandInPlay(bands);
  const tabs = isDouble ? [drawTabs(band, messages)] : [];
  if (band === "finals") return [...tabs, draw(joinFinals(bands))];
  const columns = band === "upper" && isDouble ? bands.upper.filter(isNoFinal) : bands[band];
  const { before, shown, after } = findWindow(band, columns, ROUNDS_IN_VIEW, chosen[band]);
  const roundOf = (column: Column) => bracket.rounds.find(({ key }) => key === column[0]?.key);
  const nameOf = (column: Column): string => {
    const name = roundOf(column)?.name;
    return name === undefined ? "" : nameRound(drawer.texts, name);
  };
  // The tab names the band.
  const ownNameOf = (column: Column): string =>
    isDouble ? nameOf(column).replace(/^\S+ /, "") : nameOf(column);
  return [
    ...tabs,
    el(
      "div",
      { class: "strip" },
      columns.map((column) =>
        drawStop(column, {
          band,
          name: nameOf(column),
          label: roundOf(column)?.name.short.replace(/^[UL]B/, "") ?? "",
          isShown: shown.includes(column),
        }),
      ),
    ),
    draw(shown),
    el(
      "div",
      { class: "turn" },
      before && turnButton(band, before, `‹ ${ownNameOf(before)}`, "earlier"),
      after && turnButton(band, shown[1] ?? after, `${ownNameOf(after)} ›`, "later"),
    ),
  ];
}

/** The only match of a round has no code in a narrow widget, but the name of its round. */
function nameFinals(round: RoundView, { texts }: BracketDrawer): RoundView {
  const code = nameRound(texts, round.name);
  return round.places.length > 1
    ? round
    : { ...round, places: round.places.map((place) => Object.assign({}, place, { code })) };
}

/** Returns the band with the latest live match, else with the first open one. */
function findBandInPlay({ upper, lower }: BracketBands): Band {
  if (lower.length === 0) return "upper";
  const parts = [
    ["finals", upper.filter((column) => !isNoFinal(column))],
    ["lower", lower],
    ["upper", upper.filter(isNoFinal)],
  ] as const;
  const find = (isInPlay: (round: LayoutRound) => boolean, among = [...parts]) =>
    among.find(([, columns]) => columns.some((column) => column.some(isInPlay)));
  return (find(hasLive) ?? find(isOpen, [...parts].reverse()) ?? parts[0])[0];
}

/** Returns the finals of both bands, and the grand final with its reset. */
function joinFinals({ upper, lower }: BracketBands): readonly Column[] {
  const last = upper.filter(isNoFinal).slice(-1).flat();
  const finals = upper.filter((column) => !isNoFinal(column)).flat();
  return [[...last, ...lower.slice(-1).flat()], finals];
}

function hasLive({ places }: LayoutRound): boolean {
  return places.some((place) => place.isLive);
}

function isNoFinal(column: Column): boolean {
  return column[0]?.section !== "finals";
}

function drawTabs(current: Band, { drawing, bracket }: EmbedMessages): EmbedNode {
  return el(
    "div",
    { class: "tabs", role: "group", "aria-label": bracket },
    (["upper", "lower", "finals"] as const).map((band) =>
      el(
        "button",
        {
          type: "button",
          "data-key": band,
          "data-round": `${band}:`,
          "aria-pressed": String(band === current),
        },
        drawing[band],
      ),
    ),
  );
}

interface Stop {
  readonly band: Band;
  readonly name: string;
  /** Short name without its band: "R1", "QF". */
  readonly label: string;
  readonly isShown: boolean;
}

function drawStop(column: Column, { band, name, label, isShown }: Stop): EmbedNode {
  const places = column.flatMap((round) => round.places).filter(({ bye }) => !bye);
  const count = Math.min(places.length, MOST_TICKS);
  const columns = Math.ceil(count / TICK_ROWS);
  const width = (TICKS_WIDTH - TICK_GAP * (columns - 1)) / columns;
  const ticks = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((at) => Math.floor((at * places.length) / count));
    const state = summarize(places.slice(from, to));
    const x = Math.floor(index / TICK_ROWS) * (width + TICK_GAP);
    const y = (index % TICK_ROWS) * (TICK_HEIGHT + TICK_GAP);
    const isEnded = state === "ended";
    const box = isEnded
      ? { x, y, width, height: TICK_HEIGHT }
      : { x: x + 0.5, y: y + 0.5, width: width - 1, height: TICK_HEIGHT - 1 };
    return el("rect", { class: TICK_CLASSES[state], ...box, ...(state === "open" && NO_FILL) });
  });
  return el(
    "button",
    {
      type: "button",
      "data-key": column[0]?.key,
      "data-round": `${band}:${column[0]?.key ?? ""}`,
      "aria-label": name,
      "aria-pressed": String(isShown),
    },
    label,
    svgNode(TICKS_WIDTH, TICK_ROWS * (TICK_HEIGHT + TICK_GAP), ticks),
  );
}

const TICK_CLASSES = { live: "live-fill edge", ended: "t2", open: "edge" } as const;
const NO_FILL = { fill: "none" };

function summarize(places: readonly LayoutPlace[]): keyof typeof TICK_CLASSES {
  if (places.some(({ isLive }) => isLive)) return "live";
  return places.every(({ isEnded }) => isEnded) ? "ended" : "open";
}

function turnButton(band: Band, column: Column | undefined, text: string, key: string): EmbedNode {
  const show = `${band}:${column?.[0]?.key ?? ""}`;
  return el("button", { type: "button", class: key, "data-key": key, "data-round": show }, text);
}
