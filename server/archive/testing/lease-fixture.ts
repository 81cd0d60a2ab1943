import { afterEach, beforeEach } from "vitest";
import { LEASE_TIMES, type LeaseTimes } from "#server/archive/engines/lease-times.ts";
import { openPostgresArchive } from "#server/archive/engines/postgres-archive.ts";
import { createArchiveEventRecorder, type RecordedArchive } from "./lease-instance.ts";
import { SAMPLE_MATCH_NOON } from "./samples.ts";

/** Time and hash key of the archive of the lease tests. */
export const LEASE_BIRTH = { now: SAMPLE_MATCH_NOON, salt: "salt" };
/** Short times, because the tests wait for them, but long enough for a slow machine. */
export const SHORT_TIMES: LeaseTimes = { ...LEASE_TIMES, duration: 3_000, beat: 20, idle: 1_500 };

/** Something that must be closed after a test. */
interface Closable {
  readonly close: () => Promise<void>;
}

/** Fixture of a lease test: an empty PostgreSQL database and the processes that use it. */
export interface LeaseFixture {
  readonly url: () => string;
  /** Starts a process, by default with short times. */
  readonly start: (times?: LeaseTimes) => Promise<RecordedArchive>;
  /** Ends a process before the test ends. */
  readonly stop: (instance: RecordedArchive) => Promise<void>;
  /** Closes this after the test, also if it fails. */
  readonly closeAfterTest: (closable: Closable) => void;
}

/**
 * Creates a fixture that is set up before each test of the enclosing suite and removed afterwards.
 */
export function createLeaseFixture(createStore: () => Promise<string>): LeaseFixture {
  let url: string;
  let closing: Closable[];

  beforeEach(async () => {
    url = await createStore();
    closing = [];
  });

  afterEach(async () => {
    await Promise.all(closing.map((one) => one.close()));
  });

  return {
    url: () => url,
    start: async (times = SHORT_TIMES) => {
      const recorder = createArchiveEventRecorder();
      const archive = await openPostgresArchive(url, LEASE_BIRTH, recorder.listener, times);
      closing.push(archive);
      return { ...recorder, archive };
    },
    stop: async ({ archive }) => {
      closing = closing.filter((one) => one !== archive);
      await archive.close();
    },
    closeAfterTest: (closable) => void closing.push(closable),
  };
}
