import { expect, test } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { applyScore } from "./apply-score.ts";

const playing = sampleMatch({ id: "1", slots: [slot("a", { score: 1 }), slot("b", { score: 0 })] });
const other = sampleMatch({ id: "2", slots: [slot("c", { score: 1 }), slot("d", { score: 0 })] });
const scored = { match: playing.key, from: [1, 0], to: [2, 0] };
const scoresIn = ({ slots }: typeof playing) => slots.map(({ score }) => score);

test("a new score stands in every place of the match, and nowhere else", () => {
  const data = { matches: [playing, other], next: { match: playing }, counts: { live: 2 } };
  const applied = applyScore(data, scored);
  expect(applied.matches.map(scoresIn)).toEqual([
    [2, 0],
    [1, 0],
  ]);
  expect(scoresIn(applied.next.match)).toEqual([2, 0]);
  expect(applied.matches[1]).toBe(other);
  expect(applied.counts).toBe(data.counts);
  expect(scoresIn(playing)).toEqual([1, 0]);
});

test("what the match does not stand in stays the same object", () => {
  const data = { matches: [other], total: 1 };
  expect(applyScore(data, scored)).toBe(data);
});

test.each([
  ["of another moment", { from: [0, 0], to: [1, 0] }],
  ["that tells of a disqualification", { from: [1, 0], to: [1, -1] }],
  ["that is not known", { from: [1, 0], to: [1, null] }],
  ["of more contestants", { from: [1, 0, 0], to: [1, 0, 1] }],
])("a score %s is left to the server", (_, change) => {
  const data = [playing];
  expect(applyScore(data, { match: playing.key, ...change })).toBe(data);
});
