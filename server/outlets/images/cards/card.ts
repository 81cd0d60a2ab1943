import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { measureNameWidth } from "#core/lib/fit-name.ts";
import { PREVIEW_IMAGE_SIZE } from "#core/paths/image-paths.ts";
import { renderSvgNodes } from "#server/outlets/images/render-svg.ts";
import { renderPlainSvg, type SvgImage } from "#server/outlets/images/svg-document.ts";
import type { SvgFlags } from "#server/outlets/images/svg-flags.ts";
import { CARD, cardText } from "./card-parts.ts";

/** A state at the upper right corner: filled while live, outlined while a contestant is in play. */
export interface CardMark {
  readonly text: string;
  readonly look: "live" | "outlined" | "plain";
}

/** Content of a link preview image. */
export interface Card {
  /** Text for screen readers. */
  readonly title: string;
  readonly top: string;
  readonly mark: CardMark | null;
  readonly body: readonly EmbedNode[];
  readonly foot: readonly [left: string, right: string];
}

const SIZE = 22;
const GAP = 20;
const TOP = 35;
const FOOT = 284;
const MARK = { height: 30, padding: 12, border: 2 };

/** Renders a card: dark, because most chats show it on a light or dark ground without a frame. */
export function renderCard(card: Card, flags: SvgFlags): SvgImage {
  const { title, top, mark, body, foot } = card;
  const markWidth = mark === null ? 0 : widthOf(mark);
  const [left, right] = foot;
  const rightWidth = measureNameWidth(right, { size: SIZE, strong: false }, 100);
  const full = CARD.right - CARD.left;
  const line = { x: CARD.left, size: SIZE, class: "t2" };
  const nodes = [
    ...cardText(top, { ...line, y: TOP, room: full - markWidth - GAP }),
    ...(mark === null ? [] : drawMark(mark, markWidth)),
    ...body,
    ...cardText(left, { ...line, y: FOOT, room: full - rightWidth - GAP }),
    ...cardText(right, { ...line, x: CARD.right, y: FOOT, room: full, anchor: "end" }),
  ];
  return renderPlainSvg(
    { theme: "dark", fonts: "own", width: PREVIEW_IMAGE_SIZE.width, natural: CARD, title },
    flags.symbols(),
    renderSvgNodes(nodes, "own"),
  );
}

function widthOf({ text, look }: CardMark): number {
  const width = measureNameWidth(text, { size: SIZE, strong: true }, 100);
  return look === "plain" ? width : width + 2 * MARK.padding;
}

function drawMark({ text, look }: CardMark, width: number): readonly EmbedNode[] {
  const { height, border, padding } = MARK;
  const box = { x: CARD.right - width, y: TOP - height / 2, width, height, rx: 4 };
  const inner = {
    x: box.x + border,
    y: box.y + border,
    width: width - 2 * border,
    height: height - 2 * border,
    rx: 2,
  };
  const boxes = {
    live: [el("rect", { class: "live-fill", ...box })],
    outlined: [el("rect", { class: "t1", ...box }), el("rect", { class: "bg", ...inner })],
    plain: [],
  };
  return [
    ...boxes[look],
    ...cardText(text, {
      class: look === "live" ? "on-live" : "t1",
      x: look === "plain" ? CARD.right : CARD.right - padding,
      y: TOP,
      room: width,
      size: SIZE,
      weight: 700,
      anchor: "end",
    }),
  ];
}
