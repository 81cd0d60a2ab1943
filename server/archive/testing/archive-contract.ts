import { describe, expect, it } from "vitest";
import { defineChangeLogTests } from "./change-log-contract.ts";
import { defineDeskTests } from "./desk-contract.ts";
import { defineForgetTests } from "./forget-contract.ts";
import { defineMatchTests } from "./match-contract.ts";
import { definePublicScopeTests } from "./public-scope-contract.ts";
import { defineRetentionTests } from "./retention-contract.ts";
import { defineSnapshotTests } from "./snapshot-contract.ts";
import { createArchiveFixture, type ArchiveFixture } from "./archive-fixture.ts";
import type { CreateStore } from "./open-leading-archive.ts";
import { MINUTE } from "#core/lib/time.ts";
import {
  SAMPLE_CUP,
  SAMPLE_MATCH_NOON,
  sampleChange,
  sampleSeenMatch,
  sampleSession,
} from "./samples.ts";

/** Describes the tests that every kind of archive must pass. */
export function defineArchiveTests(name: string, createStore: CreateStore): void {
  describe(`archive in ${name}`, () => {
    const stage = createArchiveFixture(createStore);
    defineSnapshotTests(stage);
    defineMatchTests(stage);
    defineChangeLogTests(stage);
    definePublicScopeTests(stage);
    defineWriteTests(stage);
    defineRetentionTests(stage);
    defineForgetTests(stage);
    defineSessionTests(stage);
    defineDeskTests(stage);
  });
}

/** Describes the tests of successful and failed writes. */
function defineWriteTests(stage: ArchiveFixture): void {
  describe("a write", () => {
    it("inserts matches from files, and leaves archived ones unchanged", async () => {
      const watched = sampleSeenMatch("1");
      await stage.upsertTick({ seen: [watched] });
      const fromFile = { at: SAMPLE_MATCH_NOON + MINUTE, list: null };
      const played = sampleSeenMatch("0", {}, fromFile);
      const stale = sampleSeenMatch("1", { bestOf: 9 }, fromFile);
      const sent = new Map([[played.match.key, { id: "0" }]]);
      expect(await stage.source().insertAll([played, stale], sent)).toBe(1);
      expect(await stage.reader().findAllByTournament(SAMPLE_CUP)).toEqual([played, watched]);
      expect(await stage.reader().findSentByKey(played.match.key)).toEqual({ id: "0" });
    });

    it("stores nothing of a tick that fails halfway", async () => {
      const [first] = (await stage.upsertTick({ changes: [sampleChange("a/1")] })).changes;
      const seen = [sampleSeenMatch("1", {}, { firstSeen: Number.NaN })];
      const broken = stage.upsertTick({ seen, changes: [sampleChange("a/2")] });
      await expect(broken).rejects.toThrow(/first_seen|bigint/);
      expect(await stage.reader().findLastSeq()).toBe(first?.seq);
      const next = await stage.upsertTick({ seen: [sampleSeenMatch("1")] });
      expect(next.changes).toEqual([]);
      expect(await stage.reader().findAllByTournament(SAMPLE_CUP)).toHaveLength(1);
    });
  });
}

function defineSessionTests(stage: ArchiveFixture): void {
  const table = () => stage.archive().sessions;
  const find = async (...tokens: readonly string[]) =>
    Promise.all(tokens.map((token) => table().findByToken(token)));

  describe("sessions", () => {
    it("are kept after a restart, with their last use", async () => {
      await table().insert(sampleSession("a"), SAMPLE_MATCH_NOON);
      await stage.reopen();
      expect(await find("a", "b")).toEqual([sampleSession("a"), null]);
      await table().updateUse("a", SAMPLE_MATCH_NOON + 50);
      expect(await find("a")).toEqual([sampleSession("a", { usedAt: SAMPLE_MATCH_NOON + 50 })]);
    });

    it("are deleted one by one, or all of one staff member", async () => {
      const ben = sampleSession("d", { subject: "ben", name: "Ben" });
      for (const session of [sampleSession("a"), sampleSession("b"), sampleSession("c"), ben]) {
        await table().insert(session, SAMPLE_MATCH_NOON);
      }
      await table().deleteByToken("a");
      expect(await find("a", "b")).toEqual([null, sampleSession("b")]);
      await table().deleteAllBySubject("aino");
      expect(await find("b", "c", "d")).toEqual([null, null, ben]);
    });

    it("are deleted at the next sign-in when they have expired", async () => {
      await table().insert(sampleSession("a"), SAMPLE_MATCH_NOON);
      const next = sampleSession("b", { expiresAt: SAMPLE_MATCH_NOON + 300 });
      await table().insert(next, SAMPLE_MATCH_NOON + 200);
      expect(await find("a")).toEqual([null]);
    });
  });
}
