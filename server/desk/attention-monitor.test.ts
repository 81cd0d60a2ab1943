import { expect, test } from "vitest";
import { CLOCKS_AGREE } from "#core/model/clock-health.ts";
import { publicationOf, TEST_NOW, testLists } from "#server/testing/test-app.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { createAttentionBoard } from "./attention-monitor.ts";

test("tells only of other rows, whether data or time brought them", () => {
  let publication = publicationOf(testLists());
  let now = TEST_NOW;
  let told = 0;
  const board = createAttentionBoard({
    publication: () => publication,
    clock: { now: () => now },
    clockHealth: () => CLOCKS_AGREE,
    onChange: () => {
      told += 1;
    },
    logger: { error: () => {} },
  });
  const first = board.rows();
  expect(first.map(({ kind }) => kind)).toContain("conflict");
  board.check();
  board.check();
  expect(told).toBe(1);
  expect(board.rows()).toBe(first);
  publication = publicationOf({ ...testLists(), upcoming: [] });
  board.check();
  expect(told).toBe(2);
  now += 60 * 60_000;
  expect(board.rows()).not.toBe(first);
});

test("outlives what it cannot derive, and says so once for each publication", () => {
  const good = publicationOf(testLists());
  let publication: Publication = {
    ...good,
    get sources(): never {
      throw new Error("broken");
    },
  };
  const logged: string[] = [];
  let told = 0;
  const board = createAttentionBoard({
    publication: () => publication,
    clock: { now: () => TEST_NOW },
    clockHealth: () => CLOCKS_AGREE,
    onChange: () => {
      told += 1;
    },
    logger: { error: (_: unknown, message?: string) => void logged.push(message ?? "") },
  });
  board.check();
  board.check();
  expect(logged).toEqual(["what needs a person is not known"]);
  publication = good;
  board.check();
  expect(told).toBe(1);
});
