/**
 * Fonts of the letters that the built fonts lack: Han, kana, Hangul and pictographs. They are the
 * files of the dashboard, each with some hundred letters; those that an image needs are reduced to
 * its letters.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import subsetFont from "subset-font";

/** A file of a font, and the code points that it has. */
interface Slice {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Writes the fonts that the texts of an SVG need, and returns their paths. */
export type WriteScriptFonts = (svg: string) => Promise<readonly string[]>;

const OTHER_LETTERS =
  /[\u1100-\u11ff\u2100-\u2115\u2123-\u218f\u2194-\ud7ff\uf900-\ufdcf\ufe10-\ufe6f\uff00-\uffef]|[\u{10000}-\u{3ffff}]/gu;
const TEXT = /<text([^>]*)>(.*?)<\/text>/gs;
const FAMILY = /font-family="(Noto Sans \w+)"/;
/** Between the weights of names, because resvg takes the first font that has a letter. */
const WEIGHT = 500;

/**
 * Creates a function that writes fonts to a temporary folder. `assetsDir` is the folder of the
 * dashboard's built files, with the style sheets of these fonts.
 */
export function createScriptFontWriter(assetsDir: string): WriteScriptFonts {
  let slices: readonly Slice[] | undefined;
  const folder = join(tmpdir(), `matchdesk-fonts-${process.pid}`);
  return async (svg) => {
    const lettersOf = new Map<Slice, Set<string>>();
    for (const [, attributes = "", content = ""] of svg.matchAll(TEXT)) {
      const family = FAMILY.exec(attributes)?.[1] ?? "";
      for (const [letter] of content.matchAll(OTHER_LETTERS)) {
        slices ??= readSlices(assetsDir);
        const slice = findSlice(slices, letter, family);
        if (slice === undefined) continue;
        lettersOf.set(slice, (lettersOf.get(slice) ?? new Set()).add(letter));
      }
    }
    if (lettersOf.size === 0) return [];
    mkdirSync(folder, { recursive: true });
    return Promise.all(
      [...lettersOf].map(async ([{ file }, letters]) => {
        const font = await subsetFont(readFileSync(join(assetsDir, file)), [...letters].join(""), {
          targetFormat: "truetype",
          variationAxes: { wght: WEIGHT },
        });
        const path = join(folder, `${basename(file, ".woff2")}.ttf`);
        writeFileSync(path, font);
        return path;
      }),
    );
  };
}

/** Returns the file with a letter: of the text's family, else of any. */
function findSlice(slices: readonly Slice[], letter: string, family: string): Slice | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const having = slices.filter(({ ranges }) =>
    ranges.some(([first, last]) => first <= code && code <= last),
  );
  return having.find((slice) => slice.family.startsWith(family)) ?? having[0];
}

/** Reads the style sheets of fonts without a width axis, which are those of Han, kana and Hangul. */
function readSlices(assetsDir: string): readonly Slice[] {
  const sheets = readdirSync(assetsDir).filter((name) => /^wght-.*\.css$/.test(name));
  return sheets.flatMap((sheet) =>
    readFileSync(join(assetsDir, sheet), "utf8")
      .split("@font-face")
      .flatMap((rule) => {
        const [, family] = /font-family:["']?([^;"']+)/.exec(rule) ?? [];
        const [, file] = /url\([^)]*?([^/)]+\.woff2)/.exec(rule) ?? [];
        if (family === undefined || file === undefined) return [];
        const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
          ([, first = "", last = first]) =>
            [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
        );
        return { family, file, ranges };
      }),
  );
}
