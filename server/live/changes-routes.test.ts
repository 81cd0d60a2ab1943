import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { ChangePageSchema } from "#core/contract/change.ts";
import { isPublicChange } from "#core/changes/public-change.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import { respondWithProblem } from "#server/testing/serve-app.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";
import { createChangeRoutes } from "./changes-routes.ts";
import { createEventHub } from "./event-hub.ts";
import {
  CHANGED_MATCH,
  createLoggedChange,
  createManyChanges,
  createTestChangeLog,
} from "./testing/test-change-log.ts";

const FIRST: readonly LoggedChange[] = [
  createLoggedChange(11),
  createLoggedChange(12, { type: "locked", ...CHANGED_MATCH }),
  createLoggedChange(13),
];
const OF_TWO_MATCHES: readonly LoggedChange[] = [
  createLoggedChange(11),
  createLoggedChange(12, { type: "started", ...CHANGED_MATCH, match: "a/2" }),
  createLoggedChange(13),
];
let changes = FIRST;
afterEach(() => {
  changes = FIRST;
});

const hub = createEventHub({
  limits: { total: 3, perAddress: 2 },
  now: () => 0,
  random: () => 0,
});
const app = new Hono().onError(respondWithProblem).route(
  "/",
  createChangeRoutes({
    log: createTestChangeLog(() => changes),
    hub,
    isShown: isPublicChange,
    world: () => null,
    headersOf: () => ({ "x-class": "resource" }),
    work: UNLIMITED_WORK,
  }),
);

/** Returns the numbers of the changes on a page, and the number to continue from. */
async function readPage(query: string) {
  const response = await app.request(`/changes${query}`);
  expect(response.headers.get("x-class")).toBe("resource");
  const page = ChangePageSchema.parse(await response.json());
  const { known, next } = page;
  return { known, next, changes: page.changes.map(({ seq }) => seq) };
}

describe("GET /changes", () => {
  it("returns all changes page by page", async () => {
    changes = createManyChanges();
    const first = await readPage("?after=10");
    expect(first.next).toBe(510);
    const second = await readPage(`?after=${first.next}`);
    expect(second.next).toBe(610);
    expect([...first.changes, ...second.changes]).toHaveLength(600);
  });

  it("returns no changes from an empty log", async () => {
    changes = [];
    expect(await readPage("")).toEqual({ known: true, changes: [], next: 10 });
  });

  it("returns the newest changes of all matches, one match or one tournament, up to the limit", async () => {
    changes = OF_TWO_MATCHES;
    expect((await readPage("?match=a%2F1")).changes).toEqual([13, 11]);
    expect((await readPage("?match=a%2F1&limit=1")).changes).toEqual([13]);
    expect((await readPage("?limit=2")).changes).toEqual([13, 12]);
    expect((await readPage("?tournament=a%2Fother")).changes).toEqual([]);
    expect((await readPage("?match=a%2F1&tournament=a%2Fother")).changes).toEqual([]);
  });

  it("returns the changes of one match or tournament after a number, page by page", async () => {
    changes = [
      ...OF_TWO_MATCHES,
      createLoggedChange(14, { type: "started", match: "b/1", tournament: "b/cup" }),
    ];
    expect(await readPage("?match=a%2F1&after=10&limit=1")).toMatchObject({
      changes: [11],
      next: 11,
    });
    expect(await readPage("?match=a%2F1&after=11")).toMatchObject({ changes: [13], next: 14 });
    expect(await readPage("?tournament=a%2Fcup&after=11&limit=2")).toMatchObject({
      changes: [12, 13],
      next: 13,
    });
    expect(await readPage("?tournament=a%2Fcup&after=13&limit=2")).toMatchObject({
      changes: [],
      next: 14,
    });
  });

  it("responds with 304 until there is a new change", async () => {
    const tag = (await app.request(`/changes`)).headers.get("etag") ?? "";
    const headers = { "if-none-match": tag };
    expect((await app.request(`/changes`, { headers })).status).toBe(304);
    changes = [...changes, createLoggedChange(14)];
    expect((await app.request(`/changes`, { headers })).status).toBe(200);
  });
});
