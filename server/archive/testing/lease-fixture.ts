import { afterEach, beforeEach } from "vitest";
import { LEASE_TIMES, type LeaseTimes } from "#server/archive/engines/lease-state.ts";
import { openPostgresArchive } from "#server/archive/engines/postgres-archive.ts";
import { createArchiveEventRecorder, isLeading, type RecordedArchive } from "./lease-instance.ts";
import { SAMPLE_BIRTH } from "./samples.ts";

/** Short times, because the tests wait for them, but long enough for a slow machine. */
export const SHORT_TIMES: LeaseTimes = { ...LEASE_TIMES, duration: 3_000, beat: 20, idle: 1_500 };

/** Something that must be closed after a test. */
interface Closable {
  readonly close: () => Promise<void>;
}

/** Fixture of a lease test: an empty PostgreSQL database and the processes that use it. */
export type LeaseFixture = ReturnType<typeof createLeaseFixture>;

/**
 * Creates a fixture that is set up before each test of the enclosing suite and removed afterwards.
 */
export function createLeaseFixture(createStore: () => Promise<string>) {
  let url: string;
  let closing: Closable[];

  beforeEach(async () => {
    url = await createStore();
    closing = [];
  });

  afterEach(async () => {
    await Promise.all(closing.map((one) => one.close()));
  });

  /** Starts a process, by default with short times. */
  const start = async (times = SHORT_TIMES): Promise<RecordedArchive> => {
    const recorder = createArchiveEventRecorder();
    const archive = await openPostgresArchive(url, SAMPLE_BIRTH, recorder.listener, {
      lease: times,
    });
    closing.push(archive);
    return { ...recorder, archive };
  };

  return {
    url: () => url,
    start,
    /** Starts a process and waits until it leads. */
    startLeader: async (times?: LeaseTimes) => {
      const leader = await start(times);
      await leader.until(isLeading);
      return leader;
    },
    /** Starts a process and waits until it follows a leader that has not committed a tick. */
    startFollower: async (times?: LeaseTimes) => {
      const follower = await start(times);
      await follower.until(({ tick }) => tick === 0);
      return follower;
    },
    /** Ends a process before the test ends. */
    stop: async ({ archive }: RecordedArchive) => {
      closing = closing.filter((one) => one !== archive);
      await archive.close();
    },
    /** Closes this after the test, also if it fails. */
    closeAfterTest: (closable: Closable) => void closing.push(closable),
  };
}
