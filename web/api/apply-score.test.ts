import { expect, test } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { applyScore } from "./apply-score.ts";

const matchOf = (id: string) =>
  sampleMatch({ id, slots: [slot("a", { score: 1 }), slot("b", { score: 0 })] });
const liveMatch = matchOf("1");
const otherMatch = matchOf("2");
const scoreChange = { match: liveMatch.key, from: [1, 0], to: [2, 0] };
const scoresIn = ({ slots }: typeof liveMatch) => slots.map(({ score }) => score);

test("replaces the score at every occurrence of the match, and in no other match", () => {
  const matches = [liveMatch, otherMatch];
  const data = { matches, next: { match: liveMatch }, counts: { live: 2 } };
  const applied = applyScore(data, scoreChange);
  expect(applied.matches.map(scoresIn)).toEqual([
    [2, 0],
    [1, 0],
  ]);
  expect(scoresIn(applied.next.match)).toEqual([2, 0]);
  expect(applied.matches[1]).toBe(otherMatch);
  expect(applied.counts).toBe(data.counts);
  expect(scoresIn(liveMatch)).toEqual([1, 0]);
});

test("returns the same object when the match does not occur in it", () => {
  const data = { matches: [otherMatch], total: 1 };
  expect(applyScore(data, scoreChange)).toBe(data);
});

test.each([
  ["whose old score differs", { from: [0, 0], to: [1, 0] }],
  ["with a disqualification", { from: [1, 0], to: [1, -1] }],
  ["with an unknown score", { from: [1, 0], to: [1, null] }],
  ["with more contestants", { from: [1, 0, 0], to: [1, 0, 1] }],
])("ignores a change %s", (_, change) => {
  const data = [liveMatch];
  expect(applyScore(data, { match: liveMatch.key, ...change })).toBe(data);
});
