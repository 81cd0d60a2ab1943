import { expect, it } from "vitest";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import { createTestApp, EMPTY_ARCHIVE_WORLD_LOOKUP, onlySite } from "#server/testing/test-app.ts";
import { NO_PUBLICATION, PUBLISHED } from "#server/testing/test-publication.ts";

const HARBOUR = "halfpitch.example/harbour";
const { app } = createTestApp();
const textOf = async (path: string, from = app) => (await from.request(path)).text();

it("serves pages of a frozen copy only as plain text, which no browser runs", async () => {
  for (const path of [
    "/",
    "/tournaments",
    `/tournaments/${HARBOUR}`,
    "/matches/halfpitch.example/9001",
  ]) {
    const { status, headers } = await app.request(`${path}?frozen=`);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await app.request(path)).headers.get("content-type")).toMatch(/^text\/html/);
  }
});

it("shows the widgets that embed pages show, and links to every match", async () => {
  const html = await textOf(`/tournaments/${HARBOUR}?frozen=`);
  const widget = /<matchdesk-widget[^]*<\/matchdesk-widget>/;
  for (const path of [`/embed/standings/${HARBOUR}`, `/embed/matches/${HARBOUR}?limit=100`]) {
    expect(html).toContain(widget.exec(await textOf(path))?.[0]);
  }
  expect(html).toContain('<a href="/matches/halfpitch.example/9002">');
  const match = await textOf("/matches/halfpitch.example/9001?frozen=");
  expect(match).toContain(widget.exec(await textOf("/embed/match/halfpitch.example/9001"))?.[0]);
  expect(match).toContain(`<a href="/tournaments/${HARBOUR}">`);
});

it("writes the URL of the copy into link previews, escaped", async () => {
  const url = encodeURIComponent('https://cup.example"><u>');
  const html = await textOf(`/tournaments/${HARBOUR}?frozen=${url}`);
  expect(html).toContain('"og:url" content="https://cup.example&quot;&gt;&lt;u&gt;/tournaments/');
  expect(html).not.toContain("<u>");
});

it("lists the chosen tournaments on the start page, or all", async () => {
  const all = await textOf("/?frozen=");
  expect(all).toContain(`href="/tournaments/${HARBOUR}"`);
  expect(all).toContain('href="/tournaments/osu.example.net/cup-0"');
  const chosen = await textOf(`/tournaments?frozen=&tournament=${HARBOUR},nobody.example/cup`);
  expect(chosen).toContain(`href="/tournaments/${HARBOUR}"`);
  expect(chosen).not.toMatch(/osu\.example\.net|nobody\.example/);
});

it("reads past tournaments and matches from the archive", async () => {
  const { world } = PUBLISHED;
  const matches = new MatchesByTournament<DerivedMatch>();
  const later = { ...PUBLISHED, world: { ...world, tournaments: new Map(), matches } };
  const find = () => Promise.resolve(world);
  const past = { ...EMPTY_ARCHIVE_WORLD_LOOKUP, withTournament: find, withTournamentOf: find };
  const from = createTestApp(later, { past }).app;
  for (const path of [
    `/tournaments/${HARBOUR}?frozen=`,
    "/matches/halfpitch.example/9001?frozen=",
    `/?frozen=&tournament=${HARBOUR}`,
  ]) {
    expect(await textOf(path, from)).toBe(await textOf(path));
  }
});

it("shows no hidden tournament, and does not reveal which exist", async () => {
  const hiding = createTestApp(PUBLISHED, {
    signIn: { type: "none" },
    audience: onlySite("halfpitch.example"),
  }).app;
  const cup = "osu.example.net/cup-0";
  const start = await textOf(`/?frozen=&tournament=${HARBOUR},${cup}`, hiding);
  expect(start).toContain(HARBOUR);
  expect(start).not.toContain("osu.example.net");
  const bodies = await Promise.all(
    [cup, "osu.example.net/unknown"].map(async (key) => {
      const response = await hiding.request(`/tournaments/${key}?frozen=`, {
        headers: { accept: "application/json" },
      });
      expect(response.status).toBe(404);
      return Object(await response.json()).detail;
    }),
  );
  expect(bodies[0]).toBe(bodies[1]);
});

it("responds with 404 to an unknown subject and before the first data", async () => {
  const early = createTestApp(NO_PUBLICATION).app;
  for (const path of [`/tournaments/${HARBOUR}`, "/"]) {
    expect((await early.request(`${path}?frozen=`)).status).toBe(404);
  }
  expect((await app.request("/matches/halfpitch.example/1?frozen=")).status).toBe(404);
});
