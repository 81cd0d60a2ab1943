import { describe } from "vitest";
import { defineChangeLogTests } from "./change-log-contract.ts";
import { defineDeskTests } from "./desk-contract.ts";
import { defineForgetTests } from "./forget-contract.ts";
import { defineMatchTests } from "./match-contract.ts";
import { definePublicScopeTests } from "./public-scope-contract.ts";
import { defineRetentionTests } from "./retention-contract.ts";
import { defineSessionTests } from "./session-contract.ts";
import { defineSnapshotTests } from "./snapshot-contract.ts";
import { createArchiveFixture } from "./archive-fixture.ts";
import type { CreateStore } from "./open-leading-archive.ts";
import { defineWriteTests } from "./write-contract.ts";

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
