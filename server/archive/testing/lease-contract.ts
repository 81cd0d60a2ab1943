import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createPostgresAvailability } from "#server/archive/database/postgres-availability.ts";
import { openPostgresTables } from "#server/archive/database/postgres-tables.ts";
import { lockOutLeaders } from "#server/archive/engines/lease-table.ts";
import { createLeaseFixture, LEASE_BIRTH, type LeaseFixture } from "./lease-fixture.ts";
import { readLoggedMatchKeys, commitOneChange } from "./lease-instance.ts";
import { describeLeaseLoss } from "./lease-loss-contract.ts";
import { describeLeaseTakeover } from "./lease-takeover-contract.ts";
import { SAMPLE_MATCH_NOON } from "./samples.ts";

/** Describes the tests of the poller lease of processes on one PostgreSQL. */
export function defineLeaseTests(createStore: () => Promise<string>): void {
  describe("the poller lease", () => {
    const fixture = createLeaseFixture(createStore);
    describeHolder(fixture);
    describeNotifications(fixture);
    describeLeaseLoss(fixture);
    describeLeaseTakeover(fixture);
    describeQueryTime(fixture);
  });
}

/** Describes the tests of what only the holder of the lease may do. */
function describeHolder({ url, start, stop, closeAfterTest }: LeaseFixture): void {
  it("is held by one process, and rejects writes from all others", async () => {
    const leader = await start();
    await leader.until(leader.leading);
    const follower = await start();
    await follower.until(() => follower.tick() === 0);
    expect(follower.leading()).toBe(false);
    await expect(commitOneChange(follower, "a/1")).rejects.toMatchObject({
      id: "archive-not-leading",
    });
    await commitOneChange(leader, "a/1");
    expect(await readLoggedMatchKeys(follower)).toEqual(["a/1"]);
  });

  it("is held by exactly one of several processes that start together on an empty database", async () => {
    const started = await Promise.all(Array.from({ length: 5 }, () => start()));
    await Promise.all(started.map(({ until, tick }) => until(() => tick() === 0)));
    expect(started.filter(({ leading }) => leading())).toHaveLength(1);
  });

  it("prevents a restore while a process leads", async () => {
    const leader = await start();
    await leader.until(leader.leading);
    const tables = await openPostgresTables(url(), LEASE_BIRTH);
    closeAfterTest(tables);
    await expect(tables.commit(lockOutLeaders)).rejects.toMatchObject({ id: "archive-in-use" });
    await stop(leader);
    await tables.commit(async (trx) => {
      await lockOutLeaders(trx);
      const next = await start();
      await next.until(() => next.ticks() > 2);
      expect(next.leading()).toBe(false);
    });
  });
}

/** Describes the tests of the notifications between processes. */
function describeNotifications({ start }: LeaseFixture): void {
  it("notifies other processes of each tick", async () => {
    const leader = await start();
    await leader.until(leader.leading);
    const follower = await start();
    await commitOneChange(leader, "a/1");
    await follower.until(() => follower.tick() === 1);
    await commitOneChange(leader, "a/2");
    await follower.until(() => follower.tick() === 2);
    expect(await readLoggedMatchKeys(follower)).toEqual(["a/1", "a/2"]);
  });

  it("notifies all processes of an annotation that staff add through a follower", async () => {
    const leader = await start();
    await leader.until(leader.leading);
    const follower = await start();
    await follower.until(() => follower.tick() === 0);
    const before = leader.deskChanges();
    const fact = { kind: "station", scope: "a/1", value: "14", who: "Anna", at: SAMPLE_MATCH_NOON };
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
}

/** Describes the test of the time limits of queries. */
function describeQueryTime({ url, closeAfterTest }: LeaseFixture): void {
  it("limits the time of a running server's queries, but not that of commands", async () => {
    const times = { query: 200, request: 200, whole: 60_000 };
    const tables = await openPostgresTables(
      url(),
      LEASE_BIRTH,
      createPostgresAvailability(),
      times,
    );
    closeAfterTest(tables);
    const sleep = sql`select pg_sleep(0.5)`;
    await expect(sleep.execute(tables.serverDb)).rejects.toMatchObject({
      id: "archive-unreachable",
    });
    expect((await sleep.execute(tables.db)).rows).toHaveLength(1);
  });
}
