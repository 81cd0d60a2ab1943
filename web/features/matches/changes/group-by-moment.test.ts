import { expect, test } from "vitest";
import type { ChangeView } from "#core/contract/change.ts";
import { groupByMoment, withoutOvertakenScores } from "./group-by-moment.ts";

const at = (minute: number): string => `2026-01-25T12:0${minute}:00Z`;

function scored(seq: number, minute: number, match = "a/1"): ChangeView {
  return { seq, at: at(minute), match, tournament: "a/cup", type: "score", from: [0], to: [1] };
}

function ended(seq: number, minute: number, match = "a/1"): ChangeView {
  return { seq, at: at(minute), match, tournament: "a/cup", type: "ended", by: "clinched" };
}

const seqsOf = (moments: ReturnType<typeof groupByMoment>) =>
  moments.map((moment) => moment.map(({ seq }) => seq));

test("what was noticed of a match at one time stands together, in the order it happened", () => {
  const newestFirst = [ended(5, 2), scored(4, 2), scored(3, 2, "a/2"), scored(2, 1), scored(1, 0)];
  expect(seqsOf(groupByMoment(newestFirst))).toEqual([[4, 5], [3], [2], [1]]);
});

test("a feed leaves out the scores that came before what it tells of the same match", () => {
  const moments = groupByMoment([scored(6, 4), ended(5, 3), scored(4, 2), scored(3, 2, "a/2")]);
  expect(seqsOf(withoutOvertakenScores(moments))).toEqual([[6], [5], [3]]);
});
