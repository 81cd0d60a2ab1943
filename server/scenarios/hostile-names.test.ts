/** One table of names and one of surfaces: on none of them is a name more than its letters. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Window } from "happy-dom";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { ChangeViewSchema } from "#core/contract/change.ts";
import { DeskFactInputSchema } from "#core/contract/annotation.ts";
import { cleanText } from "#core/lib/text.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { createDeskFacts } from "#core/desk/annotations.ts";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { runFreeze } from "#server/freezing/freeze-command.ts";
import { framesOf } from "#server/live/missed-events.ts";
import { createTestApp, publicationOf } from "#server/testing/test-app.ts";

const SITE = "osu.example.net";

/** A desk whose only event is full of one name: contestants, tournament, bracket. */
function deskOf(name: string) {
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
  const world = publication.world && { ...publication.world, facts: factsOf(name) };
  return createTestApp(() => ({ ...publication, world })).app;
}

const MOST_SHORT = 16;

/** The match is on a channel, and one of its contestants has the name as a short one. */
function factsOf(name: string) {
  const author = { who: name, at: 0 };
  const value = { match: `${SITE}/1`, swapped: false, score: null };
  const short = Array.from(name).slice(0, MOST_SHORT).join("");
  const scope = contestantKey("game", cleanText(name, 200));
  return createDeskFacts([
    { kind: "channel", scope: "main", value, ...author },
    { ...DeskFactInputSchema.parse({ kind: "short-name", scope, value: short }), ...author },
  ]);
}

interface Surface {
  readonly name: string;
  readonly path: string;
  readonly accept?: string;
  /** Fails where the body holds more than letters of a name. */
  readonly check: (body: string, letters: string) => void;
}

/** Parses as a browser does: nothing of a name became an element, an attribute or a script. */
function isInertMarkup(body: string): void {
  const { DOMParser } = new Window();
  // What stands in a template would not be looked through.
  const text = body.replaceAll(/<\/?template[^>]*>/g, "");
  const document = new DOMParser().parseFromString(text, "text/html");
  for (const element of document.querySelectorAll("*")) {
    expect(element.getAttributeNames().filter((each) => each.startsWith("on"))).toEqual([]);
    expect(element.getAttribute("src")).not.toBe("x");
    expect(element.getAttribute("href") ?? "").not.toMatch(/^javascript:/);
  }
  for (const script of document.querySelectorAll("script")) {
    expect(script.textContent).not.toContain("alert");
  }
}

function isInertJson(body: string, letters: string): void {
  expect(JSON.stringify(JSON.parse(body))).toContain(JSON.stringify(letters).slice(1, -1));
  expect(body).not.toMatch(/[\r\n]/);
}

/** As a calendar program reads it: two events, and their summaries hold the name. */
function isInertCalendar(body: string, letters: string): void {
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents("vevent");
  expect(events).toHaveLength(2);
  for (const event of events) expect(new ICAL.Event(event).summary).toContain(letters);
}

/** As a spreadsheet reads it: every cell is text or a number, and a row has as many as the head. */
function isInertTable(body: string, letters: string): void {
  const [head = [], ...rows] = readTable(body.replace(/^\uFEFF/, ""));
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toHaveLength(head.length);
    expect(row.some((cell) => cell.includes(letters))).toBe(true);
    for (const cell of row) expect(cell).not.toMatch(/^[=+@]|^-\D/);
  }
}

/** Cells by row (RFC 4180). */
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
  { name: "iCal", path: "/calendar/all.ics", check: isInertCalendar },
  {
    name: "iCal of a tournament",
    path: `/calendar/tournament/${SITE}/cup.ics`,
    check: isInertCalendar,
  },
  { name: "a CSV file", path: "/api/v1/matches.csv", check: isInertTable },
  { name: "a JSON file", path: "/api/v1/matches.json", check: isInertJson },
  { name: "JSON of a list", path: "/api/v1/matches", check: isInertJson },
  { name: "JSON of a tournament", path: `/api/v1/tournaments/${SITE}/cup`, check: isInertJson },
  { name: "iframe of matches", path: "/embed/matches", check: isInertMarkup },
  { name: "iframe of a match", path: `/embed/match/${SITE}/1`, check: isInertMarkup },
  { name: "iframe of a bracket", path: `/embed/bracket/${SITE}/7`, check: isInertMarkup },
  { name: "iframe of standings", path: `/embed/standings/${SITE}/cup`, check: isInertMarkup },
  { name: "overlay of a match", path: `/overlay/match/${SITE}/1`, check: isInertMarkup },
  { name: "overlay of a bracket", path: `/overlay/bracket/${SITE}/7`, check: isInertMarkup },
  { name: "what an overlay loads", path: `/overlay/match/${SITE}/1?as=json`, check: isInertJson },
  { name: "overlay of a channel", path: "/overlay/channel/main", check: isInertMarkup },
  { name: "JSON of a channel", path: "/api/v1/channels/main", check: isInertJson },
  { name: "the wall", path: `/wall?tournament=${SITE}/cup`, check: isInertMarkup },
  {
    name: "JSON of the wall",
    path: `/wall?tournament=${SITE}/cup&as=json`,
    check: isInertJson,
  },
  { name: "SVG of a bracket", path: `/brackets/${SITE}/7.svg`, check: isInertMarkup },
  {
    name: "the head of a dashboard page",
    path: `/matches/${SITE}/1`,
    accept: "text/html",
    check: isInertMarkup,
  },
  {
    name: "oEmbed",
    path: `/oembed?url=${encodeURIComponent(`https://desk.example.org/matches/${SITE}/1`)}`,
    check: (body, letters) => {
      const { html } = JSON.parse(body);
      isInertMarkup(html);
      isInertJson(body, letters);
    },
  },
];

describe.each(HOSTILE_NAMES)("the name %j", (name) => {
  const letters = cleanText(name, 200);

  it("loses what turns or breaks the text around it where it comes in", () => {
    expect(letters).not.toMatch(/\p{Cc}|[\u2028\u202a-\u202e\u2066-\u2069]/u);
  });

  it.each(SURFACES)("is inert in $name", async ({ path, accept = "*/*", check }) => {
    const answer = await deskOf(name).request(path, { headers: { accept } });
    expect(answer.status).toBe(200);
    const body = await answer.text();
    expect(body).not.toMatch(/[\u202a-\u202e\u2066]/);
    check(body, letters);
    for (const value of answer.headers.values()) expect(value).not.toContain("Set-Cookie: a=1");
  });

  it("is inert in the pages of a frozen event", async () => {
    const app = deskOf(name);
    const folder = mkdtempSync(join(tmpdir(), "frozen-"));
    const file = { path: "/widget.0000aaaa.js", integrity: "" };
    const outcome = await runFreeze([folder, "--base=http://desk"], {
      port: "",
      publicUrl: "https://cup.example.org",
      say: () => {},
      ask: async (url) => {
        const path = url.slice("http://desk".length);
        if (path === "/widget.json")
          return Response.json({ script: file, module: file, style: file, messages: [] });
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
      isInertMarkup(html);
      expect(html).not.toMatch(/[\u202a-\u202e\u2066]/);
    }
    rmSync(folder, { recursive: true });
  });

  it("is inert in the event stream: one change, one event", () => {
    const contestant = { key: "k", name, country: "" };
    const change = {
      type: "contestants-known" as const,
      match: `${SITE}/1`,
      tournament: `${SITE}/cup`,
      contestants: [contestant],
    };
    const [frame] = framesOf([{ seq: 7, publicSeq: 7, at: 0, change }], () => true);
    const text = frame?.bytes.toString() ?? "";
    expect(text.split("\n\n")).toHaveLength(2);
    expect(text.split(/\r|\n|\r\n/)).toHaveLength(5);
    const data = text.split("\n").find((line) => line.startsWith("data: ")) ?? "";
    expect(ChangeViewSchema.parse(JSON.parse(data.slice("data: ".length)))).toMatchObject({
      contestants: [{ name }],
    });
  });
});
