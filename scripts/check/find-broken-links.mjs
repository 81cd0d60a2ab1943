/** Finds links, paths and anchors in documents and comments whose target does not exist. */
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** Beginning of the paths that documents write in backticks. */
const ROOTS = /^(core|server|web|e2e|bench|scripts|docs|deploy|\.ci)\//;

/** Matches a pattern for several files, or a placeholder. */
const PATTERN = /[*{}…<>$\s]|NAME|FOLDER|\bX\b/;

/** A Markdown link or image: `[text](target)`. */
const LINK = /\]\(([^()\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
/** A fenced or indented code block, which contains examples. */
const CODE_BLOCK = /^```[^]*?^```$|(?<=^\n)(?: {4}.*\n)+/gm;
/** A document that source refers to, with an optional anchor. */
const DOCUMENT = /(?<![\w/.-])((?:[\w-]+\/)*[\w-]+\.md)(#[\w-]+)?/g;

/**
 * Returns the anchors that GitHub creates for the headings of a Markdown document.
 *
 * @param {string} text
 * @returns {ReadonlySet<string>}
 */
export function findHeadingAnchors(text) {
  const anchors = new Set();
  for (const [, heading] of text.replace(CODE_BLOCK, "").matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const anchor = anchorOf(heading);
    let free = anchor;
    for (let times = 1; anchors.has(free); times += 1) free = `${anchor}-${times}`;
    anchors.add(free);
  }
  return anchors;
}

function anchorOf(heading) {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\p{Mark} _-]/gu, "")
    .replaceAll(" ", "-");
}

/**
 * Returns the code of a Markdown document: its code blocks, and each text in backticks.
 *
 * @param {string} text
 * @returns {{ blocks: readonly string[], inline: readonly string[] }}
 */
export function findCode(text) {
  const inline = Array.from(text.replace(CODE_BLOCK, "").matchAll(CODE), ([, code]) => code);
  return { blocks: text.match(CODE_BLOCK) ?? [], inline };
}

/**
 * Returns the links and paths in backticks of a Markdown document whose target does not exist.
 *
 * @param {string} file relative to the project
 * @param {string} text
 * @returns {readonly string[]}
 */
export function findBrokenDocumentReferences(file, text) {
  const prose = text.replace(CODE_BLOCK, "").replace(CODE, "");
  const broken = [];
  for (const [, target] of prose.matchAll(LINK)) {
    const [path, anchor] = target.split("#");
    if (/^[a-z]+:/.test(target)) continue;
    const isFound =
      path === ""
        ? findHeadingAnchors(text).has(anchor)
        : targetExists(posix.join(posix.dirname(file), path), anchor);
    if (!isFound) broken.push(target);
  }
  for (const code of findCode(text).inline) {
    const [path, anchor] = code.split("#");
    const folder = PATTERN.test(path) ? `${path.split(PATTERN)[0]}x` : null;
    if (!ROOTS.test(path)) continue;
    if (folder === null ? !targetExists(path, anchor) : !existsSync(posix.dirname(folder))) {
      broken.push(code);
    }
  }
  return broken;
}

/**
 * Returns the documents and anchors in source whose target does not exist.
 *
 * @param {string} text
 * @returns {readonly string[]}
 */
export function findBrokenSourceReferences(text) {
  return [...text.matchAll(DOCUMENT)]
    .filter(([, path, anchor]) => !targetExists(path, anchor?.slice(1)))
    .map(([whole]) => whole);
}

function targetExists(path, anchor) {
  if (!existsSync(path)) return false;
  if (anchor === undefined || anchor === "" || !path.endsWith(".md")) return true;
  return findHeadingAnchors(readFileSync(path, "utf8")).has(anchor);
}
