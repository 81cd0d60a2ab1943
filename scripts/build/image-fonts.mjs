/**
 * Builds the fonts of PNG images from the dashboard's variable fonts. resvg does not support woff2
 * and ignores the axes of variable fonts, so each weight and width becomes a separate font.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { mergeFonts } from "./merge-fonts.mjs";
import { drawMissingGlyph } from "./missing-glyph.mjs";

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

/**
 * Fonts of other scripts by their family in server/outlets/images/script-families.ts: package, and the part
 * of it with the script. resvg shapes a text with one font, so each has the Latin letters too.
 */
const SCRIPTS = {
  "Noto Sans Arabic": ["noto-sans-arabic", "arabic"],
  "Noto Sans Armenian": ["noto-sans-armenian", "armenian"],
  "Noto Sans Bengali": ["noto-sans-bengali", "bengali"],
  "Noto Sans Devanagari": ["noto-sans", "devanagari"],
  "Noto Sans Georgian": ["noto-sans-georgian", "georgian"],
  "Noto Sans Hebrew": ["noto-sans-hebrew", "hebrew"],
  "Noto Sans Khmer": ["noto-sans-khmer", "khmer"],
  "Noto Sans Tamil": ["noto-sans-tamil", "tamil"],
  "Noto Sans Thai": ["noto-sans-thai", "thai"],
};

/** Weights of names, as in `CUTS`. */
const NAME_WEIGHTS = [
  { wght: 450, weight: 400 },
  { wght: 680, weight: 700 },
];

const LETTERS = [
  [0x20, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  )
  .join("");

/** Writes the fonts to a folder. */
export async function buildImageFonts(folder) {
  for (const { wght, width, weight } of CUTS) {
    const parts = await Promise.all(
      PARTS.map(([file, least]) => readInstance(file, wght, width, least)),
    );
    const identity = { family: FAMILY, weight, widthClass: WIDTH_CLASS[width] };
    const font = drawMissingGlyph(mergeFonts(parts, identity));
    writeFileSync(join(folder, `${weight}-${width}.ttf`), font);
  }
  for (const [family, [name, script]] of Object.entries(SCRIPTS)) {
    for (const { wght, weight } of NAME_WEIGHTS) {
      const parts = await Promise.all(
        [script, "latin"].map((part) => readScript(`${name}/files/${name}-${part}`, wght)),
      );
      const identity = { family, weight, widthClass: WIDTH_CLASS[100] };
      writeFileSync(join(folder, `${family}-${weight}.ttf`), mergeFonts(parts, identity));
    }
  }
}

function readInstance(file, wght, width, least) {
  const most = file.startsWith("noto") ? 100 : 125;
  const wdth = Math.min(most, Math.max(width, least));
  return subsetFont(readWoff2(file), LETTERS, {
    targetFormat: "truetype",
    variationAxes: { wght, wdth },
  });
}

function readScript(file, wght) {
  return subsetFont(readWoff2(file), undefined, {
    targetFormat: "truetype",
    variationAxes: { wght, wdth: 100 },
    keepAllGlyphs: true,
  });
}

function readWoff2(file) {
  return readFileSync(`node_modules/@fontsource-variable/${file}-wdth-normal.woff2`);
}
