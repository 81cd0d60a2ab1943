/**
 * Compares the lines of each room, styles included, with those in `lines.json`, so that growth is a
 * commit of its own: `node scripts/check/lines.mjs`, with `--write` to enter the present lines.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const FILE = "scripts/check/lines.json";
/** Share by which a room may grow unnoticed. */
const TOLERANCE = 0.03;

/** Returns the room of a source file; `null` if its lines do not count. */
export function findCountedRoom(file) {
  const counts =
    /^(?:core|server|web)\/.*\.(?:tsx?|css)$/.test(file) &&
    !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file);
  if (!counts) return null;
  const folders = file.split("/").slice(0, -1);
  return folders.slice(0, /^web\/(?:pages|features)\//.test(file) ? 3 : 2).join("/");
}

/** Returns the lines of each room, by its name, in alphabetical order. */
export function countLines(files, read) {
  const lines = {};
  for (const file of files) {
    const room = findCountedRoom(file);
    if (room !== null) lines[room] = (lines[room] ?? 0) + read(file).trimEnd().split("\n").length;
  }
  return Object.fromEntries(Object.entries(lines).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a sentence for each room that is new or has grown too much, with what to do. */
export function describeGrowth(before, now) {
  return Object.entries(now).flatMap(([room, lines]) => {
    const known = before[room];
    if (known === undefined)
      return [`${room} is new: enter its ${lines} lines with node scripts/check/lines.mjs --write`];
    if (lines <= known * (1 + TOLERANCE)) return [];
    const percent = ((lines / known - 1) * 100).toFixed(1);
    return [
      `${room} has grown by ${percent}%, from ${known} to ${lines} lines: use a part that exists, ` +
        `or run node scripts/check/lines.mjs --write and commit ${FILE} alone, with the reason`,
    ];
  });
}

/** Returns the sentences about the rooms of the project. */
export function findGrowth() {
  return describeGrowth(JSON.parse(readFileSync(FILE, "utf8")), countProject());
}

function countProject() {
  const files = ["core", "server", "web"].flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: "utf8" }).map((file) => `${part}/${file}`),
  );
  return countLines(files, (file) => readFileSync(file, "utf8"));
}

if (import.meta.filename === process.argv[1]) {
  if (process.argv[2] === "--write") {
    writeFileSync(FILE, `${JSON.stringify(countProject(), null, 2)}\n`);
  } else {
    const growth = findGrowth();
    console.log(growth.join("\n"));
    process.exitCode = growth.length === 0 ? 0 : 1;
  }
}
