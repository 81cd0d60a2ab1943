import { expect, test } from "vitest";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import {
  AnnotationHistorySchema,
  type AnnotationInput,
  AnnotationListSchema,
} from "#core/contract/annotation.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { sendFromPage } from "#server/auth/testing/password-fixture.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const ANNOTATIONS = "/api/v1/desk/facts";
const GROUP = "halfpitch.example/77";
const MATCH = "halfpitch.example/9001";
const STATION = { kind: "station", scope: "osu.example.net/110001", value: "14" } as const;

const listedBy = async (response: Response | Promise<Response>) =>
  AnnotationListSchema.parse(await (await response).json()).facts;

const orders = (...names: readonly string[]) => ({
  orders: [names.map((name) => ({ contestant: name, name }))],
});

function createFixture() {
  const { app } = createTestApp();
  const send = (method: string, path: string, body?: unknown) =>
    sendFromPage(app, method, path, "", body);
  return { app, send };
}

test("stores an annotation with author, time and subject", async () => {
  const { app, send } = createFixture();
  const response = await send("PUT", ANNOTATIONS, STATION);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const [annotation] = await listedBy(response);
  expect(annotation).toMatchObject({
    ...STATION,
    who: "Staff",
    about: { page: expect.any(String) },
  });
  expect(await listedBy(app.request(ANNOTATIONS))).toEqual([annotation]);
});

test("clears an annotation, and restores the previous value by undo", async () => {
  const { app, send } = createFixture();
  const { kind, scope } = STATION;
  await send("PUT", ANNOTATIONS, STATION);
  await send("PUT", ANNOTATIONS, { ...STATION, value: "15" });
  const key = { kind, scope };
  expect(await listedBy(send("PUT", `${ANNOTATIONS}/undo`, key))).toMatchObject([{ value: "14" }]);
  const query = `kind=${kind}&scope=${encodeURIComponent(scope)}`;
  expect(await listedBy(send("DELETE", `${ANNOTATIONS}?${query}`))).toEqual([]);
  expect(await listedBy(send("PUT", `${ANNOTATIONS}/undo`, key))).toMatchObject([{ value: "14" }]);
  const history = await app.request(`${ANNOTATIONS}/history?${query}`);
  const { written } = AnnotationHistorySchema.parse(await history.json());
  expect(written.map(({ value }) => value)).toEqual(["14", null, "14", "15", "14"]);
});

test.each<AnnotationInput>([
  { kind: "group-name", scope: GROUP, value: "North" },
  { kind: "points-rule", scope: GROUP, value: { points: null, tieBreakers: ["head-to-head"] } },
  {
    kind: "placement-points",
    scope: "halfpitch.example/77",
    value: {
      placements: [25, 18.5],
      perKill: 1,
      deduct: true,
      bestOf: 3,
      deductions: [{ contestant: contestantKey("halfpitch", "Bo"), name: "Bo", points: 5 }],
    },
  },
  {
    kind: "tie-order",
    scope: GROUP,
    value: orders("a", "b"),
  },
  {
    kind: "alias",
    scope: contestantKey("halfpitch", "=CMD()"),
    value: { key: contestantKey("halfpitch", "Ångström Ítél"), name: "Ångström Ítél" },
  },
  { kind: "short-name", scope: contestantKey("halfpitch", "=CMD()"), value: "CMD" },
  { kind: "note", scope: MATCH, value: "Late bus" },
  { kind: "stream-link", scope: "halfpitch.example/harbour", value: "https://tv.example/1" },
  { kind: "venue-zone", scope: "halfpitch.example/harbour", value: "Europe/Riga" },
  { kind: "grace-minutes", scope: "", value: 5 },
  { kind: "link-template", scope: "halfpitch.example", value: "https://SITE/m/ID" },
  {
    kind: "channel",
    scope: "B",
    value: {
      match: MATCH,
      swapped: true,
      score: [1, 0],
      reported: { scores: [0, null], isOver: false },
      next: "halfpitch.example/9001",
    },
  },
  { kind: "wall-message", scope: "", value: "Lunch until 13:00" },
])("stores an annotation of kind $kind", async (input) => {
  const { send } = createFixture();
  expect(await listedBy(send("PUT", ANNOTATIONS, input))).toMatchObject([input]);
});

test("stores an empty channel sent without the later members", async () => {
  const { send } = createFixture();
  const value = { match: null, swapped: false, score: null };
  const stored = await listedBy(send("PUT", ANNOTATIONS, { kind: "channel", scope: "d", value }));
  expect(stored).toMatchObject([{ scope: "d", value: EMPTY_CHANNEL }]);
});

test.each([
  ["nothing", undefined],
  ["an unknown kind", { kind: "mood", scope: "", value: "good" }],
  ["an empty text", { ...STATION, value: "  " }],
  ["a tie of one contestant", { kind: "tie-order", scope: GROUP, value: orders("a") }],
  ["a tie with a contestant twice", { kind: "tie-order", scope: GROUP, value: orders("a", "a") }],
  ["no tie", { kind: "tie-order", scope: GROUP, value: { orders: [] } }],
  ["an invalid time zone", { kind: "venue-zone", scope: "a/b", value: "Mars/Base" }],
  ["an invalid URL", { kind: "stream-link", scope: "a/b", value: "javascript:alert(1)" }],
  ["half a minute", { kind: "grace-minutes", scope: "", value: 0.5 }],
  ["an alias of an unknown name", { kind: "alias", scope: "a", value: { key: "b", name: "B" } }],
  ["an alias of the same name", { kind: "alias", scope: "a", value: { key: "a", name: "A" } }],
])("rejects %s with a reason", async (_, body) => {
  const { send } = createFixture();
  const response = await send("PUT", ANNOTATIONS, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ id: "bad-parameter", detail: expect.any(String) });
});

test.each([
  ["stream-link", STATION.scope],
  ["link-template", "osu.example.net"],
])("rejects a %s with an invisible character", async (kind, scope) => {
  const { send } = createFixture();
  const statusOf = async (rest: string) =>
    (await send("PUT", ANNOTATIONS, { kind, scope, value: `https://a${rest}` })).status;
  for (const rest of [".example/\u202egpj", "\u200b.example/", ".example/%E2%80%AE"]) {
    expect(await statusOf(rest)).toBe(400);
  }
  expect(await statusOf(".example/ä")).toBe(200);
});

test("reads and changes a channel in any case of its name, and keeps its spelling", async () => {
  const { app, send } = createFixture();
  const write = (scope: string, match: string | null) =>
    listedBy(
      send("PUT", ANNOTATIONS, { kind: "channel", scope, value: { ...EMPTY_CHANNEL, match } }),
    );
  await write("Stream-Ä", null);
  const onAir = [{ scope: "Stream-Ä", value: { match: MATCH } }];
  expect(await write("stream-a\u0308", MATCH)).toMatchObject(onAir);
  const query = "kind=channel&scope=STREAM-%C3%84";
  expect(await listedBy(send("DELETE", `${ANNOTATIONS}?${query}`))).toEqual([]);
  // A channel that was removed is found by its own spelling.
  const undo = (scope: string) =>
    listedBy(send("PUT", `${ANNOTATIONS}/undo`, { kind: "channel", scope }));
  expect(await undo("Stream-Ä")).toMatchObject(onAir);
  const { written } = AnnotationHistorySchema.parse(
    await (await app.request(`${ANNOTATIONS}/history?${query}`)).json(),
  );
  expect(written.map(({ scope }) => scope)).toEqual(Array(4).fill("Stream-Ä"));
  expect(await undo("stream-ä")).toEqual([]);
});

test("changes scopes of other kinds only in their own case", async () => {
  const { send } = createFixture();
  const message = { kind: "wall-message", scope: "Hall A", value: "Lunch" };
  await send("PUT", ANNOTATIONS, message);
  expect(await listedBy(send("PUT", ANNOTATIONS, { ...message, scope: "hall a" }))).toHaveLength(2);
});
