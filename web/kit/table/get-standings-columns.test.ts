import { expect, test } from "vitest";
import { standing } from "#core/testing/sample-group.ts";
import { indexRaces } from "./get-standings-columns.ts";

const result = (match: string) => ({
  match,
  placement: 1,
  kills: null,
  deduction: 0,
  points: 10,
  counts: true,
});

test("aligns results by match, also of a contestant who missed one", () => {
  const late = standing("Bo", { results: [result("b")] });
  const all = standing("Aino", { results: [result("a"), result("b")] });
  const { matches, results } = indexRaces([late, all]);
  expect(matches).toEqual(["a", "b"]);
  expect(results.get(late)).toEqual([null, result("b")]);
  expect(results.get(all)).toEqual([result("a"), result("b")]);
});
