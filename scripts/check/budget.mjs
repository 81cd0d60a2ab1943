/** How much JavaScript a browser loads before the dashboard's first page can show. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** Bytes, gzip: 130 KB. */
export const BUDGET = 133_120;

/** Bytes of a widget's script, gzip: 12 KB. */
export const WIDGET_BUDGET = 12_288;

/** Bytes of the script with which a page's frames follow their content, gzip: 1 KB. */
export const HEIGHT_SCRIPT_BUDGET = 1024;

export function heightScriptBytes(dir) {
  return gzipBytes(join(dir, "embed-height.js"));
}

/** Gzip bytes of the larger of the widget's two scripts. */
export function widgetBytes(dir) {
  return Math.max(...["widget.js", "widget.mjs"].map((name) => gzipBytes(join(dir, name))));
}

function gzipBytes(file) {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

const FROM_PAGE = /<(?:script|link)[^>]+(?:src|href)="(\/[^"]+\.js)"/g;
/** The page at `/`: the entry loads it at once. */
const FIRST_PAGE = /\bimport\(\s*["'`](\.\/now-page-[^"'`]+\.js)["'`]/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"(\.\/[^"]+\.js)"/g;

/**
 * Gzip bytes of everything `dist/web/index.html` names, of the first page, and of what those import
 * statically.
 */
export function initialScriptBytes(dir) {
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
