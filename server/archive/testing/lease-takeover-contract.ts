import { Client } from "pg";
import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { type LeaseFixture, SHORT_TIMES } from "./lease-fixture.ts";
import { readLoggedMatchKeys, runSql, commitOneChange, isLeading } from "./lease-instance.ts";

/** Describes the tests of when a process takes the lease of another. */
export function describeLeaseTakeover({
  url,
  start,
  startLeader,
  startFollower,
  stop,
}: LeaseFixture): void {
  it("passes to another process at once when its holder closes", async () => {
    const first = await startLeader({ ...SHORT_TIMES, duration: HOUR });
    const second = await startFollower({ ...SHORT_TIMES, duration: HOUR, beat: HOUR });
    await commitOneChange(first, "a/1");
    await stop(first);
    await second.until(isLeading);
    await commitOneChange(second, "a/2");
    expect(await readLoggedMatchKeys(second)).toEqual(["a/1", "a/2"]);
  });

  it("gets a higher fencing number each time it is taken", async () => {
    for (const fence of [1, 2, 3]) {
      const leader = await startLeader();
      expect(await runSql(url(), "select fence from lease")).toEqual([{ fence: String(fence) }]);
      await stop(leader);
    }
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

  it("waits for a leader of an older version, which holds an advisory lock", async () => {
    await stop(await start());
    const older = new Client({ connectionString: url() });
    await older.connect();
    await older.query("select pg_advisory_lock(19780, 1)");
    const next = await start();
    await next.until(({ ticked }) => ticked > 2);
    expect(next.events.isLeading).toBe(false);
    await older.end();
    await next.until(isLeading);
    expect(next.archive.role()).toBe("leading");
  });
}
