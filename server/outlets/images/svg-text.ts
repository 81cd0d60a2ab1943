import { createTextDrawer, type DrawnText } from "#core/embed/drawing/draw-text.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";

/** A name, and the box of the image it must fit into. */
export interface SvgName {
  readonly name: string;
  readonly country: string;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  /** Available width. */
  readonly room: number;
  readonly size: number;
  readonly strong: boolean;
  readonly anchor?: "end";
  /** Class of its colour. */
  readonly className: string;
}

const SCORE = {
  "font-size": 16,
  "font-stretch": "semi-condensed",
  "text-anchor": "middle",
} as const;

/** Styles of texts that are not fitted to a box. */
const STYLES = {
  title: { class: "t1", "font-size": 24, "font-weight": 800, "font-stretch": "semi-expanded" },
  subtitle: { class: "t3", "font-size": 13 },
  code: { class: "t2", "font-size": 11 },
  start: { class: "t3", "font-size": 11, "text-anchor": "end" },
  live: { class: "live", "font-size": 11, "font-weight": 700, "text-anchor": "end" },
  score: { class: "t2", ...SCORE, "font-weight": 500 },
  "live-score": { class: "on-live", ...SCORE, "font-weight": 800 },
} as const;

/**
 * Fonts of names in other scripts. Those of Han, kana and Hangul are read by png/script-slices.ts
 * when they are needed, the others are written by scripts/build/image-fonts.mjs.
 */
const FAMILIES: readonly (readonly [script: RegExp, family: (country: string) => string])[] = [
  [/\p{Script=Hangul}/u, () => "Noto Sans KR"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, () => "Noto Sans JP"],
  [/\p{Script=Han}/u, hanFamily],
  [/\p{Script=Thai}/u, () => "Noto Sans Thai"],
  [/\p{Script=Arabic}/u, () => "Noto Sans Arabic"],
  [/\p{Script=Hebrew}/u, () => "Noto Sans Hebrew"],
  [/\p{Script=Devanagari}/u, () => "Noto Sans Devanagari"],
  [/\p{Script=Georgian}/u, () => "Noto Sans Georgian"],
  [/\p{Script=Armenian}/u, () => "Noto Sans Armenian"],
  [/\p{Script=Bengali}/u, () => "Noto Sans Bengali"],
  [/\p{Script=Tamil}/u, () => "Noto Sans Tamil"],
  [/\p{Script=Khmer}/u, () => "Noto Sans Khmer"],
];

/** Creates a text at a baseline, unfitted. */
export function createPlainSvgText(
  style: keyof typeof STYLES,
  x: number,
  y: number,
  text: string,
  anchor?: "end",
): EmbedNode {
  return el("text", { ...STYLES[style], x, y, ...(anchor && { "text-anchor": anchor }) }, text);
}

const drawText = createTextDrawer({ leastSize: 0, family: findBundledFamily });

/** Creates the text of a name in the bundled fonts: narrowed or shortened to its box. */
export function createFittedNameText(name: SvgName): EmbedNode {
  const { className, x, y, strong, room, size, country, anchor } = name;
  const style: DrawnText = {
    class: className,
    x,
    y,
    room,
    size,
    country,
    anchor,
    weight: strong ? 700 : 400,
  };
  const text = drawText(name.name, style) ?? el("text");
  return { ...text, attributes: { ...text.attributes, y } };
}

/** Returns the font for a name in a script that the bundled fonts lack; `undefined` for others. */
export function findBundledFamily(name: string, country: string): string | undefined {
  return FAMILIES.find(([script]) => script.test(name))?.[1](country);
}

function hanFamily(country: string): string {
  const region: Readonly<Record<string, string>> = { cn: "SC", sg: "SC", tw: "TC", hk: "TC" };
  return `Noto Sans ${region[country] ?? "JP"}`;
}
