import { describe } from "vitest";
import { describeChangeLog } from "./change-log-contract.ts";
import { describeDesk } from "./desk-contract.ts";
import { describeForgetting } from "./forget-contract.ts";
import { describeMatches } from "./match-contract.ts";
import { describePublicScope } from "./public-scope-contract.ts";
import { describeRetention } from "./retention-contract.ts";
import { describeSessions } from "./session-contract.ts";
import { describeSnapshots } from "./snapshot-contract.ts";
import { createArchiveFixture, type TestStore } from "./archive-fixture.ts";
import { describeWrites } from "./write-contract.ts";

/** Describes the tests that every kind of archive must pass. */
export function describeArchive(name: string, createStore: () => Promise<TestStore>): void {
  describe(`archive in ${name}`, () => {
    const stage = createArchiveFixture(createStore);
    describeSnapshots(stage);
    describeMatches(stage);
    describeChangeLog(stage);
    describePublicScope(stage);
    describeWrites(stage);
    describeRetention(stage);
    describeForgetting(stage);
    describeSessions(stage);
    describeDesk(stage);
  });
}
