import { beforeEach, describe, expect, it } from "vitest";
import type { Hono } from "hono";
import type { LoggedChange } from "#server/archive/repository.ts";
import type { EventFrame } from "./event-frame.ts";
import { createChangeRoutes } from "./changes-routes.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";
import { createEventHub, type EventHub } from "./event-hub.ts";
import { createLoggedChange, createTestChangeLog } from "./testing/test-change-log.ts";
import { PUBLIC_API_HEADERS } from "#server/http/headers.ts";
import {
  type ChangeLog,
  createFindMissedEvents,
  type FindMissedEvents,
  createChangeFrames,
} from "./missed-events.ts";

const SUBSCRIBERS = 2_000;
const all = () => true;

let hub: EventHub;
let stored: LoggedChange[];
let reads: { last: number; after: number };
let findMissed: FindMissedEvents;
let app: Hono;

/** Stores changes like the leader. */
const store = (...seqs: number[]) =>
  void stored.push(...seqs.map((seq) => createLoggedChange(seq)));
/** Publishes stored changes like every process that has read them. */
const show = (...seqs: number[]) =>
  hub.publish(
    createChangeFrames(
      seqs.map((seq) => createLoggedChange(seq)),
      all,
    ),
    seqs.at(-1),
  );
const idsOf = (frames: readonly EventFrame[] | null) => frames?.map(({ id }) => id) ?? null;

beforeEach(() => {
  const limits = { total: SUBSCRIBERS, perAddress: SUBSCRIBERS };
  hub = createEventHub({ limits, now: () => 0, random: () => 0 });
  stored = [];
  reads = { last: 0, after: 0 };
  const { findLastSeq, findChangesAfter, ...others } = createTestChangeLog(() => stored);
  const log: ChangeLog = {
    ...others,
    findLastSeq: () => {
      reads.last += 1;
      return findLastSeq();
    },
    findChangesAfter: (seq, limit) => {
      reads.after += 1;
      return findChangesAfter(seq, limit);
    },
  };
  findMissed = createFindMissedEvents({ hub, isShown: all, patience: 50, log });
  const deps = { hub, isShown: all, log, world: () => null };
  app = createChangeRoutes({ ...deps, headersOf: () => PUBLIC_API_HEADERS, work: UNLIMITED_WORK });
});

const read = async (after: number): Promise<unknown> =>
  (await app.request(`/changes?after=${after}`)).json();
const reconnect = (from: number) =>
  Promise.all(Array.from({ length: SUBSCRIBERS }, () => findMissed(from)));

describe("fault 57: 2,000 subscribers that reconnect at once", () => {
  it("reads nothing and serializes once if this process published the missed changes", async () => {
    await findMissed(null);
    store(11, 12, 13);
    show(11, 12, 13);
    reads = { last: 0, after: 0 };
    const found = await reconnect(11);
    expect(idsOf(found[0] ?? null)).toEqual([12, 13]);
    // The same array for all, so that the hub creates a single buffer.
    expect(new Set(found).size).toBe(1);
    expect(reads).toEqual({ last: 0, after: 0 });
  });

  it("reads the archive once for all subscribers after a restart", async () => {
    store(11, 12, 13);
    const found = await reconnect(11);
    expect(idsOf(found[0] ?? null)).toEqual([12, 13]);
    expect(new Set(found).size).toBe(1);
    expect(reads).toEqual({ last: 1, after: 1 });
  });
});

describe("process that lags behind another one", () => {
  it("lets a subscriber with newer changes wait until it catches up, and repeats nothing", async () => {
    await findMissed(null);
    store(11, 12);
    const waiting = findMissed(12);
    show(11);
    show(12);
    expect(idsOf(await waiting)).toEqual([]);
  });

  it("makes a subscriber reconnect if it does not catch up, without sending older changes", async () => {
    await findMissed(null);
    store(11);
    expect(await findMissed(11)).toBeNull();
  });

  it("sends no change before it is shown", async () => {
    store(11, 12);
    await findMissed(null);
    store(13);
    expect(idsOf(await findMissed(10))).toEqual([11, 12]);
    expect(idsOf(await findMissed(null))).toEqual([12]);
  });

  it("lists no change before it is shown, and continues from the client's number", async () => {
    store(11, 12, 13);
    show(11, 12);
    expect(await read(10)).toMatchObject({ changes: [{ seq: 11 }, { seq: 12 }], next: 12 });
    expect(await read(13)).toMatchObject({ known: true, changes: [], next: 13 });
  });
});
