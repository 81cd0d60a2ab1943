import { type ImageColours, imageColours } from "./image-colours.ts";
import { fitName } from "#core/lib/fit-name.ts";
import { renderTextStyleRules } from "./svg-styles.ts";
import { escapeXml } from "#core/lib/escape-markup.ts";
import type { ImageFonts } from "./svg-text.ts";

/** An SVG document with its size. */
export interface SvgImage {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Theme, size and title of an image. */
export interface SvgDocumentOptions {
  readonly theme: "light" | "dark" | "auto";
  readonly fonts: ImageFonts;
  /** Width of the image in pixels; its height follows from the ratio of `natural`. */
  readonly width: number;
  /** Size of the drawing's coordinate system (`viewBox`). */
  readonly natural: { readonly width: number; readonly height: number };
  readonly title: string;
  readonly subtitle: string;
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
  const { natural, width, title, subtitle, fonts } = sheet;
  const height = Math.round((natural.height * width) / natural.width);
  const family = fonts === "own" ? "Matchdesk" : VIEWER_FAMILY;
  const room = (natural.width - 2 * SVG_BODY_INSETS.margin) / TITLE.stretch;
  const heading = fitName(title, room, TITLE).text;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${natural.width} ${natural.height}" role="img" font-family="${family}">`,
    `<title>${escapeXml([title, subtitle].filter((part) => part !== "").join(", "))}</title>`,
    `<style>${styleOf(sheet)}</style>`,
    definitions === "" ? "" : `<defs>${definitions}</defs>`,
    `<rect class="bg" width="${natural.width}" height="${natural.height}"/>`,
    `<text class="title" x="${SVG_BODY_INSETS.margin}" y="38">${escapeXml(heading)}</text>`,
    `<text class="subtitle" x="${SVG_BODY_INSETS.margin}" y="60">${escapeXml(subtitle)}</text>`,
    `<g transform="translate(${SVG_BODY_INSETS.margin} ${SVG_BODY_INSETS.top})">${body}</g></svg>`,
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

/** Text style for `fitName`. Titles are wider than the names it measures, by `stretch`. */
const TITLE = { size: 24, strong: true, stretch: 1.2 };

function styleOf({ theme }: SvgDocumentOptions): string {
  const shapes =
    renderTextStyleRules() +
    ".edge,.highlighted-line,.highlighted-card,.open,.ring{fill:none}" +
    ".edge{stroke-width:1.25}.highlighted-line{stroke-width:2.5}" +
    ".open{stroke-dasharray:4 3}";
  const { light, dark } = { light: imageColours("light"), dark: imageColours("dark") };
  switch (theme) {
    case "light":
      return shapes + coloursOf(light);
    case "dark":
      return shapes + coloursOf(dark);
    case "auto":
      return `${shapes}${coloursOf(light)}@media (prefers-color-scheme:dark){${coloursOf(dark)}}`;
  }
}

function coloursOf(colours: ImageColours): string {
  const { t1, t2, t3, accent } = colours;
  return (
    `.bg{fill:${colours.bg}}` +
    `.title,.round,.name,.top{fill:${t1}}` +
    `.loser,.code,.score{fill:${t2}}` +
    `.subtitle,.meta,.start,.seed,.open-name,.quiet{fill:${t3}}` +
    `.top{fill:${t1}}.live{fill:${colours.live}}.playing-text{fill:${colours["on-live"]}}` +
    `.rule{fill:${t1}}` +
    `.edge{stroke:${colours.edge}}.ring{stroke:${colours.t1};stroke-opacity:.28;stroke-width:.5}` +
    `.frame{fill:${colours.s1};stroke:${colours.line}}.open{fill:none;stroke:${colours.edge}}` +
    `.won{fill:${colours.s3}}.playing{fill:${colours["live-fill"]}}` +
    `.highlighted-line,.highlighted-card{stroke:${accent}}.highlighted-name{fill:${accent}}`
  );
}
