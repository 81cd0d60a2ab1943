/** Checks with hostile names that every output treats a name as plain text. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Window } from "happy-dom";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { ChangeSchema } from "#core/model/change.ts";
import { AnnotationInputSchema } from "#core/contract/annotation.ts";
import { cleanText } from "#core/lib/text.ts";
import { decodeEntities } from "#core/lib/decode-entities.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { runFreeze } from "#server/freezing/freeze-command.ts";
import { createChangeFrames } from "#server/live/missed-events.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { publicationOf } from "#server/testing/test-publication.ts";

const SITE = "osu.example.net";

/** Creates an app with one event that uses `name` for contestants, tournament and bracket. */
function appWithName(name: string) {
  const match = (id: string, change: Record<string, unknown>) => ({
    ...wireMatch({
      id,
      bracket_id: "7",
      round_of: "2",
      row: "1",
      contestants: [
        wireContestant({ name, score: "2" }),
        wireContestant({ name: `${name} too`, score: "1", sort: "2" }),
      ],
      ...change,
    }),
    site: SITE,
  });
  const bracket = { title: name, type: "single", size: "2" };
  const tournament = {
    game: name,
    game_slug: "game",
    title: name,
    slug: "cup",
    start: "2026-03-07 08:00:00",
    end: "2026-03-08 20:00:00",
  };
  const played = match("1", { bracket, tournament });
  const grouped = match("2", { bracket_id: null, bracket: null, group_id: "9", tournament });
  const publication = publicationOf({ upcoming: [], ended: [played, grouped] });
  const world = publication.world && { ...publication.world, annotations: annotationsOf(name) };
  return createTestApp(() => ({ ...publication, world })).app;
}

const SHORT_NAME_LENGTH = 16;

/** Returns annotations that put the match on a channel and use the name as a short name. */
function annotationsOf(name: string) {
  const author = { who: name, at: 0 };
  const value = { ...EMPTY_CHANNEL, match: `${SITE}/1` };
  const short = Array.from(name).slice(0, SHORT_NAME_LENGTH).join("");
  const scope = contestantKey("game", decodeEntities(cleanText(name, 200)));
  return createAnnotations([
    { kind: "channel", scope: "main", value, ...author },
    { ...AnnotationInputSchema.parse({ kind: "short-name", scope, value: short }), ...author },
  ]);
}

/** An output that contains names. */
interface Surface {
  readonly name: string;
  readonly path: string;
  readonly accept?: string;
  /** Fails if the body treats the name as anything other than text. */
  readonly check: (body: string, letters: string) => void;
}

/** Parses the body like a browser and expects no element, attribute or script from the name. */
function expectInertMarkup(body: string): void {
  const { DOMParser } = new Window();
  // Templates are removed because their content would not be searched.
  const text = body.replaceAll(/<\/?template[^>]*>/g, "");
  const document = new DOMParser().parseFromString(text, "text/html");
  for (const element of document.querySelectorAll("*")) {
    expect(element.getAttributeNames().filter((attribute) => attribute.startsWith("on"))).toEqual(
      [],
    );
    expect(element.getAttribute("src")).not.toBe("x");
    expect(element.getAttribute("href") ?? "").not.toMatch(/^javascript:/);
  }
  for (const script of document.querySelectorAll("script")) {
    expect(script.textContent).not.toContain("alert");
  }
}

function expectInertJson(body: string, letters: string): void {
  expect(JSON.stringify(JSON.parse(body))).toContain(JSON.stringify(letters).slice(1, -1));
  expect(body).not.toMatch(/[\r\n]/);
}

/**
 * Parses the body like a calendar program and expects two events with the name in their summaries.
 */
function expectInertCalendar(body: string, letters: string): void {
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents("vevent");
  expect(events).toHaveLength(2);
  for (const event of events) expect(new ICAL.Event(event).summary).toContain(letters);
}

/**
 * Parses the body like a spreadsheet and expects the header's number of cells in every row, without
 * formulas.
 */
function expectInertTable(body: string, letters: string): void {
  const [header = [], ...rows] = readTable(body.replace(/^\uFEFF/, ""));
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toHaveLength(header.length);
    expect(row.some((cell) => cell.includes(letters))).toBe(true);
    for (const cell of row) expect(cell).not.toMatch(/^[=+@]|^-\D/);
  }
}

/** Parses CSV (RFC 4180) into rows of cells. */
function readTable(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

const SURFACES: readonly Surface[] = [
  { name: "iCal", path: "/calendar/all.ics", check: expectInertCalendar },
  {
    name: "iCal of a tournament",
    path: `/calendar/tournament/${SITE}/cup.ics`,
    check: expectInertCalendar,
  },
  { name: "a CSV file", path: "/api/v1/matches.csv", check: expectInertTable },
  {
    name: "a CSV file of a ranking",
    path: `/api/v1/rankings/${SITE}/cup.csv`,
    check: expectInertTable,
  },
  { name: "a JSON file", path: "/api/v1/matches.json", check: expectInertJson },
  { name: "JSON of a list", path: "/api/v1/matches", check: expectInertJson },
  { name: "JSON of a tournament", path: `/api/v1/tournaments/${SITE}/cup`, check: expectInertJson },
  { name: "JSON of a ranking", path: `/api/v1/rankings/${SITE}/cup`, check: expectInertJson },
  { name: "iframe of a ranking", path: `/embed/ranking/${SITE}/cup`, check: expectInertMarkup },
  { name: "iframe of matches", path: "/embed/matches", check: expectInertMarkup },
  { name: "iframe of a match", path: `/embed/match/${SITE}/1`, check: expectInertMarkup },
  { name: "iframe of a bracket", path: `/embed/bracket/${SITE}/7`, check: expectInertMarkup },
  { name: "iframe of standings", path: `/embed/standings/${SITE}/cup`, check: expectInertMarkup },
  { name: "overlay of a match", path: `/overlay/match/${SITE}/1`, check: expectInertMarkup },
  { name: "overlay of a bracket", path: `/overlay/bracket/${SITE}/7`, check: expectInertMarkup },
  { name: "data of an overlay", path: `/overlay/match/${SITE}/1?as=json`, check: expectInertJson },
  { name: "overlay of a channel", path: "/overlay/channel/main", check: expectInertMarkup },
  { name: "JSON of a channel", path: "/api/v1/channels/main", check: expectInertJson },
  { name: "the wall", path: `/wall?tournament=${SITE}/cup`, check: expectInertMarkup },
  {
    name: "JSON of the wall",
    path: `/wall?tournament=${SITE}/cup&as=json`,
    check: expectInertJson,
  },
  { name: "SVG of a bracket", path: `/brackets/${SITE}/7.svg`, check: expectInertMarkup },
  {
    name: "the HTML head of a dashboard page",
    path: `/matches/${SITE}/1`,
    accept: "text/html",
    check: expectInertMarkup,
  },
  {
    name: "oEmbed",
    path: `/oembed?url=${encodeURIComponent(`https://desk.example.org/matches/${SITE}/1`)}`,
    check: (body, letters) => {
      const { html } = JSON.parse(body);
      expectInertMarkup(html);
      expectInertJson(body, letters);
    },
  },
];

describe.each(HOSTILE_NAMES)("the name %j", (name) => {
  const letters = decodeEntities(cleanText(name, 200));
  const app = appWithName(name);

  it("loses control and direction characters when parsed", () => {
    expect(letters).not.toMatch(/\p{Cc}|[\u2028\u202a-\u202e\u2066-\u2069]/u);
  });

  it.each(SURFACES)("is inert in $name", async ({ path, accept = "*/*", check }) => {
    const response = await app.request(path, { headers: { accept } });
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(body).not.toMatch(/[\u202a-\u202e\u2066]/);
    check(body, letters);
    for (const value of response.headers.values()) expect(value).not.toContain("Set-Cookie: a=1");
  });

  it("is inert in the pages of a frozen event", async () => {
    const folder = createTestFolder();
    const file = { path: "/widget.0000aaaa.js", integrity: "" };
    const outcome = await runFreeze([folder, "--base=http://desk"], {
      port: "",
      publicUrl: "https://cup.example.org",
      say: () => {},
      ask: async (url) => {
        const path = url.slice("http://desk".length);
        if (path === "/widget.json")
          return Response.json({
            script: file,
            module: file,
            style: file,
            late: [],
            messages: [],
          });
        return /^\/(widget|embed-)/.test(path) ? new Response("") : app.request(path);
      },
    });
    expect(outcome).toMatchObject({ exitCode: 0 });
    for (const path of [
      `tournaments/${SITE}/cup`,
      `matches/${SITE}/1`,
      `embed/bracket/${SITE}/7`,
      `embed/matches/${SITE}/cup`,
      "tournaments",
    ]) {
      const html = readFileSync(join(folder, path, "index.html"), "utf8");
      expectInertMarkup(html);
      expect(html).not.toMatch(/[\u202a-\u202e\u2066]/);
    }
  });

  it("is inert in the event stream, as one change in one event", () => {
    const contestant = { key: "k", name, country: "" };
    const change = {
      type: "contestants-known" as const,
      match: `${SITE}/1`,
      tournament: `${SITE}/cup`,
      contestants: [contestant],
    };
    const [frame] = createChangeFrames([{ seq: 7, publicSeq: 7, at: 0, change }], () => true);
    const text = frame?.bytes.toString() ?? "";
    expect(text.split("\n\n")).toHaveLength(2);
    expect(text.split(/\r|\n|\r\n/)).toHaveLength(5);
    const data = text.split("\n").find((line) => line.startsWith("data: ")) ?? "";
    expect(ChangeSchema.parse(JSON.parse(data.slice("data: ".length)))).toMatchObject({
      contestants: [{ name }],
    });
  });
});
