import { expect, test } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { splitBetweenStarts } from "./order-matches.ts";

test.each([
  [
    [0, 0, 10, 10],
    [0, 0],
    [10, 10],
  ],
  [[0, 10, 10, 10], [0], [10, 10, 10]],
  [
    [0, 0, 0, 10, 10],
    [0, 0, 0],
    [10, 10],
  ],
  [[0, 0, 0], [0, 0, 0], []],
  [[], [], []],
])("splits matches at minutes %j between starts", (minutes, first, second) => {
  const matches = minutes.map((minute) =>
    sampleMatch({ start: new Date(SAMPLE_NOON + minute * MINUTE).toISOString() }),
  );
  const parts = splitBetweenStarts(matches);
  expect(
    parts.map((part) => part.map(({ start }) => (Date.parse(start ?? "") - SAMPLE_NOON) / MINUTE)),
  ).toEqual([first, second]);
});
