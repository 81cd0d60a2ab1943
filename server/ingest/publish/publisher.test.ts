import { beforeEach, describe, expect, it } from "vitest";
import { afterPoll } from "#core/testing/derive.ts";
import { publicationOf, TEST_NOW, testLists } from "#server/testing/test-app.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { NOTHING_SIGHTED } from "#server/ingest/source/fetch-lists.ts";
import { type SourceRecord, waitingRecord } from "#server/ingest/source/source-record.ts";
import { createTestClock } from "#server/testing/test-clock.ts";
import { createStoreMonitor } from "./store-monitor.ts";
import { FREE_WORK } from "#server/testing/free-work.ts";

let publisher: Publisher;
/** Whether nothing can be derived. */
let isBroken: boolean;
let timers: (() => unknown)[];
let logged: unknown[];
/** What a commit waits for. */
let commit: Promise<void>;

beforeEach(async () => {
  isBroken = false;
  timers = [];
  logged = [];
  commit = Promise.resolve();
  publisher = createPublisher({
    clock: createTestClock(() => TEST_NOW),
    later: (_, run) => {
      timers.push(run);
      return () => void (timers = timers.filter((one) => one !== run));
    },
    publicWorld: (world) => world,
    options: () => {
      if (isBroken) throw new Error("broken");
      return { graceMinutes: 10 };
    },
    archive: {
      upsertTick: () => commit.then(() => ({ tick: 1, changes: [] })),
      retimeChanges: () => Promise.resolve(),
    },
    diff: () => [],
    logger: { info: () => {}, error: (facts: unknown) => void logged.push(facts) },
    isWriting: () => true,
    run: FREE_WORK.run,
    store: createStoreMonitor(() => TEST_NOW),
  });
  const records = [waitingRecord("one")];
  await publisher.adopt(() =>
    Promise.resolve({ records, changes: [], earlier: [], last: 0, at: null }),
  );
});

const seen = (record: SourceRecord): SourceRecord => ({
  ...record,
  sighted: { ...NOTHING_SIGHTED, snapshot: afterPoll(testLists(), TEST_NOW) },
});

describe("a publisher", () => {
  it("leaves everything as it stood where what was seen cannot be derived", async () => {
    isBroken = true;
    await expect(publisher.publish(0, seen)).rejects.toThrow("broken");
    expect(publisher.current().world).toBeNull();
    expect(publisher.record(0)).toEqual(waitingRecord("one"));
    isBroken = false;
    await publisher.publish(0, seen);
    expect(publisher.current().world?.matches.size).toBe(
      publicationOf(testLists()).world?.matches.size,
    );
  });

  it("outlives what cannot be derived when time alone changes something", async () => {
    await publisher.publish(0, seen);
    const shown = publisher.current();
    expect(timers).toHaveLength(1);
    isBroken = true;
    await timers[0]?.();
    expect(logged).toEqual([{ err: new Error("broken") }]);
    expect(publisher.current()).toBe(shown);
  });

  it("knows while the archive does not hold what it shows", async () => {
    expect(publisher.isArchived()).toBe(true);
    commit = Promise.reject(new Error("disk full"));
    await publisher.publish(0, seen);
    expect(publisher.isArchived()).toBe(false);
    commit = Promise.resolve();
    await publisher.publish(0, seen);
    expect(publisher.isArchived()).toBe(true);
  });

  it("sets no timer once it is closed, whatever was under way", async () => {
    const held: (() => void)[] = [];
    commit = new Promise((resolve) => void held.push(resolve));
    const published = publisher.publish(0, seen);
    const closed = publisher.close();
    for (const release of held) release();
    await Promise.all([published, closed]);
    expect(publisher.current().world).not.toBeNull();
    expect(timers).toEqual([]);
  });
});
