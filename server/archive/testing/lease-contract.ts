import { EventEmitter, once } from "node:events";
import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { createLease } from "#server/archive/lease.ts";
import { openPostgresArchive } from "#server/archive/postgres-archive.ts";
import type { ArchiveListener, OpenArchive } from "#server/archive/repository.ts";
import { NOON, NOTHING, observedAt, SOURCE } from "./samples.ts";

const BIRTH = { now: NOON, salt: "salt" };
/** Between two looks at the lease, in milliseconds: short, and the tests wait for what it brings. */
const BEAT = 20;

/** What an instance was told so far, and a way to wait until it was told enough. */
interface Told {
  readonly listener: ArchiveListener;
  readonly leading: () => boolean;
  readonly tick: () => number;
  /** How often it was told that staff may have written something down. */
  readonly deskChanges: () => number;
  /** How often it was told that somebody watches. */
  readonly watches: () => number;
  readonly failures: () => readonly string[];
  readonly until: (met: () => boolean) => Promise<void>;
}

interface Instance extends Told {
  readonly archive: OpenArchive;
}

/** How processes on one PostgreSQL share the work. */
export function describeLease(createStore: () => Promise<string>): void {
  describe("the poller lease", () => {
    let url: string;
    let closing: { close: () => Promise<void> }[];

    const start = async (): Promise<Instance> => {
      const told = createTold();
      const archive = await openPostgresArchive(url, BIRTH, told.listener, BEAT);
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
      const started = await Promise.all(Array.from({ length: 5 }, start));
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
      const fact = { kind: "station", scope: "a/1", value: "14", who: "Anna", at: NOON };
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

    it("goes to another when its holder leaves", async () => {
      const first = await start();
      await first.until(first.leading);
      const second = await start();
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
      const led = (leads: boolean): void => {
        if (!leads) {
          refused.push(lease.commit(() => Promise.resolve()).catch((error: unknown) => error));
        }
        told.listener.led(leads);
      };
      const lease = createLease(url, { ...told.listener, led }, BEAT);
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

    it("says once that PostgreSQL is out of reach, and goes on asking", async () => {
      const told = createTold();
      const lease = createLease("postgres://nobody@127.0.0.1:1/none", told.listener, BEAT);
      await told.until(() => told.failures().length === 1);
      await lease.close();
      expect(told.failures()).toEqual(["archive-unreachable"]);
    });
  });
}

function createTold(): Told {
  const events = new EventEmitter();
  let leading = false;
  let tick = -1;
  let deskChanges = 0;
  let watches = 0;
  const failures: string[] = [];
  return {
    listener: {
      led: (leads) => {
        leading = leads;
        events.emit("told");
      },
      ticked: (newest) => {
        tick = newest;
        events.emit("told");
      },
      deskChanged: () => {
        deskChanges += 1;
        events.emit("told");
      },
      watched: () => {
        watches += 1;
        events.emit("told");
      },
      storeProblem: (problem) => {
        failures.push(problem?.id ?? "works");
        events.emit("told");
      },
    },
    leading: () => leading,
    tick: () => tick,
    deskChanges: () => deskChanges,
    watches: () => watches,
    failures: () => failures,
    until: async (met) => {
      while (!met()) await once(events, "told");
    },
  };
}

/** Commits a tick of one change. */
async function write({ archive }: Instance, match: string): Promise<void> {
  const opened = await archive.openSources([SOURCE]);
  const changes = [{ type: "started" as const, match, tournament: "a/cup" }];
  await opened.upsertTick({
    at: NOON,
    observations: [{ before: NOTHING, after: observedAt(NOON, []) }],
    changes,
  });
}

async function changesOf({ archive }: Instance): Promise<string[]> {
  const { reader } = await archive.openSources([SOURCE]);
  const { changes } = await reader.findChangesAfter(NOON, 10);
  return changes.map(({ change }) => change.match);
}

async function endConnection(url: string, pid: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_terminate_backend($1)", [pid]);
  await client.end();
}
