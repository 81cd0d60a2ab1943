import { must } from "#core/lib/must.ts";
import type { OutlineFont, FontLookup, OutlineGlyph } from "./fonts.ts";

/** A group of texts that look alike, as `svgTexts` writes them for our own renderer. */
const TEXTS = /<text ([^>]*)>(<tspan .*?)<\/text>/g;
const SPAN = /<tspan x="([^"]*)" y="([^"]*)">([^<]*)<\/tspan>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const NATURAL_WIDTH = /viewBox="0 0 ([\d.]+) /;
const ENTITY = /&(?:amp|lt|gt|quot);/g;
const SIGNS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** How much of a text's width lies left of its place. */
const SHARE_BEFORE: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

/** Texts in one path: with all in one, each of its lines is as wide as the image. */
const TEXTS_IN_PATH = 32;

/**
 * Draws the texts of an image as outlines, where one of our faces holds all their letters. resvg
 * opens the file of a face for every letter of a text: half of the time that a large bracket took.
 *
 * @param svg With texts as `svgTexts` writes them; the others stay, and so does what a face lacks.
 * @param width Pixels the image will have.
 */
export function convertTextToPaths(svg: string, width: number, faces: FontLookup): string {
  const zoom = width / Number(must(NATURAL_WIDTH.exec(svg)?.[1], "our images have a viewBox"));
  return svg.replace(TEXTS, (whole: string, look: string, spans: string) => {
    const said = new Map([...look.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]));
    const weight = Number(said.get("font-weight") ?? 400);
    const face = said.has("font-family")
      ? null
      : faces(weight, said.get("font-stretch") ?? "normal");
    if (face === null) return whole;
    const size = Number.parseFloat(said.get("font-size") ?? "");
    const grid = gridOf(size * zoom);
    const shareBefore = SHARE_BEFORE[said.get("text-anchor") ?? ""] ?? 0;
    const outlines: string[] = [];
    const left = spans.replace(SPAN, (span: string, x: string, y: string, escaped: string) => {
      const letters = lettersOf(escaped, face, grid);
      if (letters === null) return span;
      const at = { x: (Number(x) * grid) / size, y: (Number(y) * grid) / size };
      outlines.push(outlineOf(letters, at, shareBefore));
      return "";
    });
    const texts = left === "" ? "" : `<text ${look}>${left}</text>`;
    return `<g class="${said.get("class") ?? ""}" transform="scale(${size / grid})">${pathsOf(outlines)}</g>${texts}`;
  });
}

/** Units per em of which one is an eighth of a pixel or less; few different ones. */
function gridOf(pixels: number): number {
  return 2 ** Math.ceil(Math.log2(8 * pixels));
}

/** Null where the face does not hold all of them. */
function lettersOf(
  escaped: string,
  face: OutlineFont,
  grid: number,
): readonly OutlineGlyph[] | null {
  const letters: OutlineGlyph[] = [];
  for (const character of escaped.replace(ENTITY, (entity) => SIGNS[entity] ?? entity)) {
    const letter = face.letter(character, grid);
    if (letter === null) return null;
    letters.push(letter);
  }
  return letters;
}

/** Path data on the grid of the letters. */
function outlineOf(
  letters: readonly OutlineGlyph[],
  { x, y }: { readonly x: number; readonly y: number },
  shareBefore: number,
): string {
  let pen = x - shareBefore * letters.reduce((sum, { advance }) => sum + advance, 0);
  let path = "";
  for (const { advance, outline } of letters) {
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
