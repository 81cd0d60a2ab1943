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
import { wireContestant, wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import { runFreeze } from "#server/freezing/freeze-command.ts";
import { createChangeFrames } from "#server/live/missed-events.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { publicationOf } from "#server/testing/test-publication.ts";

const SITE = "osu.example.net";

/** Creates an app with one event that uses `name` for contestants, tournament and bracket. */
function appWithName(name: string) {
  const match = (id: string, change: Record<string, unknown>) =>
    wireMatch({
      id,
      bracket_id: "7",
      round_of: "2",
      row: "1",
      contestants: [
        wireContestant({ name, score: "2" }),
        wireContestant({ name: `${name} too`, score: "1", sort: "2" }),
      ],
      ...change,
    });
  const bracket = { title: name, type: "single", size: "2" };
  const tournament = wireTournament({ game: name, game_slug: "game", title: name, slug: "cup" });
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

/** Outputs that contain names. A check fails if a body treats the name as anything other than text. */
const SURFACES: readonly (readonly [
  name: string,
  path: string,
  check: (body: string, letters: string) => void,
])[] = [
  ["iCal", "/calendar/all.ics", expectInertCalendar],
  ["iCal of a tournament", `/calendar/tournament/${SITE}/cup.ics`, expectInertCalendar],
  ["a CSV file", "/api/v1/matches.csv", expectInertTable],
  ["a CSV file of a ranking", `/api/v1/rankings/${SITE}/cup.csv`, expectInertTable],
  ["a JSON file", "/api/v1/matches.json", expectInertJson],
  ["JSON of a list", "/api/v1/matches", expectInertJson],
  ["JSON of a tournament", `/api/v1/tournaments/${SITE}/cup`, expectInertJson],
  ["JSON of a ranking", `/api/v1/rankings/${SITE}/cup`, expectInertJson],
  ["iframe of a ranking", `/embed/ranking/${SITE}/cup`, expectInertMarkup],
  ["iframe of matches", "/embed/matches", expectInertMarkup],
  ["iframe of a match", `/embed/match/${SITE}/1`, expectInertMarkup],
  ["iframe of a bracket", `/embed/bracket/${SITE}/7`, expectInertMarkup],
  ["iframe of standings", `/embed/standings/${SITE}/cup`, expectInertMarkup],
  ["overlay of a match", `/overlay/match/${SITE}/1`, expectInertMarkup],
  ["overlay of a bracket", `/overlay/bracket/${SITE}/7`, expectInertMarkup],
  ["data of an overlay", `/overlay/match/${SITE}/1?as=json`, expectInertJson],
  ["overlay of a channel", "/overlay/channel/main", expectInertMarkup],
  ["JSON of a channel", "/api/v1/channels/main", expectInertJson],
  ["the wall", `/wall?tournament=${SITE}/cup`, expectInertMarkup],
  ["JSON of the wall", `/wall?tournament=${SITE}/cup&as=json`, expectInertJson],
  ["SVG of a bracket", `/brackets/${SITE}/7.svg`, expectInertMarkup],
  ["the HTML head of a dashboard page", `/matches/${SITE}/1`, expectInertMarkup],
  [
    "oEmbed",
    `/oembed?url=${encodeURIComponent(`https://desk.example.org/matches/${SITE}/1`)}`,
    (body, letters) => {
      const { html } = JSON.parse(body);
      expectInertMarkup(html);
      expectInertJson(body, letters);
    },
  ],
];

describe.each(HOSTILE_NAMES)("the name %j", (name) => {
  const letters = decodeEntities(cleanText(name, 200));
  const app = appWithName(name);

  it("loses control and direction characters when parsed", () => {
    expect(letters).not.toMatch(/\p{Cc}|[\u2028\u202a-\u202e\u2066-\u2069]/u);
  });

  it.each(SURFACES)("is inert in %s", async (_, path, check) => {
    // A dashboard page has no other form.
    const accept = path.startsWith("/matches/") ? "text/html" : "*/*";
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
