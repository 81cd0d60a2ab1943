import { beforeEach, describe, expect, it } from "vitest";
import { AttentionChangedSchema, AttentionListSchema } from "#core/contract/attention.ts";
import {
  AnnotationChangedSchema,
  StaffActListSchema,
  UndoResultSchema,
} from "#core/contract/staff-act.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import {
  createTestUsers,
  sendFromPage,
  signInWithPassword,
} from "#server/auth/testing/password-fixture.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED, TEST_NOW } from "#server/testing/test-publication.ts";

const STATION = { kind: "station", scope: "halfpitch.example/9002" } as const;
/** The conflict in the group of the test data. */
const CONFLICT = "conflict halfpitch.example/77 group";

/** Sends a request as one of two members of staff. */
type Send = (method: string, path: string, body?: unknown) => Promise<Response>;

let anna: Send;
let bo: Send;

beforeEach(async () => {
  const users = await createTestUsers({ Anna: "horse", Bo: "cow", Cleo: "goat" });
  const setting = { signIn: { type: "password", users }, machineNow: () => TEST_NOW } as const;
  const { app } = createTestApp(PUBLISHED, setting);
  const signIn = async (name: string, password: string): Promise<Send> => {
    const cookie = await signInWithPassword(app, name, password);
    return (method, path, body) => sendFromPage(app, method, path, cookie, body);
  };
  anna = await signIn("Anna", "horse");
  bo = await signIn("Bo", "cow");
});

const read = async (response: Response | Promise<Response>): Promise<unknown> =>
  (await response).json();

const listOf = async (send: Send) =>
  AttentionListSchema.parse(await read(send("GET", apiPaths.deskAttention)));

const claim = async (send: Send, ...claims: readonly unknown[]) =>
  AttentionChangedSchema.parse(await read(send("PUT", apiPaths.deskAttention, { claims })));

const undo = async (send: Send, ...acts: readonly number[]) =>
  UndoResultSchema.parse(await read(send("PUT", deskPaths.actsUndo, { acts })));

const write = (send: Send, value: unknown, seen?: number) =>
  send("PUT", deskPaths.annotations, { ...STATION, value, seen });

const ownerOf = ({ rows }: Pick<Awaited<ReturnType<typeof listOf>>, "rows">) =>
  rows.find(({ id }) => id === CONFLICT)?.claim?.who ?? null;

describe("PUT /api/v1/desk/attention with what was seen", () => {
  it("claims for the first of two, and tells the second who was first", async () => {
    const { newestAct: seen } = await listOf(bo);
    const take = { action: "take", id: CONFLICT, seen };
    const first = await claim(anna, take);
    expect(first).toMatchObject({ acts: [{ number: 1, by: "Anna" }], refused: [] });
    const second = await claim(bo, take);
    expect(second.acts).toEqual([]);
    expect(second.refused).toMatchObject([
      { id: CONFLICT, later: { number: 1, type: "claim", state: "taken", who: "Anna" } },
    ]);
    expect(ownerOf(second)).toBe("Anna");
    // The undo of the one who was refused does not take the item from the other.
    expect(await undo(bo, 1)).toMatchObject({ acts: [], refused: [{ number: 1 }] });
    expect(ownerOf(await listOf(bo))).toBe("Anna");
  });

  it("does the actions on free items, and names the others", async () => {
    const { rows, newestAct: seen } = await listOf(bo);
    const free = rows.find(({ id }) => id !== CONFLICT)?.id ?? "";
    await claim(anna, { action: "take", id: CONFLICT, seen });
    const ids = [CONFLICT, free, "conflict nowhere"];
    const changed = await claim(bo, ...ids.map((id) => ({ action: "done", id, seen })));
    expect(changed.acts).toMatchObject([{ id: free, state: "done" }]);
    expect(changed.refused).toMatchObject([
      { id: CONFLICT, later: { who: "Anna" } },
      { id: "conflict nowhere", later: null },
    ]);
  });

  it("counts acts of the same person in another tab as seen", async () => {
    const { newestAct: seen } = await listOf(anna);
    await claim(anna, { action: "take", id: CONFLICT, seen });
    const { acts, refused } = await claim(anna, { action: "done", id: CONFLICT, seen });
    expect([acts.length, refused.length]).toEqual([1, 0]);
  });

  it("rejects a single action with the act that came first", async () => {
    const { newestAct: seen } = await listOf(bo);
    await claim(anna, { action: "take", id: CONFLICT, seen });
    const body = { action: "take", id: CONFLICT, seen };
    const response = await bo("PUT", apiPaths.deskAttention, body);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      id: "already-changed",
      detail: expect.stringContaining("Anna changed this at "),
      later: { type: "claim", who: "Anna" },
    });
  });

  it("lets the last of two win without it, as before", async () => {
    const take = { action: "take", id: CONFLICT };
    for (const send of [anna, bo]) await send("PUT", apiPaths.deskAttention, take);
    expect(ownerOf(await listOf(anna))).toBe("Bo");
    await claim(anna, { action: "give-back", id: CONFLICT });
    expect(ownerOf(await listOf(anna))).toBeNull();
  });
});

describe("PUT and DELETE /api/v1/desk/facts with what was seen", () => {
  it("rejects a value if another person has entered one since", async () => {
    await write(anna, "4", 0);
    const response = await write(bo, "5", 0);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      id: "already-changed",
      later: { type: "annotation", value: "4", who: "Anna" },
    });
    const query = `kind=station&scope=${encodeURIComponent(STATION.scope)}`;
    expect((await bo("DELETE", `${deskPaths.annotations}?${query}&seen=0`)).status).toBe(409);
    expect((await bo("DELETE", `${deskPaths.annotations}?${query}&seen=1`)).status).toBe(200);
  });

  it("stores the last of two values without it, as before", async () => {
    await write(anna, "4");
    const changed = AnnotationChangedSchema.parse(await read(write(bo, "5")));
    expect(changed).toMatchObject({ act: { number: 2, before: "4" }, facts: [{ value: "5" }] });
  });
});

describe("PUT /api/v1/desk/acts/undo", () => {
  it("undoes own acts of all kinds in the given order, each once", async () => {
    const { acts } = await claim(anna, { action: "take", id: CONFLICT, seen: 0 });
    await anna("PUT", deskPaths.annotations, { ...STATION, value: "4", seen: 0 });
    await claim(anna, { action: "snooze", id: CONFLICT, minutes: 5, seen: 0 });
    const [first = { number: 0 }] = acts;
    expect((await undo(anna, first.number)).refused).toMatchObject([
      { number: 1, later: { number: 3, state: "snoozed" } },
    ]);
    const undone = await undo(anna, 3, 2, 1);
    expect(undone.refused).toEqual([]);
    expect(undone.acts).toMatchObject([
      { undoes: 3, state: "taken" },
      { undoes: 2, value: null },
      { undoes: 1, state: "open" },
    ]);
    expect(await undo(anna, 3, 2, 1)).toEqual({ acts: [], refused: [] });
    expect(await undo(anna, 99)).toEqual({ acts: [], refused: [{ number: 99, later: null }] });
    expect((await anna("PUT", deskPaths.actsUndo, { acts: [] })).status).toBe(400);
  });
});

describe("GET /api/v1/desk/acts", () => {
  it("lists every act with the value before it, its author and what it undoes", async () => {
    await anna("PUT", deskPaths.annotations, { ...STATION, value: "4" });
    await bo("PUT", deskPaths.annotationUndo, STATION);
    await claim(bo, { action: "take", id: CONFLICT });
    await claim(bo, { action: "give-back", id: CONFLICT });
    const response = await anna("GET", deskPaths.acts);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { acts, me } = StaffActListSchema.parse(await response.json());
    expect(me).toBe("Anna");
    expect(acts).toMatchObject([
      { type: "claim", state: "open", by: "Bo", id: CONFLICT },
      {
        type: "claim",
        state: "taken",
        by: "Bo",
        about: { page: "/matches/halfpitch.example/9002" },
      },
      { ...STATION, value: null, before: "4", who: "Bo", undoes: 1 },
      { ...STATION, value: "4", before: null, who: "Anna", undoes: null, isPublic: true },
    ]);
  });
});
