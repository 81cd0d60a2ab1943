import { beforeEach, describe, expect, it } from "vitest";
import { pollWireLists } from "#core/testing/derive.ts";
import { publicationOf, TEST_NOW, testLists } from "#server/testing/test-publication.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { EMPTY_SNAPSHOT } from "#server/ingest/source/source-snapshot.ts";
import { type SourceRecord, createUnpolledRecord } from "#server/ingest/source/source-record.ts";
import { createGivenClock } from "#server/clock/service-clock.ts";
import { createStoreMonitor } from "./store-monitor.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";

let publisher: Publisher;
/** Whether every derivation fails. */
let isBroken: boolean;
let timers: (() => unknown)[];
let logged: unknown[];
/** A commit resolves after this promise. */
let commit: Promise<void>;

beforeEach(async () => {
  isBroken = false;
  timers = [];
  logged = [];
  commit = Promise.resolve();
  publisher = createPublisher({
    clock: createGivenClock(() => TEST_NOW),
    later: (_, run) => {
      timers.push(run);
      return () => void (timers = timers.filter((one) => one !== run));
    },
    publicWorld: (world) => world,
    recordAddresses: () => Promise.resolve(),
    options: () => {
      if (isBroken) throw new Error("broken");
      return { graceMinutes: 10 };
    },
    archive: {
      upsertTick: () => commit.then(() => ({ tick: 1, changes: [] })),
    },
    diff: () => [],
    logger: { info: () => {}, error: (details: unknown) => void logged.push(details) },
    isWriting: () => true,
    run: UNLIMITED_WORK.run,
    store: createStoreMonitor(() => TEST_NOW),
  });
  const records = [createUnpolledRecord({ host: "matches.example.net", clientId: "one" })];
  await publisher.adopt(() => Promise.resolve({ records, changes: [], earlier: [], at: null }));
});

const seen = (record: SourceRecord): SourceRecord => ({
  ...record,
  sighted: { ...EMPTY_SNAPSHOT, snapshot: pollWireLists(testLists(), TEST_NOW) },
});

describe("createPublisher", () => {
  it("keeps the published state when deriving fails", async () => {
    isBroken = true;
    await expect(publisher.publish((records) => records.map(seen))).rejects.toThrow("broken");
    expect(publisher.current().world).toBeNull();
    expect(publisher.record(0)).toEqual(
      createUnpolledRecord({ host: "matches.example.net", clientId: "one" }),
    );
    isBroken = false;
    await publisher.publish((records) => records.map(seen));
    expect(publisher.current().world?.matches.size).toBe(
      publicationOf(testLists()).world?.matches.size,
    );
  });

  it("logs the error and keeps publishing when the status timer's derivation fails", async () => {
    await publisher.publish((records) => records.map(seen));
    const before = publisher.current();
    expect(timers).toHaveLength(1);
    isBroken = true;
    await timers[0]?.();
    expect(logged).toEqual([{ err: new Error("broken") }]);
    expect(publisher.current()).toBe(before);
  });

  it("sets no timer after closing, even if a commit is in progress", async () => {
    const releases: (() => void)[] = [];
    commit = new Promise((resolve) => void releases.push(resolve));
    const published = publisher.publish((records) => records.map(seen));
    const closed = publisher.close();
    for (const release of releases) release();
    await Promise.all([published, closed]);
    expect(publisher.current().world).not.toBeNull();
    expect(timers).toEqual([]);
  });
});
