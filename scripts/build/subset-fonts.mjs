/**
 * The dashboard's faces, cut out of the packages' by what `web/styles/fonts.css` says of each: its
 * characters and its range of weights. A first page waits for them: 63 of 211 KB less.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = fileURLToPath(new URL("../..", import.meta.url));
const sheet = join(root, "web/styles/fonts.css");
/** Where the sheet looks for them; also named by web/index.html. */
const folder = join(root, "node_modules/.cache/matchdesk-faces");

/** The package's file of each face, and the layout features that the pages use; all without a list. */
const LATIN = "ccmp locl mark mkmk kern liga calt clig rlig rvrn tnum lnum".split(" ");
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

/**
 * Cuts them before anything is built or served.
 *
 * @returns {import("vite").Plugin}
 */
export function facesPlugin() {
  return { name: "matchdesk-faces", config: cutFaces };
}

/** Cuts every face of the style sheet, unless that was done from the same sheet and packages. */
export async function cutFaces() {
  const css = readFileSync(sheet, "utf8");
  const made = join(folder, "made-from");
  const from = hashOf(
    css,
    readFileSync(join(root, "package-lock.json")),
    readFileSync(import.meta.filename),
  );
  if (existsSync(made) && readFileSync(made, "utf8") === from) return;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const { name, text, weights } of facesIn(css)) {
    writeFileSync(join(unfinished, `${name}.woff2`), await cut(SOURCES[name], text, weights));
  }
  writeFileSync(join(unfinished, "made-from"), from);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(unfinished, folder);
}

function cut({ file, keepFeatures }, text, [min, max]) {
  const whole = readFileSync(
    join(root, `node_modules/@fontsource-variable/${file}-wdth-normal.woff2`),
  );
  return subsetFont(whole, text, {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    keepFeatures,
  });
}

/** Every rule whose file lies in our folder. */
function facesIn(css) {
  return css.split("@font-face").flatMap((rule) => {
    const [, name] = /matchdesk-faces\/([\w-]+)\.woff2/.exec(rule) ?? [];
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

function hashOf(...texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
}
