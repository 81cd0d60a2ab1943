import { expect, test } from "vitest";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { findAdvancingCount } from "./find-advancing-count.ts";

const wentTo = { bracket: "osu.example.net/1101", code: "SF-1" };
const [aino, bo] = [standing("Aino", { wentTo }), standing("Bo")];

test.each([
  ["those in the next bracket", [aino, bo], 1],
  ["none if no contestant is in the next bracket", [bo], null],
  ["none if they are not the first", [bo, aino], null],
])("counts %s", (_, standings, count) => {
  expect(findAdvancingCount(sampleGroup(standings))).toBe(count);
});
