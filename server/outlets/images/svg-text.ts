import { escapeXml } from "#core/lib/escape-markup.ts";
import { groupBy } from "#core/lib/collections.ts";
import { lookAttributes } from "./svg-styles.ts";
import { type FittedName, fitName, isMeasured, type NameWidth } from "#core/lib/fit-name.ts";

/** Where an image is looked at: with whatever fonts are there, or drawn here with our own faces. */
export type ImageFonts = "viewer" | "own";

/** A line of text at its place. */
export interface SvgText {
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** All of it, where `text` is cut or narrowed; else null. */
  readonly title: string | null;
  /** Attributes that choose its face, with a space before each. */
  readonly face: string;
}

/** A name in a box of an image. */
export interface SvgName {
  readonly name: string;
  readonly country: string;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly size: number;
  readonly strong: boolean;
  readonly className: string;
}

/** Names that resvg finds the faces of scripts/build/image-fonts.mjs under. */
const STRETCH: Readonly<Record<NameWidth, string>> = {
  100: "normal",
  88: "semi-condensed",
  75: "condensed",
  66: "extra-condensed",
  62: "ultra-condensed",
};

/** Faces for scripts that ours do not hold: see docs/guides/embeds.md#fonts-of-other-scripts. */
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

/** A text as it is, in the face of its class. */
export function plainText(className: string, x: number, y: number, text: string): SvgText {
  return { className, x, y, text, title: null, face: "" };
}

/** A name as a text: narrowed or cut to its room, the whole of it in a title then. */
export function nameText(name: SvgName, fonts: ImageFonts): SvgText {
  const fitted = fitName(name.name, name.room, name);
  const isWhole = !fitted.cut && fitted.width === 100;
  return {
    className: name.className,
    x: name.x,
    y: name.y,
    text: fitted.text,
    title: isWhole ? null : name.name,
    face: fonts === "own" ? ownFace(name, fitted) : heldWidth(fitted),
  };
}

/** Texts in their order; for our own renderer those of one look as one element, which says all of it. */
export function svgTexts(texts: readonly SvgText[], fonts: ImageFonts): string {
  if (fonts === "viewer") return texts.map(svgText).join("");
  const byClass = groupBy(texts, ({ className }) => className);
  return [...byClass]
    .flatMap(([className, own]) => {
      const look = `class="${className}"${lookAttributes(className)}`;
      return [...groupBy(own, ({ face }) => face)].map(
        ([face, alike]) => `<text ${look}${face}>${alike.map(svgSpan).join("")}</text>`,
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

function ownFace({ name, country }: SvgName, { width }: FittedName): string {
  const family = FAMILIES.find(([script]) => script.test(name))?.[1](country);
  const face = family === undefined ? "" : ` font-family="${family}"`;
  return width === 100 ? face : `${face} font-stretch="${STRETCH[width]}"`;
}

function heldWidth({ text, width, pixels }: FittedName): string {
  const stretch = width === 100 ? "" : ` font-stretch="${width}%"`;
  if (!isMeasured(text)) return stretch;
  return `${stretch} textLength="${pixels.toFixed(1)}" lengthAdjust="spacingAndGlyphs"`;
}

function hanFamily(country: string): string {
  const region: Readonly<Record<string, string>> = { cn: "SC", sg: "SC", tw: "TC", hk: "TC" };
  return `Noto Sans CJK ${region[country] ?? "JP"}`;
}
