/**
 * Writes `ROOM_RULES` as a table to docs/architecture.md. Run it after a change of the rooms: `node
 * scripts/check/print-rooms.mjs`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { splitRoomNames, ROOM_RULES } from "./import-rules.mjs";

const DOCUMENT = "docs/architecture.md";

// The table is excluded from formatting, which would pad each cell to the longest one.
const BEGIN =
  "<!-- rooms, printed by scripts/check/print-rooms.mjs -->\n<!-- prettier-ignore-start -->\n";
const END = "<!-- prettier-ignore-end -->\n<!-- end of rooms -->\n";

/** Returns the table of rooms as Markdown, in the order of `ROOM_RULES`, with a final line break. */
export function formatRoomTable() {
  const rows = Object.entries(ROOM_RULES).map(
    ([name, { is, may, packages }]) =>
      `| \`${name}\` | ${is} | ${printImports(may)} | ${splitRoomNames(packages).join(", ")} |\n`,
  );
  return `| room | what it is | may import | packages |\n| --- | --- | --- | --- |\n${rows.join("")}`;
}

/**
 * Returns a document with `table` between the markers.
 *
 * @throws an Error if it has no markers
 */
export function replaceRoomTable(document, table) {
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no markers for the table of rooms.`);
  return `${document.slice(0, from)}${BEGIN}${table}${document.slice(to)}`;
}

/** Returns room names grouped by part: `**core** lib, model **server** platform`. */
function printImports(list) {
  const byPart = new Map();
  for (const name of splitRoomNames(list)) {
    const [part, ...rest] = name.split("/");
    byPart.set(part, [...(byPart.get(part) ?? []), rest.join("/") || name]);
  }
  return Array.from(byPart, ([part, names]) => `**${part}** ${names.join(", ")}`).join(" ");
}

if (import.meta.filename === process.argv[1]) {
  writeFileSync(DOCUMENT, replaceRoomTable(readFileSync(DOCUMENT, "utf8"), formatRoomTable()));
}
