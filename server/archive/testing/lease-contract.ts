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
  createTold,
  endConnection,
  type Instance,
  run,
  write,
} from "./lease-instance.ts";
import { ARCHIVE_NOON } from "./samples.ts";

const BIRTH = { now: ARCHIVE_NOON, salt: "salt" };
/** Short, and the tests wait for what comes of it; long enough for a slow machine. */
const TIMES = { ...LEASE_TIMES, duration: 3_000, beat: 20, idle: 1_500 };

/** How processes on one PostgreSQL share the work. */
export function describeLease(createStore: () => Promise<string>): void {
  describe("the poller lease", () => {
    let url: string;
    let closing: { close: () => Promise<void> }[];

    const start = async (times = TIMES): Promise<Instance> => {
      const told = createTold();
      const archive = await openPostgresArchive(url, BIRTH, told.listener, times);
      closing.push(archive);
      return { ...told, archive };
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

    it("is held by one, and nobody else writes", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const follower = await start();
      await follower.until(() => follower.tick() === 0);
      expect(follower.leading()).toBe(false);
      await expect(write(follower, "a/1")).rejects.toMatchObject({ id: "archive-not-leading" });
      await write(leader, "a/1");
      expect(await changesOf(follower)).toEqual(["a/1"]);
    });

    it("is held by one of any that start at the same moment on an empty database", async () => {
      const started = await Promise.all(Array.from({ length: 5 }, () => start()));
      await Promise.all(started.map(({ until, tick }) => until(() => tick() === 0)));
      expect(started.filter(({ leading }) => leading())).toHaveLength(1);
    });

    it("wakes the others with each tick", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const follower = await start();
      await write(leader, "a/1");
      await follower.until(() => follower.tick() === 1);
      await write(leader, "a/2");
      await follower.until(() => follower.tick() === 2);
      expect(await changesOf(follower)).toEqual(["a/1", "a/2"]);
    });

    it("wakes everybody with what staff write down, whether they write to who leads or not", async () => {
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

    it("lets whoever leads hear that somebody watches another process", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const follower = await start();
      await follower.archive.announceWatch();
      await leader.until(() => leader.watches() > 0);
      expect(leader.watches()).toBe(1);
    });

    it("passes a poll that staff want on to the leader", async () => {
      const leader = await start();
      await leader.until(leader.leading);
      const follower = await start();
      await follower.archive.announcePoll();
      await leader.until(() => leader.pollsWanted() > 0);
      expect(leader.pollsWanted()).toBe(1);
      expect(leader.watches()).toBe(0);
    });

    it("goes to another at once when its holder leaves", async () => {
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

    it("is lost with its connection, in the midst of a tick too, of which nothing stays", async () => {
      const instance = await start();
      await instance.until(instance.leading);
      await write(instance, "a/1");
      await stop(instance);
      const told = createTold();
      const refused: Promise<unknown>[] = [];
      // At once: a moment later it may lead again.
      const led = (role: Role): void => {
        if (role !== "leading") {
          refused.push(lease.commit(() => Promise.resolve()).catch((error: unknown) => error));
        }
        told.listener.led(role);
      };
      const lease = createLease({ url, listener: { ...told.listener, led }, times: TIMES });
      closing.push(lease);
      await told.until(told.leading);
      const halfway = lease.commit(async (trx) => {
        await trx.deleteFrom("change").execute();
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await endConnection(url, must(rows[0], "a connection has a process").pid);
        await trx.deleteFrom("source").execute();
      });
      await expect(halfway).rejects.toMatchObject({ id: "archive-unreachable" });
      await told.until(() => refused.length > 0);
      expect(await refused[0]).toMatchObject({ id: "archive-not-leading" });
      await told.until(told.leading);
      expect(await changesOf(await start())).toEqual(["a/1"]);
    });

    it("is taken from a holder whose lease has expired, and the holder stores nothing any more", async () => {
      const old = await start();
      await old.until(old.leading);
      await write(old, "a/1");
      // As after a stop: the holder has not renewed, and another process has taken the lease.
      await run(url, "update lease set holder = 'another', fence = fence + 1");
      await expect(write(old, "a/2")).rejects.toMatchObject({ id: "archive-not-leading" });
      expect(old.archive.role()).toBe("following");
      expect(await changesOf(old)).toEqual(["a/1"]);
    });

    it("does not commit when the lease has expired on the database's clock", async () => {
      const told = createTold();
      // Its own clock stands still: only the database knows that the lease has expired.
      const lease = createLease({
        url,
        listener: told.listener,
        times: { ...TIMES, beat: 60_000 },
        monotonic: () => 0,
      });
      closing.push(lease);
      await stop(await start());
      await told.until(told.leading);
      await run(url, "update lease set expires_at = 1");
      await expect(
        lease.commit(async (trx) => {
          await trx.deleteFrom("state").execute();
        }),
      ).rejects.toMatchObject({ id: "archive-not-leading" });
      expect(told.leading()).toBe(false);
    });

    it("gets a greater fencing number with every taking", async () => {
      for (const fence of [1, 2, 3]) {
        const leader = await start();
        await leader.until(leader.leading);
        expect(await run(url, "select fence from lease")).toEqual([{ fence: String(fence) }]);
        await stop(leader);
      }
    });

    it("is taken only after it has expired when its holder vanishes without giving it back", async () => {
      const follower = await start();
      await stop(follower);
      const [vanished] = await run(
        url,
        `update lease set holder = 'vanished', fence = 8,
           expires_at = (extract(epoch from clock_timestamp()) * 1000)::bigint + ${TIMES.duration}
         returning expires_at`,
      );
      const next = await start();
      await next.until(next.leading);
      const [taken] = await run(
        url,
        `select fence, clock_timestamp() >= to_timestamp(${String(vanished?.["expires_at"])} / 1000.0) as expired
         from lease`,
      );
      expect(taken).toEqual({ fence: "9", expired: true });
    });

    it("is taken at once when its expiry is too far ahead, because the database's clock was set back", async () => {
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

    it("limits the time of what a running server asks for, and not that of commands", async () => {
      const times = { query: 200, request: 200, whole: 60_000 };
      const tables = await openPostgresTables(url, BIRTH, createOutage(), times);
      closing.push(tables);
      const sleep = sql`select pg_sleep(0.5)`;
      await expect(sleep.execute(tables.serverDb)).rejects.toMatchObject({
        id: "archive-unreachable",
      });
      expect((await sleep.execute(tables.db)).rows).toHaveLength(1);
    });

    it("keeps a restore out while a process leads", async () => {
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

    it("says once that PostgreSQL is out of reach, and goes on asking", async () => {
      const told = createTold();
      const lease = createLease({
        url: "postgres://nobody@127.0.0.1:1/none",
        listener: told.listener,
        times: TIMES,
      });
      await told.until(() => told.failures().length === 1);
      await lease.close();
      expect(told.failures()).toEqual(["archive-unreachable"]);
    });
  });
}
