import { describe, expect, it } from "vitest";
import type { ArchiveFixture } from "./archive-fixture.ts";
import { SAMPLE_MATCH_NOON, sampleSession } from "./samples.ts";

/** Describes the tests of the session table. */
export function defineSessionTests(stage: ArchiveFixture): void {
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
