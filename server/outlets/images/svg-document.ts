import { type ImageColours, imageColours } from "./image-colours.ts";
import { el } from "#core/embed/parts/node.ts";
import { fitName } from "#core/lib/fit-name.ts";
import { escapeXml } from "#core/lib/escape-markup.ts";
import { type ImageFonts, renderSvgNodes } from "./render-svg.ts";

export interface SvgImage {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Theme, size and text alternative of an image. */
export interface SvgSheet {
  readonly theme: "light" | "dark" | "auto";
  readonly fonts: ImageFonts;
  /** Width of the image in pixels; its height follows from the ratio of `natural`. */
  readonly width: number;
  /** Size of the drawing's coordinate system (`viewBox`). */
  readonly natural: { readonly width: number; readonly height: number };
  readonly title: string;
}

export interface SvgDocumentOptions extends SvgSheet {
  readonly subtitle: string;
  /** Left edge of the body, if it contains its own margin. */
  readonly left?: number;
}

/** Margin around the body, and its top: the space above it contains the title. */
export const SVG_BODY_INSETS = { margin: 24, top: 76 };

/** Fonts of an SVG, which the viewer's browser renders without the bundled fonts. */
const VIEWER_FAMILY =
  "Archivo,'Noto Sans',system-ui,'Noto Sans CJK JP','Noto Sans Arabic','Noto Sans Thai',Arial,sans-serif";

/** Returns a document with background, title, subtitle and a body drawn in natural size. */
export function renderSvgDocument(
  sheet: SvgDocumentOptions,
  definitions: string,
  body: string,
): SvgImage {
  const { natural, title, subtitle, left = SVG_BODY_INSETS.margin } = sheet;
  const room = (natural.width - 2 * SVG_BODY_INSETS.margin) / TITLE.stretch;
  const heading = fitName(title, room, TITLE).text;
  const headings = [
    el("text", { ...TITLE_STYLE, x: SVG_BODY_INSETS.margin, y: 38 }, heading),
    el("text", { class: "t3", "font-size": 13, x: SVG_BODY_INSETS.margin, y: 60 }, subtitle),
  ];
  const alternative = [title, subtitle].filter((part) => part !== "").join(", ");
  return renderPlainSvg(
    { ...sheet, title: alternative },
    definitions,
    `${renderSvgNodes(headings, "viewer")}<g transform="translate(${left} ${SVG_BODY_INSETS.top})">${body}</g>`,
  );
}

/** Returns a document with background and a body drawn in natural size. */
export function renderPlainSvg(sheet: SvgSheet, definitions: string, body: string): SvgImage {
  const { natural, width, fonts } = sheet;
  const height = Math.round((natural.height * width) / natural.width);
  const family = fonts === "own" ? "Matchdesk" : VIEWER_FAMILY;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${natural.width} ${natural.height}" role="img" font-family="${family}">`,
    `<title>${escapeXml(sheet.title)}</title>`,
    `<style>${styleOf(sheet)}</style>`,
    definitions === "" ? "" : `<defs>${definitions}</defs>`,
    `<rect class="bg" width="${natural.width}" height="${natural.height}"/>`,
    `${body}</svg>`,
  ].join("");
  return { svg, width, height };
}

/** Returns an image with a message instead of a bracket: a title and a line below it. */
export function renderNoticeSvg(
  title: string,
  subtitle: string,
  sheet: Pick<SvgDocumentOptions, "theme" | "fonts" | "width">,
): SvgImage {
  return renderSvgDocument({ ...sheet, natural: MESSAGE, title, subtitle }, "", "");
}

const MESSAGE = { width: 600, height: 96 };

const TITLE_STYLE = {
  class: "t1",
  "font-size": 24,
  "font-weight": 800,
  "font-stretch": "semi-expanded",
} as const;
/** Text style for `fitName`. Titles are wider than the names it measures, by `stretch`. */
const TITLE = { size: 24, strong: true, stretch: 1.2 };

function styleOf({ theme }: SvgSheet): string {
  const { light, dark } = { light: imageColours("light"), dark: imageColours("dark") };
  switch (theme) {
    case "light":
      return coloursOf(light);
    case "dark":
      return coloursOf(dark);
    case "auto":
      return `${coloursOf(light)}@media (prefers-color-scheme:dark){${coloursOf(dark)}}`;
  }
}

/** Classes that fill; those that draw lines are below. */
const FILLS = [
  "bg",
  "s1",
  "s2",
  "s3",
  "t1",
  "t2",
  "t3",
  "accent",
  "live",
  "live-fill",
  "on-live",
] as const;

function coloursOf(colours: ImageColours): string {
  const fills = FILLS.map((name) => `.${name}{fill:${colours[name]}}`);
  const { line, edge, accent, t1 } = colours;
  return (
    `${fills.join("")}.line{stroke:${line}}.edge{stroke:${edge}}.path{stroke:${accent}}` +
    `.ring{stroke:${t1};stroke-opacity:.28;stroke-width:.5}`
  );
}
