import { expect, test } from "vitest";
import type { MatchRef } from "#core/contract/change.ts";
import * as en from "#core/i18n/en/pages.ts";
import { aino, bo, CHANGED_MATCH, plain } from "#web/testing/sample-change.ts";
import { findChangedScores, findShownScore, formatChangeSubject } from "./format-change-subject.ts";

const cato = { ...bo, name: "Cato" };

test.each<[MatchRef["contestants"], { from: number[]; to: number[] } | null, string]>([
  [[aino, null], { from: [0, 0], to: [1, 0] }, "Aino – Seed 4"],
  [[null, null], null, "Not known yet – Seed 4"],
  [[null], null, "Cup"],
  [[aino, bo, cato], { from: [0, 0, 0], to: [0, 0, 4] }, "Cato"],
  [[aino, bo, cato], { from: [0, 0, 0], to: [5, 0, 4] }, "Aino"],
  [[aino, bo, cato], null, "Aino, Bo, Cato"],
])("names whom a change is about", (contestants, scores, expected) => {
  const match = { ...CHANGED_MATCH, contestants };
  expect(plain(formatChangeSubject(scores, match, en.common))).toBe(expected);
});

test("shows the highest changed score of a match of many", () => {
  const shown = findShownScore({ from: [9, 1, 2, 0], to: [9, 4, 3, 0] });
  expect(shown).toEqual({ index: 1, score: 4, others: [2], lead: null });
  expect(findShownScore({ from: [9, 1, 2], to: [9, 9, 2] })).toMatchObject({ index: 1, lead: 0 });
});

test("shows no single score of a duel, or if none changed", () => {
  expect(findShownScore({ from: [1, 0], to: [2, 0] })).toBeNull();
  expect(findShownScore({ from: [1, 0, 0], to: [1, 0, 0] })).toBeNull();
});

test("finds the contestants whose score changed", () => {
  expect(findChangedScores({ from: [1, 1], to: [1, 2] })).toEqual([1]);
  expect(findChangedScores({ from: [], to: [0, 3] })).toEqual([1]);
});
