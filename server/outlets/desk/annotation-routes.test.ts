import { expect, test } from "vitest";
import {
  DeskFactHistorySchema,
  type DeskFactInput,
  DeskFactListSchema,
} from "#core/contract/annotation.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { createTestApp, publicationOf, testLists } from "#server/testing/test-app.ts";

const PUBLICATION = publicationOf(testLists());
const FACTS = "/api/v1/desk/facts";
const STATION = { kind: "station", scope: "osu.example.net/110001", value: "14" } as const;

const factsOf = async (answer: Response | Promise<Response>) =>
  DeskFactListSchema.parse(await (await answer).json()).facts;

function openDesk() {
  const { app } = createTestApp(() => PUBLICATION);
  const send = (method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: { "x-matchdesk": "1", "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { app, send };
}

test("what is written down stands with who and when, and what it is about", async () => {
  const { app, send } = openDesk();
  const answer = await send("PUT", FACTS, STATION);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const [fact] = await factsOf(answer);
  expect(fact).toMatchObject({ ...STATION, who: "Staff", about: { page: expect.any(String) } });
  expect(await factsOf(app.request(FACTS))).toEqual([fact]);
});

test("it is cleared, and undone to what stood before", async () => {
  const { app, send } = openDesk();
  const { kind, scope } = STATION;
  await send("PUT", FACTS, STATION);
  await send("PUT", FACTS, { ...STATION, value: "15" });
  const place = { kind, scope };
  expect(await factsOf(send("PUT", `${FACTS}/undo`, place))).toMatchObject([{ value: "14" }]);
  const query = `kind=${kind}&scope=${encodeURIComponent(scope)}`;
  expect(await factsOf(send("DELETE", `${FACTS}?${query}`))).toEqual([]);
  expect(await factsOf(send("PUT", `${FACTS}/undo`, place))).toMatchObject([{ value: "14" }]);
  const history = await app.request(`${FACTS}/history?${query}`);
  const { written } = DeskFactHistorySchema.parse(await history.json());
  expect(written.map(({ value }) => value)).toEqual(["14", null, "14", "15", "14"]);
});

test("the first of its kind is undone to nothing", async () => {
  const { send } = openDesk();
  await send("PUT", FACTS, STATION);
  const { kind, scope } = STATION;
  expect(await factsOf(send("PUT", `${FACTS}/undo`, { kind, scope }))).toEqual([]);
});

test.each<DeskFactInput>([
  { kind: "group-name", scope: "halfpitch.example/77", value: "North" },
  {
    kind: "points-rule",
    scope: "halfpitch.example/77",
    value: { points: null, tieBreakers: ["head-to-head"] },
  },
  {
    kind: "alias",
    scope: contestantKey("halfpitch", "=CMD()"),
    value: { key: contestantKey("halfpitch", "Ångström Ítél"), name: "Ångström Ítél" },
  },
  { kind: "short-name", scope: contestantKey("halfpitch", "=CMD()"), value: "CMD" },
  { kind: "note", scope: "halfpitch.example/9001", value: "Late bus" },
  { kind: "stream-link", scope: "halfpitch.example/harbour", value: "https://tv.example/1" },
  { kind: "venue-zone", scope: "halfpitch.example/harbour", value: "Europe/Riga" },
  { kind: "grace-minutes", scope: "", value: 5 },
  { kind: "link-template", scope: "halfpitch.example", value: "https://SITE/m/ID" },
  {
    kind: "channel",
    scope: "stream-B",
    value: { match: "halfpitch.example/9001", swapped: true, score: [1, 0] },
  },
  { kind: "wall-message", scope: "", value: "Lunch until 13:00" },
])("$kind can be written down", async (input) => {
  const { send } = openDesk();
  expect(await factsOf(send("PUT", FACTS, input))).toMatchObject([input]);
});

test.each([
  ["nothing", undefined],
  ["an unknown kind", { kind: "mood", scope: "", value: "good" }],
  ["an empty text", { ...STATION, value: "  " }],
  ["a zone that is none", { kind: "venue-zone", scope: "a/b", value: "Mars/Base" }],
  ["an address that is none", { kind: "stream-link", scope: "a/b", value: "javascript:alert(1)" }],
  ["half a minute", { kind: "grace-minutes", scope: "", value: 0.5 }],
  ["an alias of nobody", { kind: "alias", scope: "a", value: { key: "b", name: "B" } }],
  ["an alias of oneself", { kind: "alias", scope: "a", value: { key: "a", name: "A" } }],
])("%s is refused, and says why", async (_, body) => {
  const { send } = openDesk();
  const answer = await send("PUT", FACTS, body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ id: "bad-parameter", detail: expect.any(String) });
});

test.each(["stream-link", "link-template"])(
  "a %s with an invisible character is refused",
  async (kind) => {
    const { send } = openDesk();
    const scope = kind === "stream-link" ? STATION.scope : "osu.example.net";
    for (const value of [
      "https://a.example/\u202egpj",
      "https://a\u200b.example/",
      "https://a.example/%E2%80%AE",
    ]) {
      expect((await send("PUT", FACTS, { kind, scope, value })).status).toBe(400);
    }
    expect((await send("PUT", FACTS, { kind, scope, value: "https://a.example/ä" })).status).toBe(
      200,
    );
  },
);
