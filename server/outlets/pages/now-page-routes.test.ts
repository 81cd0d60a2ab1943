import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { type InitialData, NOW_LISTS } from "#core/paths/initial-data.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { createAudience } from "#server/reading/visibility.ts";
import { StaffUsers } from "#server/auth/staff-users.ts";
import { createTestSessions } from "#server/testing/session-table.ts";
import {
  createTestApp,
  NO_PUBLICATION,
  publicationOf,
  testLists,
} from "#server/testing/test-app.ts";

const published = publicationOf(testLists());
const html = { headers: { accept: "text/html" } };

/** What the page holds, as a browser reads it. */
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

const away = () => Promise.reject(new Error("the database is away"));

describe("the page at /", () => {
  it("holds what the API answers to what it asks for first", async () => {
    const { app } = createTestApp(() => published);
    const { answers } = await readPage(await app.request("/", html));
    const asked = async (path: string): Promise<unknown> => (await app.request(path)).json();
    expect(answers).toEqual({
      session: await asked(apiPaths.session),
      meta: await asked(apiPaths.meta),
      lists: {
        live: await asked(apiPaths.matches(NOW_LISTS.live)),
        upcoming: await asked(apiPaths.matches(NOW_LISTS.upcoming)),
        ended: await asked(apiPaths.matches(NOW_LISTS.ended)),
      },
    });
  });

  it("names who plays before any script has run", async () => {
    const { app } = createTestApp(() => published);
    const { answers, names } = await readPage(await app.request("/", html));
    const [first] = answers?.lists.live.matches ?? [];
    expect(names.slice(0, 2)).toEqual(first?.slots.map(({ contestant }) => contestant?.name));
  });

  it.each(HOSTILE_NAMES)("keeps %j to its letters", async (name) => {
    const contestants = [wireContestant({ name }), wireContestant({ name: "Other", sort: "2" })];
    const lists = { upcoming: [wireMatch({ contestants })], ended: [] };
    const { app } = createTestApp(() => publicationOf(lists));
    const { answers, names, scripts } = await readPage(await app.request("/", html));
    const [match] = answers?.lists.upcoming.matches ?? [];
    expect(names).toEqual(match?.slots.map(({ contestant }) => contestant?.name));
    expect(names[1]).toBe("Other");
    // Its own two, and the block of data.
    expect(scripts).toBe(3);
  });

  it("is kept by no cache between, and asked for with its tag", async () => {
    const { app } = createTestApp(() => published);
    const { headers } = await app.request("/", html);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    const again = { headers: { ...html.headers, "if-none-match": headers.get("etag") ?? "" } };
    expect((await app.request("/", again)).status).toBe(304);
  });

  it("holds nothing before the service has answered, and nothing of another list", async () => {
    const early = createTestApp(() => NO_PUBLICATION).app;
    expect((await readPage(await early.request("/", html))).answers).toBeNull();
    const { app } = createTestApp(() => published);
    expect((await readPage(await app.request("/?game=halfpitch", html))).answers).toBeNull();
  });

  it("is shown where sessions cannot be read, without answers", async () => {
    const sessions = { ...createTestSessions(), findByToken: away };
    const signIn = { type: "password", users: new StaffUsers([]) } as const;
    const { app } = createTestApp(() => published, { signIn, sessions });
    const headers = { ...html.headers, cookie: "__Host-matchdesk=AAAA" };
    const response = await app.request("https://desk.example/", { headers });
    expect(response.status).toBe(200);
    expect((await readPage(response)).answers).toBeNull();
  });

  it("holds only what is public, and nothing for staff who see more", async () => {
    const audience = createAudience({
      sites: new Set(["halfpitch.example"]),
      tournaments: new Set(),
    });
    const staff = createTestApp(() => published, { audience }).app;
    expect((await readPage(await staff.request("/", html))).answers).toBeNull();
    const everybody = createTestApp(() => published, { audience, signIn: { type: "none" } }).app;
    const page = await everybody.request("http://desk.example/", html);
    const { answers } = await readPage(page);
    expect(answers?.session.name).toBeNull();
    const lists = Object.values(answers?.lists ?? {});
    const sites = lists.flatMap(({ matches }) => matches.map(({ site }) => site));
    expect(new Set(sites)).toEqual(new Set(["halfpitch.example"]));
  });
});
