import { must } from "#core/lib/must.ts";
import type { OutlineFont, FontLookup, OutlineGlyph } from "./fonts.ts";

/** A group of texts of the same style, as `renderSvgNodes` writes it for PNG. */
const TEXTS = /<text ([^>]*)>(<tspan .*?)<\/text>/g;
const SPAN = /<tspan x="([^"]*)" y="([^"]*)">([^<]*)<\/tspan>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const NATURAL_WIDTH = /viewBox="0 0 ([\d.]+) /;
const ENTITY = /&(?:amp|lt|gt|quot);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** Share of a text's width that is left of its x coordinate, by `text-anchor`; 0 by default. */
const SHARE_BEFORE: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

/** Texts per path. If all texts were one path, each scan line of it would span the whole image. */
const TEXTS_IN_PATH = 32;

/**
 * Replaces the texts of an image of `width` pixels with outlines if a bundled font contains all
 * their characters, in the form that `renderSvgNodes` writes for PNG. resvg reopens the font file
 * for every character of a text: half of the render time of a large bracket.
 */
export function convertTextToPaths(svg: string, width: number, fonts: FontLookup): string {
  const zoom = width / Number(must(NATURAL_WIDTH.exec(svg)?.[1], "images have a viewBox"));
  return svg.replace(TEXTS, (element: string, style: string, spans: string) => {
    const attributes = new Map(
      [...style.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    );
    const weight = Number(attributes.get("font-weight") ?? 400);
    const font = attributes.has("font-family")
      ? null
      : fonts(weight, attributes.get("font-stretch") ?? "normal");
    if (font === null) return element;
    const size = Number.parseFloat(attributes.get("font-size") ?? "");
    const grid = gridOf(size * zoom);
    const shareBefore = SHARE_BEFORE[attributes.get("text-anchor") ?? ""] ?? 0;
    const outlines: string[] = [];
    const remaining = spans.replace(SPAN, (span: string, x: string, y: string, escaped: string) => {
      const glyphs = glyphsOf(escaped, font, grid);
      if (glyphs === null) return span;
      const at = { x: (Number(x) * grid) / size, y: (Number(y) * grid) / size };
      outlines.push(outlineOf(glyphs, at, shareBefore));
      return "";
    });
    const texts = remaining === "" ? "" : `<text ${style}>${remaining}</text>`;
    return `<g class="${attributes.get("class") ?? ""}" transform="scale(${size / grid})">${pathsOf(outlines)}</g>${texts}`;
  });
}

/**
 * Returns the grid units per em for a font size in pixels. A unit is an eighth of a pixel or less.
 * Powers of two only, so that sizes share their cached glyphs.
 */
function gridOf(pixels: number): number {
  return 2 ** Math.ceil(Math.log2(8 * pixels));
}

/** Returns the glyphs of a text; `null` if the font lacks one of them. */
function glyphsOf(
  escaped: string,
  font: OutlineFont,
  grid: number,
): readonly OutlineGlyph[] | null {
  const glyphs: OutlineGlyph[] = [];
  for (const character of escaped.replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity)) {
    const glyph = font.findGlyph(character, grid);
    if (glyph === null) return null;
    glyphs.push(glyph);
  }
  return glyphs;
}

/** Returns the path data of a text, in grid units. */
function outlineOf(
  glyphs: readonly OutlineGlyph[],
  { x, y }: { readonly x: number; readonly y: number },
  shareBefore: number,
): string {
  let pen = x - shareBefore * glyphs.reduce((sum, { advance }) => sum + advance, 0);
  let path = "";
  for (const { advance, outline } of glyphs) {
    if (outline !== "") path += `M${Math.round(pen)} ${Math.round(y)}${outline}`;
    pen += advance;
  }
  return path;
}

function pathsOf(outlines: readonly string[]): string {
  const paths: string[] = [];
  for (let from = 0; from < outlines.length; from += TEXTS_IN_PATH) {
    paths.push(`<path d="${outlines.slice(from, from + TEXTS_IN_PATH).join("")}"/>`);
  }
  return paths.join("");
}
