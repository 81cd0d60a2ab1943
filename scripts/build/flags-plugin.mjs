// Serves the flags of country-flag-icons as /flags/CODE.VERSION.svg, and small ones of all countries
// as one image, /flags/all.VERSION.webp; immutable because VERSION is a hash of all flags and of their
// places in that image. `virtual:flags` contains the version, a pattern of the codes, and the places.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = new URL("3x2/", import.meta.resolve("country-flag-icons/package.json"));
const MODULE = "virtual:flags";

/** Read once for all bundles of a process. */
let flagFiles;

/**
 * Creates the plugin that provides `virtual:flags` and the flag files.
 *
 * @param {{ emit?: boolean }} options `emit: false` provides only the module, without files
 * @returns {import("vite").Plugin}
 */
export function createFlagsPlugin({ emit = true } = {}) {
  const { version, codes, files } = (flagFiles ??= readFlagFiles());
  return {
    name: "matchdesk-flags",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const flagVersion = "${version}";
           export const flagCodes = /^(?:${formatPattern(codes)})$/;
           export const flagColumns = ${COLUMNS}, flagRows = ${ROWS};
           export ${findFlagCell.toString()};`
        : undefined,
    async generateBundle() {
      if (!emit) return;
      for (const [fileName, source] of [...files, ...(await drawSmallFlags())]) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** Returns all flags: their version, country codes, and files by path. */
export function readFlagFiles() {
  const flags = readFlags();
  const version = hashOf(flags);
  const files = new Map([...flags].map(([code, svg]) => [`flags/${code}.${version}.svg`, svg]));
  return { version, codes: [...flags.keys()], files };
}

/** Size of a flag of the image with all of them, in pixels: twice that of a flag in a list. */
const WIDTH = 36;
const HEIGHT = 24;
const COLUMNS = 27;
const ROWS = 26;

/** Returns the cell of a code: that of its two letters; of gb-eng, and others of five, by the fifth. */
function findFlagCell(code) {
  const letterAt = (index) => code.charCodeAt(index) - 97;
  return code.length > 2 ? [26, letterAt(4)] : [letterAt(0), letterAt(1)];
}

/**
 * Returns the image with all flags, by path: each in the cell of its code.
 *
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function drawSmallFlags() {
  const flags = readFlags();
  const cells = new Set(Array.from(flags.keys(), (code) => String(findFlagCell(code))));
  if (cells.size < flags.size)
    throw new Error("Two flags have the same cell. Change findFlagCell.");
  const parts = Array.from(flags, ([code, svg]) => {
    const [column, row] = findFlagCell(code);
    const place = `x="${column * WIDTH}" y="${row * HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
    return svg.toString().replace("<svg", `<svg ${place} preserveAspectRatio="none"`);
  });
  const size = `width="${COLUMNS * WIDTH}" height="${ROWS * HEIGHT}"`;
  const all = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join("")}</svg>`;
  // As WebP, 256 colours take three quarters of the bytes of a PNG; all colours take twice as many.
  const palette = await sharp(Buffer.from(all)).png({ palette: true, dither: 0 }).toBuffer();
  const image = await sharp(palette).webp({ lossless: true, effort: 6 }).toBuffer();
  return new Map([[`flags/all.${hashOf(flags)}.webp`, image]]);
}

/** Returns a pattern of codes, shorter than their list: `a[de]|gb-eng` for ad, ae and gb-eng. */
function formatPattern(codes) {
  const short = codes.filter((code) => code.length === 2);
  const groups = Array.from(new Set(short.map(([first]) => first)), (letter) => {
    const seconds = short.filter(([first]) => first === letter).map(([, second]) => second);
    return `${letter}[${seconds.join("")}]`;
  });
  return [...groups, ...codes.filter((code) => code.length > 2)].join("|");
}

function readFlags() {
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith(".svg"));
  return new Map(
    names.map((name) => [
      name.slice(0, -".svg".length).toLowerCase(),
      readFileSync(new URL(name, folder)),
    ]),
  );
}

function hashOf(flags) {
  const hash = createHash("sha256").update([WIDTH, HEIGHT, COLUMNS, ROWS].join());
  for (const [code, svg] of flags) hash.update(code).update(svg);
  return hash.digest("hex").slice(0, 8);
}
