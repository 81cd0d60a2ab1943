import { expect, test } from "vitest";
import { CLOCKS_IN_SYNC } from "#core/testing/attention.ts";
import { HOUR } from "#core/lib/time.ts";
import { PUBLISHED, TEST_NOW, publicationOf, testLists } from "#server/testing/test-publication.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { createAttentionMonitor } from "./attention-monitor.ts";

/** Creates a monitor of `current`, which a test changes, and records its calls. */
function createFixture(publication: Publication) {
  const current = { publication, now: TEST_NOW };
  const logged: string[] = [];
  const changed: string[] = [];
  const monitor = createAttentionMonitor({
    publication: () => current.publication,
    clock: { now: () => current.now },
    clockHealth: () => CLOCKS_IN_SYNC,
    onChange: () => changed.push("changed"),
    logger: { error: (_: unknown, message?: string) => void logged.push(message ?? "") },
  });
  return { monitor, current, changed, logged };
}

test("notifies only when the items change, because of new data or of time", () => {
  const { monitor, current, changed } = createFixture(PUBLISHED);
  const first = monitor.rows();
  expect(first.map(({ kind }) => kind)).toContain("conflict");
  monitor.check();
  monitor.check();
  expect(changed).toHaveLength(1);
  expect(monitor.rows()).toBe(first);
  current.publication = publicationOf({ ...testLists(), upcoming: [] });
  monitor.check();
  expect(changed).toHaveLength(2);
  current.now += HOUR;
  expect(monitor.rows()).not.toBe(first);
});

test("logs a failed derivation once for each publication, and recovers with the next", () => {
  const { monitor, current, changed, logged } = createFixture({
    ...PUBLISHED,
    get sources(): never {
      throw new Error("broken");
    },
  });
  monitor.check();
  monitor.check();
  expect(logged).toEqual(["Deriving the attention items failed. They stay as they were."]);
  current.publication = PUBLISHED;
  monitor.check();
  expect(changed).toHaveLength(1);
});
