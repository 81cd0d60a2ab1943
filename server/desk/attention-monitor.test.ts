import { expect, test } from "vitest";
import { CLOCKS_IN_SYNC } from "#core/model/clock-health.ts";
import { publicationOf, TEST_NOW, testLists } from "#server/testing/test-publication.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { createAttentionMonitor } from "./attention-monitor.ts";

test("notifies only when the items change, because of new data or of time", () => {
  let publication = publicationOf(testLists());
  let now = TEST_NOW;
  let calls = 0;
  const monitor = createAttentionMonitor({
    publication: () => publication,
    clock: { now: () => now },
    clockHealth: () => CLOCKS_IN_SYNC,
    onChange: () => {
      calls += 1;
    },
    logger: { error: () => {} },
  });
  const first = monitor.rows();
  expect(first.map(({ kind }) => kind)).toContain("conflict");
  monitor.check();
  monitor.check();
  expect(calls).toBe(1);
  expect(monitor.rows()).toBe(first);
  publication = publicationOf({ ...testLists(), upcoming: [] });
  monitor.check();
  expect(calls).toBe(2);
  now += 60 * 60_000;
  expect(monitor.rows()).not.toBe(first);
});

test("logs a failed derivation once for each publication, and recovers with the next", () => {
  const good = publicationOf(testLists());
  let publication: Publication = {
    ...good,
    get sources(): never {
      throw new Error("broken");
    },
  };
  const logged: string[] = [];
  let calls = 0;
  const monitor = createAttentionMonitor({
    publication: () => publication,
    clock: { now: () => TEST_NOW },
    clockHealth: () => CLOCKS_IN_SYNC,
    onChange: () => {
      calls += 1;
    },
    logger: { error: (_: unknown, message?: string) => void logged.push(message ?? "") },
  });
  monitor.check();
  monitor.check();
  expect(logged).toEqual(["Deriving the attention items failed. They stay as they were."]);
  publication = good;
  monitor.check();
  expect(calls).toBe(1);
});
