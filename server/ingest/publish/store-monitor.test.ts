import { describe, expect, it } from "vitest";
import { STORE_OK, type StoreFailure } from "#core/model/store-health.ts";
import {
  ArchiveError,
  createUnreachableError,
  convertStoreError,
} from "#server/archive/database/archive-error.ts";
import { createNotLeaderError } from "#server/archive/engines/lease-table.ts";
import { describeStartFailure } from "#server/config/start-failure.ts";
import { createStoreMonitor } from "./store-monitor.ts";

const unreachable = new ArchiveError("archive-unreachable", "Check DATABASE_URL.");
const full = new ArchiveError("archive-full", "Free some space.");

/** Creates an error of SQLite with this result code. */
function sqliteError(errcode: number): Error {
  return Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode });
}

function createFixture() {
  let now = 100;
  let calls = 0;
  const monitor = createStoreMonitor(() => now);
  monitor.subscribe(() => (calls += 1));
  return { monitor, calls: () => calls, setNow: (at: number) => (now = at) };
}

describe("createStoreMonitor", () => {
  it("returns cause, start and unstored changes until the reporter withdraws its problem", () => {
    const { monitor, setNow } = createFixture();
    monitor.report("commit", full);
    setNow(200);
    monitor.report("commit", full);
    monitor.setUnstoredChanges(3);
    expect(monitor.health()).toEqual({
      state: "full",
      since: 100,
      message: expect.stringMatching(/^Free some space\. Existing data can still be read; /),
      unstoredChanges: 3,
    });
    monitor.setUnstoredChanges(0);
    monitor.report("commit", null);
    expect(monitor.health()).toEqual(STORE_OK);
  });

  it("keeps the store's own problem when a commit fails or succeeds meanwhile", () => {
    const { monitor } = createFixture();
    monitor.report("store", unreachable);
    monitor.report("commit", full);
    expect(monitor.health().state).toBe("unreachable");
    monitor.report("commit", null);
    expect(monitor.health().state).toBe("unreachable");
    monitor.report("store", null);
    expect(monitor.health().state).toBe("ok");
  });

  it("reports an error of another kind as failing, without its text", () => {
    const { monitor } = createFixture();
    monitor.report("commit", new Error("connect 10.0.0.7"));
    expect(monitor.health().state).toBe("failing");
    expect(monitor.health().message).not.toContain("10.0.0.7");
  });

  it.each<[unknown, StoreFailure]>([
    [createUnreachableError(new Error("connect ECONNREFUSED")), "unreachable"],
    [createNotLeaderError(), "unreachable"],
    [convertStoreError(sqliteError(13), "archive.db"), "full"],
    [convertStoreError(sqliteError(8), "archive.db"), "read-only"],
    [convertStoreError(sqliteError(11), "archive.db"), "corrupt"],
  ])("promises to continue only while the server runs, not at its start: %s", (error, state) => {
    const promise = /automatically|next tick|can still be read/;
    expect(describeStartFailure(error).line).not.toMatch(promise);
    const { monitor } = createFixture();
    monitor.report("store", error);
    const { state: reported, message } = monitor.health();
    expect(reported).toBe(state);
    expect(promise.test(message ?? "")).toBe(state !== "corrupt");
  });

  it("notifies only when the health changes", () => {
    const { monitor, calls } = createFixture();
    monitor.report("commit", null);
    monitor.report("commit", full);
    monitor.report("commit", full);
    expect(calls()).toBe(1);
  });
});
