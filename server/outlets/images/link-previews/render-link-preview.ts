import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import * as en from "#core/i18n/en/pages.ts";
import { PREVIEW_IMAGE_SIZE } from "#core/paths/image-paths.ts";
import { renderSvgNodes } from "#server/outlets/images/render-svg.ts";
import { renderPlainSvg, type SvgImage } from "#server/outlets/images/svg-document.ts";
import type { SvgFlags } from "#server/outlets/images/svg-flags.ts";
import { drawPreviewRows } from "./draw-preview-rows.ts";
import {
  drawPreviewText,
  type LinkPreview,
  measureWidest,
  type PreviewMark,
  SHEET,
  TEXT_SIZE as size,
} from "./link-preview.ts";

const GAP = 20;
const TOP = 35;
const FOOT = 284;
const MARK = { height: 30, padding: 12, border: 2 };

/** Renders a preview: dark, because most chats show it on a light or dark ground without a frame. */
export function renderLinkPreview(preview: LinkPreview, flags: SvgFlags): SvgImage {
  const { title, top, mark, foot } = preview;
  const { nodes: rows, rest } = drawPreviewRows(preview, flags);
  const more = rest > 0 ? en.common.match.slot.more(rest) : "";
  const left = [foot[0], more].filter(Boolean).join(" · ");
  const full = SHEET.right - SHEET.left - GAP;
  const line = { x: SHEET.left, size, class: "t2" };
  const markWidth = mark === null ? 0 : measureMark(mark);
  const nodes = [
    ...drawPreviewText(top, { ...line, y: TOP, room: full - markWidth }),
    ...(mark === null ? [] : drawMark(mark, markWidth)),
    ...rows,
    ...drawPreviewText(left, { ...line, y: FOOT, room: full - measureWidest([foot[1]]) }),
    ...drawPreviewText(foot[1], { ...line, x: SHEET.right, y: FOOT, room: full, anchor: "end" }),
  ];
  return renderPlainSvg(
    { theme: "dark", fonts: "own", width: PREVIEW_IMAGE_SIZE.width, natural: SHEET, title },
    flags.symbols(),
    renderSvgNodes(nodes, "own"),
  );
}

function measureMark({ text, look }: PreviewMark): number {
  return measureWidest([text], { strong: true }) + (look === "plain" ? 0 : 2 * MARK.padding);
}

function drawMark({ text, look }: PreviewMark, width: number): readonly EmbedNode[] {
  const { height, border, padding } = MARK;
  const box = { x: SHEET.right - width, y: TOP - height / 2, width, height, rx: 4 };
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
    ...drawPreviewText(text, {
      class: look === "live" ? "on-live" : "t1",
      x: SHEET.right - (look === "plain" ? 0 : padding),
      y: TOP,
      room: width,
      size,
      weight: 700,
      anchor: "end",
    }),
  ];
}
