import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { type InitialData, NOW_PAGE_FILTERS } from "#core/paths/initial-data.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { PasswordUsers } from "#server/auth/password-users.ts";
import { createTestSessionTable } from "#server/testing/session-table.ts";
import { createTestApp, onlySite } from "#server/testing/test-app.ts";
import { NO_PUBLICATION, PUBLISHED, publicationOf } from "#server/testing/test-publication.ts";

const html = { headers: { accept: "text/html" } };
const { app } = createTestApp();

/** Parses the initial data and the contestant names of a page as a browser does. */
async function readPage(response: Response) {
  const { document } = new Window();
  document.write(await response.text());
  const text = document.querySelector("#first-answers")?.textContent ?? null;
  const answers: InitialData | null = text === null ? null : JSON.parse(text);
  const names = Array.from(
    document.querySelectorAll(".first-lines bdi"),
    (each) => each.textContent,
  );
  return { answers, names, scripts: document.querySelectorAll("script").length };
}

const failToRead = () => Promise.reject(new Error("the database is away"));

describe("GET /", () => {
  it("embeds the API responses that it requests first", async () => {
    const { answers } = await readPage(await app.request("/", html));
    const fetchJson = async (path: string): Promise<unknown> => (await app.request(path)).json();
    expect(answers).toEqual({
      session: await fetchJson(apiPaths.session),
      meta: await fetchJson(apiPaths.meta),
      lists: {
        live: await fetchJson(apiPaths.matches(NOW_PAGE_FILTERS.live)),
        upcoming: await fetchJson(apiPaths.matches(NOW_PAGE_FILTERS.upcoming)),
        ended: await fetchJson(apiPaths.matches(NOW_PAGE_FILTERS.ended)),
      },
    });
  });

  it("names the contestants of the first matches without scripts", async () => {
    const { answers, names } = await readPage(await app.request("/", html));
    const [first] = answers?.lists?.live.matches ?? [];
    expect(names.slice(0, 2)).toEqual(first?.slots.map(({ contestant }) => contestant?.name));
  });

  it.each(HOSTILE_NAMES)("escapes the name %j", async (name) => {
    const contestants = [wireContestant({ name }), wireContestant({ name: "Other", sort: "2" })];
    const lists = { upcoming: [wireMatch({ contestants })], ended: [] };
    const named = createTestApp(publicationOf(lists)).app;
    const { answers, names, scripts } = await readPage(await named.request("/", html));
    const [match] = answers?.lists?.upcoming.matches ?? [];
    expect(names).toEqual(match?.slots.map(({ contestant }) => contestant?.name));
    expect(names[1]).toBe("Other");
    // Two scripts of the page, and the data block.
    expect(scripts).toBe(3);
  });

  it("embeds no data before the first data, and none for a list of one game", async () => {
    const early = createTestApp(NO_PUBLICATION).app;
    expect((await readPage(await early.request("/", html))).answers).toBeNull();
    expect((await readPage(await app.request("/?game=halfpitch", html))).answers).toBeNull();
  });

  it("responds without embedded data if sessions cannot be read", async () => {
    const sessions = { ...createTestSessionTable(), findByToken: failToRead };
    const signIn = { type: "password", users: new PasswordUsers([]) } as const;
    const failing = createTestApp(PUBLISHED, { signIn, sessions }).app;
    const headers = { ...html.headers, cookie: "__Host-matchdesk=AAAA" };
    const response = await failing.request("https://desk.example/", { headers });
    expect(response.status).toBe(200);
    expect((await readPage(response)).answers).toBeNull();
  });

  it("embeds only public data, and none for staff who see more", async () => {
    const audience = onlySite("halfpitch.example");
    const staff = createTestApp(PUBLISHED, { audience }).app;
    expect((await readPage(await staff.request("/", html))).answers).toBeNull();
    const publicApp = createTestApp(PUBLISHED, { audience, signIn: { type: "none" } }).app;
    const page = await publicApp.request("http://desk.example/", html);
    const { answers } = await readPage(page);
    expect(answers?.session.name).toBeNull();
    const lists = Object.values(answers?.lists ?? {});
    const sites = lists.flatMap(({ matches }) => matches.map(({ site }) => site));
    expect(new Set(sites)).toEqual(new Set(["halfpitch.example"]));
  });
});

describe("GET /tournaments/SITE/SLUG/bracket/ID", () => {
  const [bracket] = PUBLISHED.world.brackets.values();
  const { site = "", ids: [id = ""] = [], tournament: key = "" } = bracket ?? {};
  const path = `/tournaments/${key}/bracket/${id}`;

  it("embeds the tournament and the bracket", async () => {
    const { answers } = await readPage(await app.request(path, html));
    const fetchJson = async (from: string): Promise<unknown> => (await app.request(from)).json();
    expect(answers?.bracket).toEqual({
      tournament: await fetchJson(`/api/v1/tournaments/${key}`),
      detail: await fetchJson(apiPaths.bracket(site, id)),
    });
    expect(answers?.lists).toBeUndefined();
  });

  it("is the plain page for a bracket that is missing or hidden", async () => {
    const missing = await app.request(`/tournaments/${key}/bracket/none`, html);
    expect((await readPage(missing)).answers).toBeNull();
    const hidden = createTestApp(PUBLISHED, {
      audience: onlySite("no.example"),
      signIn: { type: "none" },
    }).app;
    const response = await hidden.request(`http://desk.example${path}`, html);
    expect((await readPage(response)).answers).toBeNull();
  });
});
