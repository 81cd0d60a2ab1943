import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { HOUR } from "#core/lib/time.ts";
import { createPostgresAvailability } from "#server/archive/database/postgres-availability.ts";
import { openPostgresTables } from "#server/archive/database/postgres-tables.ts";
import { startLease } from "#server/archive/engines/lease.ts";
import { lockOutLeaders } from "#server/archive/engines/lease-table.ts";
import type { ProcessRole } from "#server/archive/repository.ts";
import { createLeaseFixture, type LeaseFixture, SHORT_TIMES } from "./lease-fixture.ts";
import {
  readLoggedMatchKeys,
  commitOneChange,
  createArchiveEventRecorder,
  isLeading,
} from "./lease-instance.ts";
import { runSql } from "./postgres.ts";
import { SAMPLE_BIRTH, readActs, sampleAnnotation, storeActs } from "./samples.ts";

/** Describes the tests of the poller lease of processes on one PostgreSQL. */
export function defineLeaseTests(createStore: () => Promise<string>): void {
  describe("the poller lease", () => {
    const fixture = createLeaseFixture(createStore);
    describeHolder(fixture);
    describeNotifications(fixture);
    describeLoss(fixture);
    describeTakeover(fixture);
    describeQueryTime(fixture);
  });
}

/** Describes the tests of writes that need the lease. */
function describeHolder(fixture: LeaseFixture): void {
  const { url, start, startLeader, startFollower, stop, closeAfterTest } = fixture;

  it("is held by one process, and rejects writes from all others", async () => {
    const leader = await startLeader();
    const follower = await startFollower();
    expect(follower.events.isLeading).toBe(false);
    await expect(commitOneChange(follower, "a/1")).rejects.toMatchObject({
      id: "archive-not-leading",
    });
    await commitOneChange(leader, "a/1");
    expect(await readLoggedMatchKeys(follower)).toEqual(["a/1"]);
  });

  it("is held by exactly one of several processes that start together on an empty database", async () => {
    const started = await Promise.all(Array.from({ length: 5 }, () => start()));
    await Promise.all(started.map(({ until }) => until(({ tick }) => tick === 0)));
    expect(started.filter(({ events }) => isLeading(events))).toHaveLength(1);
  });

  it("stays with its holder during a commit that takes longer than its duration", async () => {
    await stop(await start());
    const recorder = createArchiveEventRecorder();
    const lease = startLease({ url: url(), listener: recorder.listener, times: SHORT_TIMES });
    closeAfterTest(lease);
    await recorder.until(isLeading);
    const other = await startFollower();
    await lease.commit(async (trx) => {
      for (let count = 0; count < 16; count += 1) await sql`select pg_sleep(0.2)`.execute(trx);
    });
    expect([lease.role(), other.events.isLeading]).toEqual(["leading", false]);
  });

  it("prevents a restore while a process leads", async () => {
    const leader = await startLeader();
    const tables = await openPostgresTables(url(), SAMPLE_BIRTH);
    closeAfterTest(tables);
    await expect(tables.commit(lockOutLeaders)).rejects.toMatchObject({ id: "archive-in-use" });
    await stop(leader);
    await tables.commit(async (trx) => {
      await lockOutLeaders(trx);
      const next = await start();
      await next.until(({ ticked }) => ticked > 2);
      expect(next.events.isLeading).toBe(false);
    });
  });
}

function describeNotifications({ start, startLeader, startFollower }: LeaseFixture): void {
  it("notifies other processes of each tick", async () => {
    const leader = await startLeader();
    const follower = await start();
    await commitOneChange(leader, "a/1");
    await follower.until(({ tick }) => tick === 1);
    await commitOneChange(leader, "a/2");
    await follower.until(({ tick }) => tick === 2);
    expect(await readLoggedMatchKeys(follower)).toEqual(["a/1", "a/2"]);
  });

  it("notifies all processes of an annotation that staff add through a follower", async () => {
    const leader = await startLeader();
    const follower = await startFollower();
    const before = leader.events.deskChanged;
    const annotation = sampleAnnotation("station", "a/1", "14");
    await storeActs(follower.archive.desk, annotation);
    await leader.until(({ deskChanged }) => deskChanged > before);
    expect(await readActs(leader.archive.desk)).toEqual([annotation]);
  });

  it("stores only one of two acts of two processes that each must be the first", async () => {
    const leader = await startLeader();
    const follower = await startFollower();
    const annotation = sampleAnnotation("station", "a/1", "14");
    const stored = await Promise.all(
      [leader, follower, leader, follower].map(({ archive: { desk } }) =>
        desk.append(annotation, (history) => (history.length === 0 ? annotation : null)),
      ),
    );
    expect(stored.filter((act) => act !== null)).toHaveLength(1);
    expect(await leader.archive.desk.findHistory(annotation)).toHaveLength(1);
  });

  it("forwards viewers' presence and staff's request to poll to the leader, once each", async () => {
    const leader = await startLeader();
    const follower = await start();
    await follower.archive.announceWatch();
    await leader.until(({ watched }) => watched > 0);
    expect(leader.events).toMatchObject({ watched: 1, pollWanted: 0 });
    await follower.archive.announcePoll();
    await leader.until(({ pollWanted }) => pollWanted > 0);
    expect(leader.events).toMatchObject({ watched: 1, pollWanted: 1 });
  });
}

/** Describes the tests of processes that lose the lease or cannot take it. */
function describeLoss(fixture: LeaseFixture): void {
  const { url, start, startLeader, stop, closeAfterTest } = fixture;

  it("is lost with its connection during a tick, of which nothing is stored", async () => {
    const instance = await startLeader();
    await commitOneChange(instance, "a/1");
    await stop(instance);
    const recorder = createArchiveEventRecorder();
    const refused: Promise<unknown>[] = [];
    // Commits at once, because the process may lead again a moment later.
    const led = (role: ProcessRole): void => {
      if (role !== "leading") {
        refused.push(lease.commit(() => Promise.resolve()).catch((error: unknown) => error));
      }
      recorder.listener.led(role);
    };
    const lease = startLease({
      url: url(),
      listener: { ...recorder.listener, led },
      times: SHORT_TIMES,
    });
    closeAfterTest(lease);
    await recorder.until(isLeading);
    const halfway = lease.commit(async (trx) => {
      await trx.deleteFrom("change").execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const { pid } = must(rows[0], "a connection has a process");
      await runSql(url(), `select pg_terminate_backend(${pid})`);
      await trx.deleteFrom("source").execute();
    });
    await expect(halfway).rejects.toMatchObject({ id: "archive-unreachable" });
    await recorder.until(() => refused.length > 0);
    expect(await refused[0]).toMatchObject({ id: "archive-not-leading" });
    await recorder.until(isLeading);
    expect(await readLoggedMatchKeys(await start())).toEqual(["a/1"]);
  });

  it("rejects commits of a former holder after another process has taken it", async () => {
    const old = await startLeader();
    await commitOneChange(old, "a/1");
    // As after a suspension: another process has taken the lease that was not renewed.
    await runSql(url(), "update lease set holder = 'another', fence = fence + 1");
    await expect(commitOneChange(old, "a/2")).rejects.toMatchObject({ id: "archive-not-leading" });
    expect(old.archive.role()).toBe("following");
    expect(await readLoggedMatchKeys(old)).toEqual(["a/1"]);
  });

  it("does not commit when the lease has expired on the database's clock", async () => {
    const recorder = createArchiveEventRecorder();
    // The process's own clock does not advance, so only the database detects the expiry.
    const lease = startLease({
      url: url(),
      listener: recorder.listener,
      times: { ...SHORT_TIMES, beat: 60_000 },
      monotonic: () => 0,
    });
    closeAfterTest(lease);
    await stop(await start());
    await recorder.until(isLeading);
    await runSql(url(), "update lease set expires_at = 1");
    await expect(
      lease.commit(async (trx) => {
        await trx.deleteFrom("state").execute();
      }),
    ).rejects.toMatchObject({ id: "archive-not-leading" });
    expect(recorder.events.isLeading).toBe(false);
  });

  it("reports once that PostgreSQL is unreachable, and keeps trying", async () => {
    const recorder = createArchiveEventRecorder();
    const lease = startLease({
      url: "postgres://nobody@127.0.0.1:1/none",
      listener: recorder.listener,
      times: SHORT_TIMES,
    });
    await recorder.until(({ failures }) => failures.length === 1);
    await lease.close();
    expect(recorder.events.failures).toEqual(["archive-unreachable"]);
  });
}

function describeTakeover({ url, start, startLeader, startFollower, stop }: LeaseFixture): void {
  it("passes to another process at once when its holder closes", async () => {
    const first = await startLeader({ ...SHORT_TIMES, duration: HOUR });
    const second = await startFollower({ ...SHORT_TIMES, duration: HOUR, beat: HOUR });
    await commitOneChange(first, "a/1");
    await stop(first);
    await second.until(isLeading);
    await commitOneChange(second, "a/2");
    expect(await readLoggedMatchKeys(second)).toEqual(["a/1", "a/2"]);
  });

  it("is taken only after its expiry when its holder ends without releasing it", async () => {
    await stop(await start());
    const [lostLease] = await runSql(
      url(),
      `update lease set holder = 'lostLease', fence = 8,
         expires_at = (extract(epoch from clock_timestamp()) * 1000)::bigint + ${SHORT_TIMES.duration}
       returning expires_at`,
    );
    await startLeader();
    const [taken] = await runSql(
      url(),
      `select fence, clock_timestamp() >= to_timestamp(${String(lostLease?.["expires_at"])} / 1000.0) as expired
       from lease`,
    );
    expect(taken).toEqual({ fence: "9", expired: true });
  });

  it("is taken at once when its expiry is too far ahead after the database's clock was set back", async () => {
    await stop(await start());
    await runSql(
      url(),
      `update lease set holder = 'another',
         expires_at = (extract(epoch from clock_timestamp()) * 1000)::bigint + 3600000`,
    );
    const next = await startLeader();
    expect(next.archive.role()).toBe("leading");
  });
}

function describeQueryTime({ url, closeAfterTest }: LeaseFixture): void {
  it("limits the time of a running server's queries, but not that of commands", async () => {
    const times = { query: 200, request: 200, whole: 60_000 };
    const availability = createPostgresAvailability();
    const tables = await openPostgresTables(url(), SAMPLE_BIRTH, availability, times);
    closeAfterTest(tables);
    const sleep = sql`select pg_sleep(0.5)`;
    await expect(sleep.execute(tables.serverDb)).rejects.toMatchObject({
      id: "archive-unreachable",
    });
    expect((await sleep.execute(tables.db)).rows).toHaveLength(1);
  });
}
