import { expect, test } from "vitest";
import { publicationOf, TEST_NOW, testLists } from "#server/testing/test-app.ts";
import { createAttentionBoard } from "./attention-board.ts";

test("tells only of other rows, whether data or time brought them", () => {
  let publication = publicationOf(testLists());
  let now = TEST_NOW;
  let told = 0;
  const board = createAttentionBoard({
    publication: () => publication,
    clock: { now: () => now },
    onChange: () => {
      told += 1;
    },
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
