/**
 * Builds the fonts of PNG images from the dashboard's variable fonts. resvg does not support woff2
 * and ignores the axes of variable fonts, so each weight and width becomes a separate font.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { mergeFonts } from "./merge-fonts.mjs";

/** Same value as in server/outlets/images/bracket-svg.ts. */
const FAMILY = "Matchdesk";

/**
 * Source fonts with the minimum of their width axis. Latin is first, because metrics and kerning
 * are taken from the first.
 */
const PARTS = [
  ["archivo/files/archivo-latin", 62],
  ["archivo/files/archivo-latin-ext", 62],
  ["archivo/files/archivo-vietnamese", 62],
  ["noto-sans/files/noto-sans-cyrillic", 62.5],
  ["noto-sans/files/noto-sans-cyrillic-ext", 62.5],
  ["noto-sans/files/noto-sans-greek", 62.5],
];

/** OS/2 width classes by width, of `fitName` and of other texts. */
const WIDTH_CLASS = { 62: 1, 66: 2, 75: 3, 88: 4, 100: 5, 117: 6 };

/**
 * Weight and width of each font, and the weight by which resvg finds it (multiples of 100 only):
 * names and winners at every width of `fitName`, scores and winning scores, titles.
 */
const CUTS = [
  ...[100, 88, 75, 66, 62].flatMap((width) => [
    { wght: 450, width, weight: 400 },
    { wght: 680, width, weight: 700 },
  ]),
  { wght: 560, width: 88, weight: 500 },
  { wght: 780, width: 88, weight: 800 },
  { wght: 740, width: 117, weight: 800 },
];

const LETTERS = [
  [0x20, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
]
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  )
  .join("");

/** Creates the folder and writes the fonts to it. */
export async function buildImageFonts(folder) {
  mkdirSync(folder, { recursive: true });
  for (const { wght, width, weight } of CUTS) {
    const parts = await Promise.all(
      PARTS.map(([file, least]) => readInstance(file, wght, width, least)),
    );
    const identity = { family: FAMILY, weight, widthClass: WIDTH_CLASS[width] };
    writeFileSync(join(folder, `${weight}-${width}.ttf`), mergeFonts(parts, identity));
  }
}

function readInstance(file, wght, width, least) {
  const woff2 = readFileSync(`node_modules/@fontsource-variable/${file}-wdth-normal.woff2`);
  const most = file.startsWith("noto") ? 100 : 125;
  const wdth = Math.min(most, Math.max(width, least));
  return subsetFont(woff2, LETTERS, { targetFormat: "truetype", variationAxes: { wght, wdth } });
}
