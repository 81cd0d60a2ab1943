/**
 * Generates the fonts in the repository, because that takes longer than a build: in `web/fonts/subset`
 * those of the packages, reduced to the characters and weights in `web/styles/fonts.css`, for which the
 * first page waits (this saves 63 of 211 KB); and those of images. Run it again when a test reports
 * that they are old: `node scripts/build/subset-fonts.mjs`.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { buildImageFonts } from "./image-fonts.mjs";
import { drawMissingGlyph } from "./missing-glyph.mjs";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "web/fonts/subset");
/** Contains the hash of everything that the fonts were made from. */
const sourceHashFile = join(folder, "made-from");

/** Layout features that the pages use. Fonts without a list keep all features. */
const LATIN = "ccmp locl mark mkmk kern liga calt clig rlig rvrn tnum lnum".split(" ");
// Source file of each font, by the name in fonts.css.
const SOURCES = {
  "archivo-latin": { file: "archivo/files/archivo-latin", keepFeatures: LATIN },
  "archivo-latin-extended": { file: "archivo/files/archivo-latin-ext", keepFeatures: LATIN },
  "archivo-latin-rare": { file: "archivo/files/archivo-latin-ext", keepFeatures: LATIN },
  "archivo-vietnamese": { file: "archivo/files/archivo-vietnamese", keepFeatures: LATIN },
  "noto-sans-cyrillic": { file: "noto-sans/files/noto-sans-cyrillic" },
  "noto-sans-cyrillic-ext": { file: "noto-sans/files/noto-sans-cyrillic-ext" },
  "noto-sans-greek": { file: "noto-sans/files/noto-sans-greek" },
  "noto-sans-greek-ext": { file: "noto-sans/files/noto-sans-greek-ext" },
  "noto-sans-devanagari": { file: "noto-sans/files/noto-sans-devanagari" },
};

if (process.argv[1] === import.meta.filename) {
  for (const { name, text, weights } of readFontRules()) {
    writeFileSync(join(folder, `${name}.woff2`), await subset(SOURCES[name], text, weights));
  }
  await buildImageFonts(join(root, "server/outlets/images/png/fonts"));
  writeFileSync(sourceHashFile, hashSources());
}

/** Returns whether the fonts are those of the present style sheet, packages and scripts. */
export function areFontsNew() {
  return readFileSync(sourceHashFile, "utf8") === hashSources();
}

function hashSources() {
  const { dependencies, devDependencies } = JSON.parse(readText("package.json"));
  const packages = Object.entries({ ...dependencies, ...devDependencies });
  const fontPackages = packages.filter(([name]) => name.includes("font"));
  const hash = createHash("sha256").update(
    JSON.stringify([readFontRules(), SOURCES, fontPackages]),
  );
  for (const script of ["image-fonts", "merge-fonts", "missing-glyph", "read-font"])
    hash.update(readText(`scripts/build/${script}.mjs`));
  return hash.digest("hex");
}

async function subset({ file, keepFeatures }, text, [min, max]) {
  const whole = readFileSync(
    join(root, `node_modules/@fontsource-variable/${file}-wdth-normal.woff2`),
  );
  const variationAxes = { wght: { min, max } };
  const options = { targetFormat: "sfnt", variationAxes, keepFeatures };
  return convert(drawMissingGlyph(await subsetFont(whole, text, options)), "woff2");
}

/** Returns name, weights and characters of every rule whose file is in the fonts' folder. */
function readFontRules() {
  return readText("web/styles/fonts.css")
    .split("@font-face")
    .flatMap((rule) => {
      const [, name] = /fonts\/subset\/([\w-]+)\.woff2/.exec(rule) ?? [];
      if (name === undefined) return [];
      const [, ...weights] = /font-weight: (\d+) (\d+);/.exec(rule);
      const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
      return { name, weights: weights.map(Number), text: ranges.map(lettersOf).join("") };
    });
}

function lettersOf([, first, last = first]) {
  const [from, to] = [first, last].map((code) => Number.parseInt(code, 16));
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

function readText(path) {
  return readFileSync(join(root, path), "utf8");
}
