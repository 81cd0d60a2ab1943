import { beforeEach, describe, expect, it } from "vitest";
import { createTestSessionTable } from "#server/testing/session-table.ts";
import { cacheSessions } from "./postgres-archive.ts";
import type { SessionTable } from "#server/archive/session-table.ts";
import { SAMPLE_MATCH_NOON, sampleSession } from "#server/archive/testing/samples.ts";

let isDown: boolean;
let isReachable: boolean;
let reads: number;
let sessions: SessionTable;

beforeEach(async () => {
  isDown = false;
  isReachable = true;
  reads = 0;
  const table = createTestSessionTable();
  const whileUp = <A extends readonly unknown[], R>(run: (...args: A) => Promise<R>) => {
    return (...args: A): Promise<R> => {
      reads += 1;
      return isDown ? Promise.reject(new Error("unreachable")) : run(...args);
    };
  };
  const failing: SessionTable = {
    ...table,
    findByToken: whileUp((tokenHash) => table.findByToken(tokenHash)),
    updateUse: whileUp((tokenHash, now) => table.updateUse(tokenHash, now)),
    deleteByToken: whileUp((tokenHash) => table.deleteByToken(tokenHash)),
    deleteAllBySubject: whileUp((subject) => table.deleteAllBySubject(subject)),
  };
  sessions = cacheSessions(failing, () => isReachable);
  for (const token of ["a", "b"]) await sessions.insert(sampleSession(token), SAMPLE_MATCH_NOON);
});

describe("cacheSessions", () => {
  it("keeps staff signed in while the database is unreachable", async () => {
    expect(await sessions.findByToken("a")).toEqual(sampleSession("a"));
    isDown = true;
    expect(await sessions.findByToken("a")).toEqual(sampleSession("a"));
    await expect(sessions.findByToken("b")).rejects.toThrow("unreachable");
    // The use is recorded in memory although the database cannot store it.
    await expect(sessions.updateUse("a", SAMPLE_MATCH_NOON + 50)).rejects.toThrow("unreachable");
    expect((await sessions.findByToken("a"))?.usedAt).toBe(SAMPLE_MATCH_NOON + 50);
  });

  it("returns sessions from memory at once when the database is reported unreachable", async () => {
    await sessions.findByToken("a");
    [isDown, isReachable, reads] = [true, false, 0];
    expect(await sessions.findByToken("a")).toEqual(sampleSession("a"));
    expect(reads).toBe(0);
  });

  it("ends a session at once on sign-out even if the database is unreachable", async () => {
    for (const token of ["a", "b"]) await sessions.findByToken(token);
    isDown = true;
    await expect(sessions.deleteByToken("a")).rejects.toThrow("unreachable");
    await expect(sessions.findByToken("a")).rejects.toThrow("unreachable");
    await expect(sessions.deleteAllBySubject("aino")).rejects.toThrow("unreachable");
    await expect(sessions.findByToken("b")).rejects.toThrow("unreachable");
  });

  it("queries the database each time while it responds", async () => {
    await sessions.findByToken("a");
    await sessions.deleteByToken("a");
    expect(await sessions.findByToken("a")).toBeNull();
  });
});
