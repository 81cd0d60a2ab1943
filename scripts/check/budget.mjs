/** Measures the JavaScript that a browser loads, compressed with gzip. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** Maximum for the dashboard's first page, in bytes: 107 KB. */
export const FIRST_PAGE_BUDGET_BYTES = 109_568;

/** Maximum for a widget script, in bytes: 12 KB. */
export const WIDGET_BUDGET_BYTES = 12_288;

/**
 * Maximum for the script with the widget's other views, their style and messages, in bytes: 14.5 KB.
 * On 2026-11-27, the line score of a match took 0.5 KB of it.
 */
export const VIEWS_BUDGET_BYTES = 14_848;

/**
 * Maximum for the script with which widgets draw brackets, and its style, in bytes: 17.5 KB.
 * On 2026-11-27, fitting a bracket to its space and to the font of its page took 4.7 KB of it, and
 * durations of live and late matches 0.5 KB.
 */
export const BRACKET_BUDGET_BYTES = 17_920;

/** Maximum for the script that fits iframes to their content, in bytes: 1 KB. */
export const HEIGHT_SCRIPT_BUDGET_BYTES = 1024;

/** Returns the size of the script that fits iframes to their content, in bytes. */
export function measureHeightScriptBytes(dir) {
  return gzipBytes(join(dir, "embed-height.js"));
}

/** Returns the size of the larger of the two widget scripts, in bytes. */
export function measureWidgetBytes(dir) {
  return Math.max(...["widget.js", "widget.mjs"].map((name) => gzipBytes(join(dir, name))));
}

/** Returns the size of a script that the widget loads later (`details`, `drawing`), in bytes. */
export function measureLateScriptBytes(dir, script) {
  const name = readdirSync(dir).find(
    (file) => file.startsWith(`widget.${script}.`) && file.endsWith(".mjs"),
  );
  return gzipBytes(join(dir, name));
}

function gzipBytes(file) {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

const FROM_PAGE = /<(?:script|link)[^>]+(?:src|href)="(\/[^"]+\.js)"/g;
/** Import of the page at `/`, which the entry loads at once. */
const FIRST_PAGE = /\bimport\(\s*["'`](\.\/now-page-[^"'`]+\.js)["'`]/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"(\.\/[^"]+\.js)"/g;

/**
 * Returns the size of all scripts that `index.html` refers to, of the first page, and of their
 * static imports, in bytes.
 */
export function measureFirstPageScriptBytes(dir) {
  const page = readFileSync(join(dir, "index.html"), "utf8");
  const open = [...page.matchAll(FROM_PAGE)].map((match) => join(dir, match[1]));
  const seen = new Set(open);
  let bytes = 0;
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const code = readFileSync(path, "utf8");
    bytes += gzipSync(code, { level: 9 }).length;
    for (const [, imported] of [...code.matchAll(STATIC_IMPORT), ...code.matchAll(FIRST_PAGE)]) {
      const next = join(dirname(path), imported);
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return bytes;
}
