import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import type { SvgFlags } from "#server/outlets/images/svg-flags.ts";
import {
  drawPreviewText,
  LEAST_SIZE,
  type LinkPreview,
  measureWidest,
  type PreviewRow,
  SHEET,
  TEXT_SIZE,
} from "./link-preview.ts";

const TOP = 58;
const BOTTOM = 264;
/** Height of the headings of figures. */
const HEADS = 26;
const GAP = 18;
const COLUMN_GAP = 28;
/** Most rows in one column, and in two. */
const MOST = [6, 10] as const;
/** Widest label in two columns, and the widest at all, to which a longer one is narrowed. */
const LABEL = { short: 60, long: 190 };
const FIGURE = { size: 72, least: 44, most: 204 };
const NAME_SIZE = 64;
const ASIDE_SIZE = 64;

const NAME_WEIGHT = { title: 800, live: 700, won: 700, plain: 700, quiet: 400 } as const;
const FIGURE_COLOUR = { title: "t1", live: "on-live", won: "bg", plain: "t1", quiet: "t2" };
const CELL_COLOUR = { title: "", live: "live-fill", won: "t1", plain: "", quiet: "" };

/** Where rows are drawn. */
interface Grid {
  readonly top: number;
  readonly height: number;
  /** Rows of one column. */
  readonly count: number;
  /** Width of a column, and the distance of the left edges of two. */
  readonly width: number;
  readonly step: number;
  readonly label: number;
  readonly hasFlags: boolean;
  /** Widths of the columns of figures. */
  readonly figures: readonly number[];
}

/** Draws rows as high as their number allows: up to six, or up to ten short ones in two columns. */
export function drawPreviewRows(
  { rows: all, heads = [], lines = [], aside = "" }: LinkPreview,
  flags: SvgFlags,
): { readonly nodes: readonly EmbedNode[]; readonly rest: number } {
  const first = all.slice(0, MOST[1]);
  const label = measureWidest(first.flatMap((row) => row.label ?? []));
  const columns = all.length > MOST[0] && label <= LABEL.short && heads.length === 0 ? 2 : 1;
  const rows = columns === 2 ? first : first.slice(0, MOST[0]);
  const count = Math.ceil(rows.length / columns);
  const top = TOP + (heads.length > 0 ? HEADS : 0);
  const height = (BOTTOM - top) / Math.max(count, 1);
  const asideWidth = measureWidest([aside], { size: ASIDE_SIZE, strong: true, width: 88 });
  const full = SHEET.right - SHEET.left;
  const step = (full + COLUMN_GAP - (aside === "" ? 0 : asideWidth + GAP)) / columns;
  const width = step - COLUMN_GAP;
  const figures = measureFigures(rows, height);
  const hasFlags = rows.some(({ country = "" }) => country !== "");
  const labelWidth = Math.min(label, LABEL.long);
  const grid = { top, height, count, width, step, label: labelWidth, hasFlags, figures };
  const nodes = [
    ...heads.flatMap((head, index) =>
      drawPreviewText(head, {
        class: "t2",
        x: middleOf(grid, index, SHEET.left),
        y: top - HEADS / 2,
        room: figures[index] ?? 0,
        size: LEAST_SIZE,
        anchor: "middle",
      }),
    ),
    ...lines
      .filter((index) => index < count)
      .map((index) => {
        const box = { x: SHEET.left, y: top + index * height - 1, width: full, height: 2 };
        return el("rect", { class: "t2", ...box });
      }),
    ...rows.flatMap((row, index) => drawRow(row, index, grid, flags)),
    ...drawPreviewText(aside, {
      x: SHEET.right,
      y: (TOP + BOTTOM) / 2,
      room: asideWidth,
      size: ASIDE_SIZE,
      weight: 800,
      widest: 88,
      anchor: "end",
    }),
  ];
  return { nodes, rest: all.length - rows.length };
}

function measureFigures(rows: readonly PreviewRow[], height: number): readonly number[] {
  const count = Math.max(0, ...rows.map(({ figures = [] }) => figures.length));
  return Array.from({ length: count }, (_, index) => {
    const texts = rows.flatMap(({ figures }) => figures?.[index] ?? []);
    const size = figureSize(height, index === count - 1);
    const widest = measureWidest(texts, { size, strong: true, width: 88 });
    const least = index === count - 1 ? height * 0.92 : 0;
    return Math.min(Math.max(widest + GAP, FIGURE.least, least), FIGURE.most);
  });
}

function figureSize(height: number, isLast: boolean): number {
  const size = Math.min(FIGURE.size, Math.round(height * 0.7));
  return isLast ? size : Math.min(TEXT_SIZE, size);
}

/** Returns the horizontal middle of a figure in the column that begins at `x`. */
function middleOf({ width, figures }: Grid, index: number, x: number): number {
  const after = figures.slice(index + 1).reduce((sum, each) => sum + each, 0);
  return x + width - after - (figures[index] ?? 0) / 2;
}

function drawRow(
  { label, name, country, figures = [], look }: PreviewRow,
  index: number,
  grid: Grid,
  flags: SvgFlags,
): readonly EmbedNode[] {
  const { height, count } = grid;
  const colour = CELL_COLOUR[look];
  const x = SHEET.left + Math.floor(index / count) * grid.step;
  const y = grid.top + ((index % count) + 0.5) * height;
  const size = Math.min(NAME_SIZE, Math.round(height * 0.7));
  const flag = {
    x: x + (label === undefined || grid.label === 0 ? 0 : grid.label + GAP),
    width: size * 1.05,
  };
  const nameX = flag.x + (grid.hasFlags && country !== undefined ? flag.width * 1.35 : 0);
  const figuresWidth = figures.length === 0 ? 0 : grid.figures.reduce((sum, one) => sum + one, GAP);
  return [
    ...drawPreviewText(label ?? "", { class: "t2", x, y, room: grid.label, size: TEXT_SIZE }),
    flags.draw(country ?? "", { ...flag, y: y - flag.width / 3, height: flag.width / 1.5 }),
    ...drawPreviewText(name, {
      class: look === "quiet" ? "t2" : "t1",
      x: nameX,
      y,
      room: x + grid.width - figuresWidth - nameX,
      size,
      least: Math.max(LEAST_SIZE, size * 0.4),
      weight: NAME_WEIGHT[look],
      isExpanded: look === "title",
      country: country ?? "",
    }),
    ...figures.flatMap((figure, column) => {
      const isLast = column === figures.length - 1;
      const width = grid.figures[column] ?? 0;
      const middle = middleOf(grid, column, x);
      const cell = { x: middle - width / 2, y: y - height / 2 + 2, width, height: height - 4 };
      return [
        isLast && colour !== "" && figure !== "" && el("rect", { class: colour, ...cell, rx: 4 }),
        ...drawPreviewText(figure, {
          class: isLast ? FIGURE_COLOUR[look] : "t2",
          x: middle,
          y,
          room: width - 8,
          size: figureSize(height, isLast),
          ...(isLast && { weight: 800, widest: 88 }),
          anchor: "middle",
        }),
      ];
    }),
  ].filter((node) => node !== null && node !== false);
}
