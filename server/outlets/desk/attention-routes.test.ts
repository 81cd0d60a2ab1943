import { expect, test } from "vitest";
import { AttentionListSchema, HandoverSchema } from "#core/contract/attention.ts";
import { sendFromPage } from "#server/auth/testing/password-fixture.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { NO_PUBLICATION } from "#server/testing/test-publication.ts";

const ATTENTION = "/api/v1/desk/attention";
/** The conflict in the group of the test data. */
const CONFLICT = "conflict halfpitch.example/77 group";

const read = async (response: Response | Promise<Response>) =>
  AttentionListSchema.parse(await (await response).json());

const claimIn = async (response: Response | Promise<Response>) => {
  const row = (await read(response)).rows.find(({ id }) => id === CONFLICT);
  return [row?.standing, row?.claim?.who, row?.claim?.note];
};

function createFixture() {
  const { app } = createTestApp();
  const act = (body: unknown) => sendFromPage(app, "PUT", ATTENTION, "", body);
  return { app, act };
}

test("lists attention items with location and reason", async () => {
  const { app } = createFixture();
  const response = await app.request(ATTENTION);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { rows, me, staff } = await read(response);
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

test("takes, hands over, snoozes, completes and gives back an item", async () => {
  const { act } = createFixture();
  const id = CONFLICT;
  expect(await claimIn(act({ action: "take", id }))).toEqual(["taken", "Staff", ""]);
  const handedOver = act({ action: "hand-over", id, to: " Bo ", note: "you know them" });
  expect(await claimIn(handedOver)).toEqual(["taken", "Bo", "you know them"]);
  const snoozed = act({ action: "snooze", id, minutes: 10, note: "after lunch" });
  expect(await claimIn(snoozed)).toEqual(["away", "Staff", "after lunch"]);
  const done = act({ action: "done", id, note: "called" });
  expect(await claimIn(done)).toEqual(["away", "Staff", "called"]);
  for (const action of ["done", "snooze", "hand-over"]) {
    const more = { snooze: { minutes: 5 }, "hand-over": { to: "Bo" } }[action] ?? {};
    expect((await claimIn(act({ action, id, ...more })))[2]).toBe("");
  }
  expect(await claimIn(act({ action: "give-back", id }))).toEqual(["open", undefined, undefined]);
});

test("handles several items with one request, and ignores those that are gone", async () => {
  const { act } = createFixture();
  const unknown = "conflict nowhere";
  const claims = [CONFLICT, unknown].map((id) => ({ action: "take", id }));
  expect(await claimIn(act({ claims }))).toEqual(["taken", "Staff", ""]);
  const undo = [CONFLICT, unknown].map((id) => ({ action: "give-back", id }));
  expect(await claimIn(act({ claims: undo }))).toEqual(["open", undefined, undefined]);
});

test.each([
  [400, { claims: [] }],
  [404, { action: "take", id: "conflict nowhere" }],
  [400, { action: "eat", id: CONFLICT }],
  [400, { action: "snooze", id: CONFLICT, minutes: 0 }],
])("responds with %s to %o", async (status, body) => {
  expect((await createFixture().act(body)).status).toBe(status);
});

test("counts changes since a time and open items at a handover", async () => {
  const { app, act } = createFixture();
  const since = "2026-03-07T08:00:00Z";
  const fetchHandover = async () =>
    HandoverSchema.parse(await (await app.request(`/api/v1/desk/handover?since=${since}`)).json());
  const { rows } = await read(app.request(ATTENTION));
  const counts = { results: 0, moved: 0, started: 1, corrected: 0, open: rows.length };
  expect(await fetchHandover()).toEqual({ since, ...counts });
  await act({ action: "done", id: CONFLICT });
  expect((await fetchHandover()).open).toBe(rows.length - 1);
  expect((await app.request("/api/v1/desk/handover?since=yesterday")).status).toBe(400);
});

test("returns no items before the first data", async () => {
  const { app } = createTestApp(NO_PUBLICATION);
  expect(await (await app.request(ATTENTION)).json()).toMatchObject({ rows: [] });
});
