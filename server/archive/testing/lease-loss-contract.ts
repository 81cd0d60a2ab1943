import { sql } from "kysely";
import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { startLease } from "#server/archive/engines/lease.ts";
import type { ProcessRole } from "#server/archive/repository.ts";
import { type LeaseFixture, SHORT_TIMES } from "./lease-fixture.ts";
import {
  readLoggedMatchKeys,
  createArchiveEventRecorder,
  isLeading,
  runSql,
  commitOneChange,
} from "./lease-instance.ts";

/** Describes the tests of processes that lose the lease or cannot take it. */
export function describeLeaseLoss(fixture: LeaseFixture): void {
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
