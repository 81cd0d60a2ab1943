/**
 * Finds what the oldest browsers of walls, overlays and embedded pages
 * (`scripts/build/browsers.mjs`) lack in the built scripts and styles of these pages, and what the
 * build cannot replace.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

const SCRIPTS = ["screen.js", "service-worker.js", "embed-frame.js"];
const STYLES = ["screen.css", "widget.css"];

/** Functions that are newer than Chromium 79, as they are called. */
const FUNCTIONS = `
  AbortSignal.timeout AbortSignal.any Object.hasOwn structuredClone .at .replaceAll
  .replaceChildren .findLast .findLastIndex .toSorted .toReversed .toSpliced .with Object.groupBy Map.groupBy Promise.any
  Promise.withResolvers .checkVisibility
`
  .trim()
  .split(/\s+/);

/** Kinds of syntax nodes that are newer than Chromium 79. */
const SYNTAX = {
  ChainExpression: () => true,
  LogicalExpression: ({ operator }) => operator === "??",
  AssignmentExpression: ({ operator }) => ["??=", "||=", "&&="].includes(operator),
  StaticBlock: () => true,
  MethodDefinition: ({ key }) => key.type === "PrivateIdentifier",
};

/** Parts of styles that are newer than Chromium 79. Unknown properties that only decorate are not. */
const STYLE_PARTS = {
  "viewport unit": /\d[dsl]v(?:h|w|min|max)\b/,
  "selector function": /:(?:is|where|has)\(/,
  "colour function": /\b(?:oklch|oklab|light-dark|color-mix)\(/,
  "property inset": /[;{]inset:/,
  "logical shorthand": /[;{](?:margin|padding|border|inset)-(?:inline|block):/,
  "media query range": /@media[^{]*\(width/,
  "aspect ratio": /[;{]aspect-ratio:/,
  "container query": /@container/,
};
const FLEX_GAP = /display:(?:inline-)?flex[^}]*[;{](?:column-|row-)?gap:/;
const GAP_BEFORE_FLEX = /[;{](?:column-|row-)?gap:[^}]*display:(?:inline-)?flex/;

/** Returns a line for each use of something newer: "screen.css: viewport unit". */
export function findNewerFeatures(dir) {
  const read = (name) => readFileSync(join(dir, name), "utf8");
  return [
    ...SCRIPTS.flatMap((name) => findInScript(read(name)).map((use) => `${name}: ${use}`)),
    ...STYLES.flatMap((name) => findInStyle(read(name)).map((use) => `${name}: ${use}`)),
  ];
}

/** Returns the newer syntax and functions of a script. */
export function findInScript(code) {
  const syntax = new Set();
  collectSyntax(parseAst(code), syntax);
  const functions = FUNCTIONS.filter((name) => code.includes(`${name}(`));
  return [...syntax, ...functions];
}

/** Returns the newer parts of a style sheet, except those in `@supports`. */
export function findInStyle(css) {
  const everywhere = withoutSupports(css);
  const parts = Object.entries(STYLE_PARTS).filter(([, pattern]) => pattern.test(everywhere));
  const hasFlexGap = FLEX_GAP.test(everywhere) || GAP_BEFORE_FLEX.test(everywhere);
  return [...parts.map(([name]) => name), ...(hasFlexGap ? ["gap in a flex container"] : [])];
}

function collectSyntax(node, found) {
  if (Array.isArray(node)) {
    for (const each of node) collectSyntax(each, found);
  } else if (node !== null && typeof node === "object") {
    if (SYNTAX[node.type]?.(node)) found.add(node.type);
    for (const value of Object.values(node)) collectSyntax(value, found);
  }
}

/** Removes blocks that only browsers with a feature read. */
function withoutSupports(css) {
  const start = css.indexOf("@supports");
  if (start < 0) return css;
  let end = css.indexOf("{", start);
  for (let depth = 1; depth > 0 && end < css.length;) {
    end += 1;
    if (css[end] === "{") depth += 1;
    else if (css[end] === "}") depth -= 1;
  }
  return css.slice(0, start) + withoutSupports(css.slice(end + 1));
}
