import { escapeXml } from "#core/lib/escape-markup.ts";
import { groupBy } from "#core/lib/collections.ts";
import { renderTextStyleAttributes } from "./svg-styles.ts";
import {
  type FittedName,
  fitName,
  hasKnownLetterWidths,
  type FontWidthPercent,
} from "#core/lib/fit-name.ts";

/** Fonts of an image: those of the viewer's browser (SVG), or the server's bundled fonts (PNG). */
export type ImageFonts = "viewer" | "own";

/** A line of text with its position. */
export interface SvgText {
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The full name if `text` is shortened or narrowed, else `null`. */
  readonly title: string | null;
  /** Attributes for font family and width, each preceded by a space. */
  readonly face: string;
}

/** A name, and the box of the image it must fit into. */
export interface SvgName {
  readonly name: string;
  readonly country: string;
  readonly x: number;
  readonly y: number;
  /** Available width. */
  readonly room: number;
  readonly size: number;
  readonly strong: boolean;
  readonly className: string;
}

/**
 * `font-stretch` keyword by which resvg finds a font of scripts/build/image-fonts.mjs, by width.
 */
const STRETCH: Readonly<Record<FontWidthPercent, string>> = {
  100: "normal",
  88: "semi-condensed",
  75: "condensed",
  66: "extra-condensed",
  62: "ultra-condensed",
};

/** Fonts for scripts the bundled fonts lack: see docs/guides/embeds.md#fonts-of-other-scripts. */
const FAMILIES: readonly (readonly [script: RegExp, family: (country: string) => string])[] = [
  [/\p{Script=Hangul}/u, () => "Noto Sans CJK KR"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, () => "Noto Sans CJK JP"],
  [/\p{Script=Han}/u, hanFamily],
  [/\p{Script=Thai}/u, () => "Noto Sans Thai"],
  [/\p{Script=Arabic}/u, () => "Noto Sans Arabic"],
  [/\p{Script=Hebrew}/u, () => "Noto Sans Hebrew"],
  [/\p{Script=Devanagari}/u, () => "Noto Sans Devanagari"],
  [/\p{Script=Georgian}/u, () => "Noto Sans Georgian"],
  [/\p{Script=Armenian}/u, () => "Noto Sans Armenian"],
];

/** Creates an unfitted text in the font of its class. */
export function createPlainSvgText(className: string, x: number, y: number, text: string): SvgText {
  return { className, x, y, text, title: null, face: "" };
}

/**
 * Creates the text of a name: narrowed or shortened to its box, with the full name as its title.
 */
export function createFittedNameText(name: SvgName, fonts: ImageFonts): SvgText {
  const fitted = fitName(name.name, name.room, name);
  const isWhole = !fitted.cut && fitted.width === 100;
  return {
    className: name.className,
    x: name.x,
    y: name.y,
    text: fitted.text,
    title: isWhole ? null : name.name,
    face: fonts === "own" ? bundledFontAttributes(name, fitted) : fixedWidthAttributes(fitted),
  };
}

/** Renders texts as SVG. For PNG, texts of the same style share one element with all attributes. */
export function renderSvgTexts(texts: readonly SvgText[], fonts: ImageFonts): string {
  if (fonts === "viewer") return texts.map(svgText).join("");
  const byClass = groupBy(texts, ({ className }) => className);
  return [...byClass]
    .flatMap(([className, own]) => {
      const style = `class="${className}"${renderTextStyleAttributes(className)}`;
      return [...groupBy(own, ({ face }) => face)].map(
        ([face, group]) => `<text ${style}${face}>${group.map(svgSpan).join("")}</text>`,
      );
    })
    .join("");
}

function svgText({ className, face, x, y, title, text }: SvgText): string {
  const whole = title === null ? "" : `<title>${escapeXml(title)}</title>`;
  return `<text class="${className}" x="${x}" y="${y}"${face}>${whole}${escapeXml(text)}</text>`;
}

function svgSpan({ x, y, text }: SvgText): string {
  return `<tspan x="${x}" y="${y}">${escapeXml(text)}</tspan>`;
}

function bundledFontAttributes({ name, country }: SvgName, { width }: FittedName): string {
  const family = FAMILIES.find(([script]) => script.test(name))?.[1](country);
  const face = family === undefined ? "" : ` font-family="${family}"`;
  return width === 100 ? face : `${face} font-stretch="${STRETCH[width]}"`;
}

/** Returns attributes that make the viewer's font as wide as the measured text. */
function fixedWidthAttributes({ text, width, pixels }: FittedName): string {
  const stretch = width === 100 ? "" : ` font-stretch="${width}%"`;
  if (!hasKnownLetterWidths(text)) return stretch;
  return `${stretch} textLength="${pixels.toFixed(1)}" lengthAdjust="spacingAndGlyphs"`;
}

function hanFamily(country: string): string {
  const region: Readonly<Record<string, string>> = { cn: "SC", sg: "SC", tw: "TC", hk: "TC" };
  return `Noto Sans CJK ${region[country] ?? "JP"}`;
}
