/**
 * Finds what the style sheets of pages may not contain. `web/kit` is the only room that knows how
 * something looks; the style of a page is its grid: `node scripts/check/style-rules.mjs [FOLDER]…`.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Rooms with type, colours and lengths of their own: parts, tokens, and pages without React. */
const FREE = /^web\/(?:kit|styles|widget|screen)\//;

/** The queries of pages, each with what it is for. Others belong into a part. */
export const QUERIES = new Map([
  ["@media (width < 720px)", "phones"],
  ["@media (width >= 720px)", "tablets and more"],
  ["@media (width < 920px)", "tablets upright, and phones"],
  ["@media (width < 1200px)", "one column"],
  ["@media (width >= 1200px)", "columns beside each other"],
  ["@media (width >= 720px) and (width < 1200px)", "tablets only"],
  ["@media (width >= 1920px)", "more columns"],
  ["@media (width >= 2560px)", "walls of a control room"],
  ["@media (pointer: coarse)", "fingers"],
  ["@media (pointer: fine)", "a mouse"],
  ["@media (forced-colors: active)", "high contrast"],
  ["@container (width < 28rem)", "a list as narrow as a phone"],
  ["@container (width < 36rem)", "a list with two lines a row"],
  ["@container (width < 46rem)", "a list with few columns"],
  ["@container (width < 58rem)", "a list without its last columns"],
  ["@container (width >= 58rem)", "a list with all columns"],
]);

const MAX_TYPES = 14;
/** Lines of a page's style. */
const MAX_LINES = 120;

const LOOK =
  /^(?:font(?:-.*)?|line-height|letter-spacing|color|background(?:-.*)?|fill|stroke(?:-.*)?|border(?:-.*)?|outline(?:-.*)?|(?:box|text)-shadow|accent-color)$/;
const LENGTH = /(?<![\w.#-])-?(?:\d*\.)?\d+(?:px|rem|em|ch|ex|pt|mm|cm|in)\b/g;

/** Returns the declarations and queries of a page's style that belong into the kit. */
export function findForeignStyle(css) {
  const text = css.replaceAll(/\/\*.*?\*\//gs, "");
  const found = [];
  for (const [, property, value] of text.matchAll(/(?<=[{;}\s])([\w-]+)\s*:\s+([^;{}]+);/g)) {
    const lengths = (value.match(LENGTH) ?? []).filter((length) => !/^-?[12]px$/.test(length));
    if (LOOK.test(property) || lengths.length > 0) found.push(`${property}: ${value}`);
  }
  for (const [query] of text.matchAll(/@(?:media|container)[^{]+/g)) {
    if (!QUERIES.has(query.trim())) found.push(query.trim());
  }
  return found;
}

/** Returns a line for each file of the folders with style that belongs into the kit. */
export function findStyleErrors(folders = ["web"]) {
  const errors = [];
  for (const file of folders.flatMap(listStyles)) {
    const css = readFileSync(file, "utf8");
    const found = findForeignStyle(css);
    const lines = css.trimEnd().split("\n").length;
    if (found.length > 0) errors.push(`${file}: ${found.join("; ")}`);
    if (lines > MAX_LINES) errors.push(`${file}: ${lines} lines, of at most ${MAX_LINES}`);
  }
  const types = new Set(readFileSync("web/styles/type.css", "utf8").match(/--type-\w+(?=:)/g));
  if (types.size > MAX_TYPES)
    errors.push(`web/styles/type.css: ${types.size} of ${MAX_TYPES} types`);
  return errors;
}

function listStyles(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith(".css") && !FREE.test(file));
}

if (import.meta.filename === process.argv[1]) {
  const errors = findStyleErrors(
    process.argv.slice(2).length > 0 ? process.argv.slice(2) : undefined,
  );
  console.log([...errors, `${errors.length} files`].join("\n"));
  process.exit(errors.length === 0 ? 0 : 1);
}
