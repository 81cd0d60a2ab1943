import { expect, test } from "vitest";
import { AttentionListSchema, HandoverSchema } from "#core/contract/attention.ts";
import {
  createTestApp,
  NO_PUBLICATION,
  publicationOf,
  testLists,
} from "#server/testing/test-app.ts";

const PUBLICATION = publicationOf(testLists());
const ATTENTION = "/api/v1/desk/attention";
/** The conflict of the test's group. */
const CONFLICT = "conflict halfpitch.example/77 group";

const read = async (answer: Response | Promise<Response>) =>
  AttentionListSchema.parse(await (await answer).json());

const standing = async (answer: Response | Promise<Response>) => {
  const row = (await read(answer)).rows.find(({ id }) => id === CONFLICT);
  return [row?.standing, row?.claim?.who, row?.claim?.note];
};

function openDesk() {
  const { app } = createTestApp(() => PUBLICATION);
  const say = (body: unknown) =>
    app.request(ATTENTION, {
      method: "PUT",
      headers: { "x-matchdesk": "1", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return { app, say };
}

test("says what needs a person, where and why", async () => {
  const { app } = openDesk();
  const answer = await app.request(ATTENTION);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { rows, me, staff } = await read(answer);
  expect(rows[0]).toMatchObject({
    id: CONFLICT,
    severity: "alarm",
    place: { tournament: { title: "Harbour Trophy" }, group: { number: 1, name: null } },
    matches: [{ id: "9002" }],
    reason: { kind: "conflict" },
    standing: "open",
    claim: null,
  });
  expect([me, staff]).toEqual(["Staff", ["Staff"]]);
});

test("it is taken, handed over, put off, done, and given back", async () => {
  const { say } = openDesk();
  const id = CONFLICT;
  expect(await standing(say({ action: "take", id }))).toEqual(["taken", "Staff", ""]);
  const over = say({ action: "hand-over", id, to: " Bo ", note: "you know them" });
  expect(await standing(over)).toEqual(["taken", "Bo", "you know them"]);
  const later = say({ action: "snooze", id, minutes: 10, note: "after lunch" });
  expect(await standing(later)).toEqual(["away", "Staff", "after lunch"]);
  expect(await standing(say({ action: "done", id, note: "called" }))).toEqual([
    "away",
    "Staff",
    "called",
  ]);
  for (const action of ["done", "snooze", "hand-over"]) {
    const more = { snooze: { minutes: 5 }, "hand-over": { to: "Bo" } }[action] ?? {};
    expect((await standing(say({ action, id, ...more })))[2]).toBe("");
  }
  expect(await standing(say({ action: "give-back", id }))).toEqual(["open", undefined, undefined]);
});

test.each([
  [404, { action: "take", id: "conflict nowhere" }],
  [400, { action: "eat", id: CONFLICT }],
  [400, { action: "snooze", id: CONFLICT, minutes: 0 }],
])("%s for %o", async (status, body) => {
  expect((await openDesk().say(body)).status).toBe(status);
});

test("tells what happened since, and what is still open", async () => {
  const { app, say } = openDesk();
  const since = "2026-03-07T08:00:00Z";
  const ask = async () =>
    HandoverSchema.parse(await (await app.request(`/api/v1/desk/handover?since=${since}`)).json());
  const { rows } = await read(app.request(ATTENTION));
  expect(await ask()).toEqual({
    since,
    results: 0,
    moved: 0,
    started: 1,
    corrected: 0,
    open: rows.length,
  });
  await say({ action: "done", id: CONFLICT });
  expect((await ask()).open).toBe(rows.length - 1);
  expect((await app.request("/api/v1/desk/handover?since=yesterday")).status).toBe(400);
});

test("is nothing before the first answer", async () => {
  const { app } = createTestApp(() => NO_PUBLICATION);
  expect(await (await app.request(ATTENTION)).json()).toMatchObject({ rows: [] });
});
