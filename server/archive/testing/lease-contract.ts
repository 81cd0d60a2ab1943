import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createPostgresAvailability } from "#server/archive/database/postgres-availability.ts";
import { openPostgresTables } from "#server/archive/database/postgres-tables.ts";
import { lockOutLeaders } from "#server/archive/engines/lease-table.ts";
import { createLeaseFixture, type LeaseFixture } from "./lease-fixture.ts";
import { readLoggedMatchKeys, commitOneChange, isLeading } from "./lease-instance.ts";
import { describeLeaseLoss } from "./lease-loss-contract.ts";
import { describeLeaseTakeover } from "./lease-takeover-contract.ts";
import { SAMPLE_BIRTH, sampleAnnotation } from "./samples.ts";

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

/** Describes the tests of the notifications between processes. */
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
    const fact = sampleAnnotation("station", "a/1", "14");
    await follower.archive.desk.insertFact(fact);
    await leader.until(({ deskChanged }) => deskChanged > before);
    expect(await leader.archive.desk.findFacts()).toEqual([fact]);
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

/** Describes the test of the time limits of queries. */
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
