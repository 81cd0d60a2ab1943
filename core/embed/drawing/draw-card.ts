import type { StateDescription } from "#core/embed/parts/describe-state.ts";
import { el } from "#core/embed/parts/node.ts";
import { CARD_STYLES } from "#core/layout/card-forms.ts";
import { boxPath } from "./box-path.ts";
import { type CardHead, formatCardHead } from "./bracket-texts.ts";
import { EXPANSION } from "./text-tools.ts";
import {
  type CardTools,
  type DrawnCard,
  drawRow,
  drawSides,
  findGutter,
  INSET,
  type Nodes,
  RADIUS,
  SMALL,
  SMALL_WIDTH,
} from "./draw-sides.ts";

const BAND = /^[UL]B(?=R)/;
const LEAST_CODE = 9;
/** Font size of the name of a final, which is wider than others. */
const FINAL = { size: 14, widest: 100, weight: 800, class: "label t1", isExpanded: true } as const;

/** Draws a card: frame, head, and both sides. */
export function drawCard(card: DrawnCard, tools: CardTools): Nodes {
  const { box, sides, highlighted } = card;
  const { x, y, width, height } = box;
  const isOpen = sides.some((side) => side.isOpen);
  const frame = { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: RADIUS - 0.5 };
  const dashes = { fill: "none", "stroke-dasharray": "4 3" };
  return [
    el("rect", { class: isOpen ? "open edge" : "frame s1 line", ...frame, ...(isOpen && dashes) }),
    ...(box.form === "row"
      ? drawRow(card, tools)
      : [...drawHead(card, isOpen, tools), ...drawSides(card, box.form, tools)]),
    highlighted === undefined
      ? null
      : el("rect", { class: "path", ...frame, fill: "none", "stroke-width": 2 }),
  ];
}

/** Draws code, start and what follows: above the sides, or left of them in the form S. */
function drawHead(
  { box, place, match, ...card }: DrawnCard,
  isOpen: boolean,
  tools: CardTools,
): Nodes {
  const { x, y, width, height, form } = box;
  const { texts, text, measure } = tools;
  const isLive = match?.state === "live";
  const head = formatCardHead(texts, { place, match, round: card.round, form, width });
  const small = { size: SMALL, widest: SMALL_WIDTH, x: x + INSET } as const;
  const code = { ...small, class: "label t2", weight: 700 } as const;
  const start = { ...small, class: "t3" } as const;
  const live = { ...small, class: "live", weight: 700 } as const;
  const { head: stripHeight } = CARD_STYLES[form];
  if (stripHeight === 0) {
    const room = findGutter(tools) - INSET - 1;
    const middle = y + height / 2;
    // In a widget, the head of the column has the band and the day, and a long round.
    const withoutBand = head.title.replace(BAND, "");
    const isShort = measure(withoutBand, LEAST_CODE, SMALL_WIDTH) <= room;
    const short = isShort ? withoutBand : String(place.row);
    if (tools.isHostFont && !isLive)
      return [text(short, { ...code, y: middle, room, least: LEAST_CODE })];
    return [
      text(tools.isHostFont ? short : head.title, { ...code, y: middle - 8, room }),
      text(head.start, { ...(isLive ? live : start), y: middle + 8, room }),
    ];
  }
  const middle = y + 1 + stripHeight / 2;
  const isFinal = form.startsWith("XL");
  const style = isFinal ? FINAL : { ...code, size: SMALL };
  const natural = measure(head.title, style.size, style.widest);
  const space = width - 2 * INSET;
  const titleWidth = Math.min(space, natural * (isFinal ? EXPANSION : 1) + 1);
  const rest = space - titleWidth;
  const widthOf = (part: string): number => measure(part, SMALL, SMALL_WIDTH) + INSET;
  const described = (match && texts.describeState?.(match)) ?? null;
  const right = fitHead(head, isLive, described, (...parts) => {
    return parts.reduce((sum, part) => sum + widthOf(part), 0) <= rest;
  });
  const stateWidth = widthOf(right.text);
  const strip = { x: x + 1, y: y + 1, width: width - 2, height: stripHeight };
  return [
    isOpen ? null : el("path", { class: "s2", d: boxPath(strip, [RADIUS - 1, RADIUS - 1, 0]) }),
    text(head.title, { ...style, x: small.x, y: middle, room: titleWidth }),
    text(right.start, {
      ...start,
      x: small.x + titleWidth + INSET,
      y: middle,
      room: rest - INSET - (right.text === "" ? 0 : stateWidth),
    }),
    text(right.text, {
      ...(right.look === "" ? start : { ...live, class: right.look }),
      x: x + width - INSET,
      y: middle,
      anchor: "end",
      room: Math.max(stateWidth, rest - widthOf(right.start)),
    }),
  ];
}

/**
 * Chooses what stands beside the code, in this order while there is room: the state of a live or
 * late match, its start, where its loser goes.
 */
function fitHead(
  { start, when, next }: CardHead,
  isLive: boolean,
  described: StateDescription | null,
  isFitting: (...parts: string[]) => boolean,
) {
  const state =
    described !== null && isFitting(described.text)
      ? described
      : { text: next, look: isLive ? "live" : "" };
  const { text, look } = state;
  // Images cut the start beside "Live"; widgets leave it out.
  if (isFitting(start, text) || (isLive && described === null)) return { start, text, look };
  if (!isLive && text === next) return { start, text: "", look };
  return { start: isFitting(when, text) ? when : "", text, look };
}
