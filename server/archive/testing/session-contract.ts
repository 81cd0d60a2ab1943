import { describe, expect, it } from "vitest";
import type { StoredSession } from "#server/archive/repository.ts";
import { SAMPLE_MATCH_NOON } from "./samples.ts";
import type { ArchiveFixture } from "./archive-fixture.ts";

const sessionOf = (tokenHash: string, change: Partial<StoredSession> = {}): StoredSession => ({
  tokenHash,
  subject: "aino",
  name: "Aino",
  grounds: "hash of a hash",
  expiresAt: SAMPLE_MATCH_NOON + 100,
  usedAt: SAMPLE_MATCH_NOON,
  ...change,
});

/** Describes the tests of the session table. */
export function defineSessionTests(stage: ArchiveFixture): void {
  const table = () => stage.archive().sessions;
  const find = async (...tokens: readonly string[]) =>
    Promise.all(tokens.map((token) => table().findByToken(token)));

  describe("sessions", () => {
    it("are kept after a restart, with their last use", async () => {
      await table().insert(sessionOf("a"), SAMPLE_MATCH_NOON);
      await stage.reopen();
      expect(await find("a", "b")).toEqual([sessionOf("a"), null]);
      await table().updateUse("a", SAMPLE_MATCH_NOON + 50);
      expect(await find("a")).toEqual([sessionOf("a", { usedAt: SAMPLE_MATCH_NOON + 50 })]);
    });

    it("are deleted one by one, or all of one staff member", async () => {
      const ben = sessionOf("d", { subject: "ben", name: "Ben" });
      for (const session of [sessionOf("a"), sessionOf("b"), sessionOf("c"), ben]) {
        await table().insert(session, SAMPLE_MATCH_NOON);
      }
      await table().deleteByToken("a");
      expect(await find("a", "b")).toEqual([null, sessionOf("b")]);
      await table().deleteAllBySubject("aino");
      expect(await find("b", "c", "d")).toEqual([null, null, ben]);
    });

    it("are deleted at the next sign-in when they have expired", async () => {
      await table().insert(sessionOf("a"), SAMPLE_MATCH_NOON);
      await table().insert(
        sessionOf("b", { expiresAt: SAMPLE_MATCH_NOON + 300 }),
        SAMPLE_MATCH_NOON + 200,
      );
      expect(await find("a")).toEqual([null]);
    });
  });
}
