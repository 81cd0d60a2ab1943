/**
 * Lists the rooms of the source. Run it after a change: `node scripts/check/rooms.mjs` writes the
 * table to docs/architecture.md.
 */
import { readFileSync, writeFileSync } from "node:fs";

/**
 * Rooms: folder, contents, packages besides those in `PARTS`. A room contains its subfolders except
 * those that are rooms; one that ends in `*` means each folder there. Their order is the rule of
 * imports: a room may import only rooms before it.
 *
 * @type {readonly (readonly [folder: string, contents: string, packages?: string])[]}
 */
export const ROOMS = [
  [
    "scripts",
    "build, checks and commands",
    "fontverter node: openapi-fetch sharp subset-font tsx vite",
  ],
  ["core/lib", "collections, text, time, colour"],
  ["core/simulation", "the matches of an elimination, for the demo and for tests"],
  ["core/model", "types and keys of matches, tournaments, changes"],
  ["core/wire", "parses JSON of the service into the model", "zod"],
  ["core/desk", "annotations: values entered by staff"],
  ["core/match", "status, winner and order of one match"],
  ["core/guards", "detects implausible new data, which is held back"],
  ["core/snapshot", "merges polls into all data received so far"],
  ["core/bracket", "derives rounds, places and podium of a bracket"],
  ["core/groups", "derives standings of groups"],
  ["core/ranking", "stages of a tournament and its final ranking"],
  ["core/advancing", "who can still advance from a group"],
  ["core/contestants", "records, opponents and next matches of contestants"],
  ["core/world", "all data derived from a snapshot at one time"],
  ["core/changes", "derives the changes between two worlds"],
  ["core/forecast", "estimates durations and starts of matches"],
  ["core/attention", "derives attention items, one rule per kind"],
  ["core/contract", "the JSON API: schemas and types"],
  ["core/paths", "URLs of the API and of pages"],
  ["core/i18n/en", "English messages; every language has the same"],
  ["core/i18n/*", "messages of another language"],
  ["core/i18n", "messages: the registry of languages, slots, scores"],
  ["core/side", "the sides of a match, as every rendering shows them"],
  ["core/schedule", "matches of a day at their stations: free times, clashes"],
  ["core/layout", "positions of cards, headers and lines of a bracket"],
  ["core/embed", "content of embeds, overlays and walls, as plain nodes"],
  ["server/platform", "log, errors, files, SQLite, addresses", "@photostructure kysely pino"],
  ["server/command-line", "arguments and help of every command"],
  ["server/reference/replay", "progress of the matches of the reference service over time"],
  ["server/reference/store", "its tables", "@photostructure kysely"],
  ["server/reference/api", "its HTTP API", "rate-limiter-flexible"],
  ["server/reference/demo", "its demo events"],
  ["server/reference", "the reference service: a Match Data Service to test against"],
  ["server/clock", "the service's clock, measured by its responses"],
  ["server/work", "limits of expensive requests: queues, time slices"],
  ["server/upstream", "client of the Match Data Service", "undici"],
  ["server/names", "deleted names and their pseudonyms"],
  ["server/search", "the text that a name is searched by, in Latin letters too", "any-ascii"],
  ["server/presenters", "converts the model to the contract"],
  [
    "server/archive/database",
    "SQLite and PostgreSQL as one; migrations",
    "@photostructure kysely pg",
  ],
  ["server/archive", "reads and writes of everything ever received", "kysely"],
  [
    "server/archive/engines",
    "opens the archive on each database; the poller lease",
    "kysely lru-cache pg",
  ],
  ["server/archive/copies", "backup and restore", "@photostructure kysely"],
  ["server/reading", "the world that a request may read, present or past", "lru-cache"],
  ["server/ingest", "poll, derive, archive, publish"],
  ["server/desk", "annotations and attention items while the server runs"],
  [
    "server/http",
    "headers, caches, compression, errors of every response",
    "rate-limiter-flexible",
  ],
  ["server/live", "event streams and change log"],
  ["server/auth", "sign-in, sessions, who is staff", "openid-client rate-limiter-flexible"],
  ["server/outlets/pages", "the dashboard's pages and their previews"],
  ["server/outlets/api", "the public API, health and metrics"],
  ["server/outlets/desk", "the API of staff"],
  ["server/outlets/embeds", "iframes, pages of frozen copies, and the data of widgets"],
  ["server/outlets/screens", "walls and overlays", "uqr"],
  [
    "server/outlets/images/png",
    "converts SVG to PNG in a worker",
    "@resvg opentype.js subset-font",
  ],
  ["server/outlets/images", "brackets as SVG and PNG", "lru-cache"],
  ["server/outlets/images/link-previews", "link preview images"],
  ["server/outlets/files", "calendars, CSV and JSON files"],
  ["server/config", "parses the environment into Config"],
  ["server/freezing", "exports a running server as static files"],
  ["server/demo", "the evening of the demo: its time, and what its staff entered"],
  [
    "server/commands",
    "commands other than the server, and the check before the build",
    "@photostructure @resvg",
  ],
  ["server", "the composition root", "prom-client"],
  ["web/styles", "tokens and base styles"],
  ["web/keys", "the keys of each page, as tables"],
  ["web/events", "the event stream, shared by all pages of a browser"],
  ["web/offline", "the service worker"],
  ["web/fonts", "fonts of the scripts of names, loaded when needed", "@fontsource-variable"],
  ["web/hooks", "browser features as hooks", "react react-dom"],
  ["web/widget", "the custom element and iframes; no React", "virtual:"],
  ["web/screen", "walls and overlays; no React"],
  ["web/i18n", "the viewer's language; loads messages"],
  ["web/preferences", "preferences of a viewer"],
  ["web/routing", "the page that the URL selects", "react wouter"],
  ["web/api", "one file per resource: URLs, types, hooks", "@tanstack react"],
  [
    "web/kit",
    "everything that knows how something looks: text, lines, tables, controls",
    "react react-dom virtual:",
  ],
  ["web/features/*", "parts of pages, one subject each", "@tanstack react react-dom"],
  ["web/pages/*", "one folder per page", "@tanstack react react-dom"],
  ["web/app/shell", "header, navigation, dialogs and footer around every page", "@tanstack react"],
  ["web/app", "the table of pages and the query client", "@tanstack react"],
  ["web/start", "everything before the first paint", "@tanstack react react-dom"],
  ["web", "the entry of the dashboard", "react react-dom"],
  ["e2e", "fixtures, page objects and specs"],
  ["bench", "benchmarks"],
  [".", "vite.config.ts", "@vitejs vitest"],
];

const DOCUMENT = "docs/architecture.md";
// The table is excluded from formatting, which would pad each cell to the longest one.
const BEGIN =
  "<!-- rooms, written by scripts/check/rooms.mjs -->\n<!-- prettier-ignore-start -->\n";
const END = "<!-- prettier-ignore-end -->\n<!-- end of rooms -->\n";

/** Returns the document with `ROOMS` as the table between its markers. */
export function insertRoomTable(document) {
  const rows = ROOMS.map(
    ([folder, contents, packages = ""]) => `| \`${folder}\` | ${contents} | ${packages} |\n`,
  );
  const table = `| room | what it is | packages |\n| --- | --- | --- |\n${rows.join("")}`;
  const [before] = document.split(BEGIN);
  const [, after] = document.split(END);
  return `${before}${BEGIN}${table}${END}${after}`;
}

if (import.meta.filename === process.argv[1]) {
  writeFileSync(DOCUMENT, insertRoomTable(readFileSync(DOCUMENT, "utf8")));
}
