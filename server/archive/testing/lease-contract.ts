import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import { createLease } from "#server/archive/engines/lease.ts";
import { lockOutLeaders } from "#server/archive/engines/lease-table.ts";
import { createOutage } from "#server/archive/database/outage.ts";
import { openPostgresTables } from "#server/archive/database/postgres-tables.ts";
import { openPostgresArchive } from "#server/archive/engines/postgres-archive.ts";
import { LEASE_TIMES } from "#server/archive/engines/lease-term.ts";
import type { Role } from "#server/archive/repository.ts";
import {
  changesOf,
  createEventRecorder,
  endConnection,
  type Instance,
  run,
  write,
} from "./lease-instance.ts";
import { ARCHIVE_NOON } from "./samples.ts";

const BIRTH = { now: ARCHIVE_NOON, salt: "salt" };
/** Short times, because the tests wait for them, but long enough for a slow machine. */
const TIMES = { ...LEASE_TIMES, duration: 3_000, beat: 20, idle: 1_500 };

/** Describes the tests of the poller lease of processes on one PostgreSQL. */
export function describeLease(createStore: () => Promise<string>): void {
  describe("the poller lease", () => {
    let url: string;
    let closing: { close: () => Promise<void> }[];

    const start = async (times = TIMES): Promise<Instance> => {
      const recorder = createEventRecorder();
      const archive = await openPostgresArchive(url, BIRTH, recorder.listener, times);
      closing.push(archive);
      return { ...recorder, archive };
    };

    const stop = async ({ archive }: Instance): Promise<void> => {
      closing = closing.filter((one) => one !== archive);
      await archive.close();
    };

    beforeEach(async () => {
      url = await createStore();
      closing = [];
    });

    afterEach(async () => {
      await Promise.all(closing.map((one) => one.close()));
    });

    it("is held by one process, and rejects writes from all others", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const follower = await start();
      await follower.until(() => follower.tick() === 0);
      expect(follower.leading()).toBe(false);
      await expect(write(follower, "a/1")).rejects.toMatchObject({ id: "archive-not-leading" });
      await write(leader, "a/1");
      expect(await changesOf(follower)).toEqual(["a/1"]);
    });

    it("is held by exactly one of several processes that start together on an empty database", async () => {
      const started = await Promise.all(Array.from({ length: 5 }, () => start()));
      await Promise.all(started.map(({ until, tick }) => until(() => tick() === 0)));
      expect(started.filter(({ leading }) => leading())).toHaveLength(1);
    });

    it("notifies other processes of each tick", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const follower = await start();
      await write(leader, "a/1");
      await follower.until(() => follower.tick() === 1);
      await write(leader, "a/2");
      await follower.until(() => follower.tick() === 2);
      expect(await changesOf(follower)).toEqual(["a/1", "a/2"]);
    });

    it("notifies all processes of an annotation that staff add through a follower", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const follower = await start();
      await follower.until(() => follower.tick() === 0);
      const before = leader.deskChanges();
      const fact = { kind: "station", scope: "a/1", value: "14", who: "Anna", at: ARCHIVE_NOON };
      await follower.archive.desk.insertFact(fact);
      await leader.until(() => leader.deskChanges() > before);
      expect(await leader.archive.desk.findFacts()).toEqual([fact]);
    });

    it("notifies the leader of a follower's viewers", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const follower = await start();
      await follower.archive.announceWatch();
      await leader.until(() => leader.watches() > 0);
      expect(leader.watches()).toBe(1);
    });

    it("forwards staff's request to poll to the leader", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const follower = await start();
      await follower.archive.announcePoll();
      await leader.until(() => leader.pollsWanted() > 0);
      expect(leader.pollsWanted()).toBe(1);
      expect(leader.watches()).toBe(0);
    });

    it("passes to another process at once when its holder closes", async () => {
      const first = await start({ ...TIMES, duration: HOUR });
      await first.until(first.leading);
      const second = await start({ ...TIMES, duration: HOUR, beat: HOUR });
      await second.until(() => second.tick() === 0);
      await write(first, "a/1");
      await stop(first);
      await second.until(second.leading);
      await write(second, "a/2");
      expect(await changesOf(second)).toEqual(["a/1", "a/2"]);
    });

    it("is lost with its connection during a tick, of which nothing is stored", async () => {
      const instance = await start();
      await instance.until(instance.leading);
      await write(instance, "a/1");
      await stop(instance);
      const recorder = createEventRecorder();
      const refused: Promise<unknown>[] = [];
      // Commits at once, because the process may lead again a moment later.
      const led = (role: Role): void => {
        if (role !== "leading") {
          refused.push(lease.commit(() => Promise.resolve()).catch((error: unknown) => error));
        }
        recorder.listener.led(role);
      };
      const lease = createLease({ url, listener: { ...recorder.listener, led }, times: TIMES });
      closing.push(lease);
      await recorder.until(recorder.leading);
      const halfway = lease.commit(async (trx) => {
        await trx.deleteFrom("change").execute();
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await endConnection(url, must(rows[0], "a connection has a process").pid);
        await trx.deleteFrom("source").execute();
      });
      await expect(halfway).rejects.toMatchObject({ id: "archive-unreachable" });
      await recorder.until(() => refused.length > 0);
      expect(await refused[0]).toMatchObject({ id: "archive-not-leading" });
      await recorder.until(recorder.leading);
      expect(await changesOf(await start())).toEqual(["a/1"]);
    });

    it("rejects commits of a former holder after another process has taken it", async () => {
      const old = await start();
      await old.until(old.leading);
      await write(old, "a/1");
      // As after a suspension: another process has taken the lease that was not renewed.
      await run(url, "update lease set holder = 'another', fence = fence + 1");
      await expect(write(old, "a/2")).rejects.toMatchObject({ id: "archive-not-leading" });
      expect(old.archive.role()).toBe("following");
      expect(await changesOf(old)).toEqual(["a/1"]);
    });

    it("does not commit when the lease has expired on the database's clock", async () => {
      const recorder = createEventRecorder();
      // The process's own clock does not advance, so only the database detects the expiry.
      const lease = createLease({
        url,
        listener: recorder.listener,
        times: { ...TIMES, beat: 60_000 },
        monotonic: () => 0,
      });
      closing.push(lease);
      await stop(await start());
      await recorder.until(recorder.leading);
      await run(url, "update lease set expires_at = 1");
      await expect(
        lease.commit(async (trx) => {
          await trx.deleteFrom("state").execute();
        }),
      ).rejects.toMatchObject({ id: "archive-not-leading" });
      expect(recorder.leading()).toBe(false);
    });

    it("gets a higher fencing number each time it is taken", async () => {
      for (const fence of [1, 2, 3]) {
        const leader = await start();
        await leader.until(leader.leading);
        expect(await run(url, "select fence from lease")).toEqual([{ fence: String(fence) }]);
        await stop(leader);
      }
    });

    it("is taken only after its expiry when its holder ends without releasing it", async () => {
      const follower = await start();
      await stop(follower);
      const [lostLease] = await run(
        url,
        `update lease set holder = 'lostLease', fence = 8,
           expires_at = (extract(epoch from clock_timestamp()) * 1000)::bigint + ${TIMES.duration}
         returning expires_at`,
      );
      const next = await start();
      await next.until(next.leading);
      const [taken] = await run(
        url,
        `select fence, clock_timestamp() >= to_timestamp(${String(lostLease?.["expires_at"])} / 1000.0) as expired
         from lease`,
      );
      expect(taken).toEqual({ fence: "9", expired: true });
    });

    it("is taken at once when its expiry is too far ahead after the database's clock was set back", async () => {
      await stop(await start());
      await run(
        url,
        `update lease set holder = 'another',
           expires_at = (extract(epoch from clock_timestamp()) * 1000)::bigint + 3600000`,
      );
      const next = await start();
      await next.until(next.leading);
      expect(next.archive.role()).toBe("leading");
    });

    it("waits for a leader of an older version, which holds an advisory lock", async () => {
      await stop(await start());
      const older = new Client({ connectionString: url });
      await older.connect();
      await older.query("select pg_advisory_lock(19780, 1)");
      const next = await start();
      await next.until(() => next.ticks() > 2);
      expect(next.leading()).toBe(false);
      await older.end();
      await next.until(next.leading);
      expect(next.archive.role()).toBe("leading");
    });

    it("limits the time of a running server's queries, but not that of commands", async () => {
      const times = { query: 200, request: 200, whole: 60_000 };
      const tables = await openPostgresTables(url, BIRTH, createOutage(), times);
      closing.push(tables);
      const sleep = sql`select pg_sleep(0.5)`;
      await expect(sleep.execute(tables.serverDb)).rejects.toMatchObject({
        id: "archive-unreachable",
      });
      expect((await sleep.execute(tables.db)).rows).toHaveLength(1);
    });

    it("prevents a restore while a process leads", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const tables = await openPostgresTables(url, BIRTH);
      closing.push(tables);
      await expect(tables.commit(lockOutLeaders)).rejects.toMatchObject({ id: "archive-in-use" });
      await stop(leader);
      await tables.commit(async (trx) => {
        await lockOutLeaders(trx);
        const next = await start();
        await next.until(() => next.ticks() > 2);
        expect(next.leading()).toBe(false);
      });
    });

    it("reports once that PostgreSQL is unreachable, and keeps trying", async () => {
      const recorder = createEventRecorder();
      const lease = createLease({
        url: "postgres://nobody@127.0.0.1:1/none",
        listener: recorder.listener,
        times: TIMES,
      });
      await recorder.until(() => recorder.failures().length === 1);
      await lease.close();
      expect(recorder.failures()).toEqual(["archive-unreachable"]);
    });
  });
}
