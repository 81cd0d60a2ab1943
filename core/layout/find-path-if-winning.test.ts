import { expect, test } from "vitest";
import type { SlotSource } from "#core/model/slot.ts";
import { findPathIfWinning } from "./find-path-if-winning.ts";

const ref = (code: string) => ({ place: `at ${code}`, code, match: null });
const winner = (code: string): SlotSource => ({
  type: "winner",
  of: ref(code),
  certainty: "found",
});
const place = (code: string, to: string | null, ...sources: readonly SlotSource[]) => ({
  ...ref(code),
  match: `a.example/${code}`,
  winnerTo: to === null ? null : ref(to),
  slots: sources.map((source) => ({ source })),
});

const PLACES = [
  place("UBSF-1", "UBF", winner("UBQF-1"), winner("UBQF-2")),
  place("UBF", "GF", winner("UBSF-1"), winner("UBSF-2")),
  place("GF", null, winner("UBF"), winner("LBF")),
];

test("returns all places to the end, with the source of each opponent", () => {
  expect(findPathIfWinning("a.example/UBSF-1", PLACES)).toEqual([
    { ...ref("UBF"), match: "a.example/UBF", opponent: winner("UBSF-2") },
    { ...ref("GF"), match: "a.example/GF", opponent: winner("LBF") },
  ]);
});

test("returns no places for the final and for a match of another bracket", () => {
  expect(findPathIfWinning("a.example/GF", PLACES)).toEqual([]);
  expect(findPathIfWinning("a.example/other", PLACES)).toEqual([]);
});

test("ends when places form a cycle", () => {
  const cycle = [place("A", "B", winner("B")), place("B", "A", winner("A"))];
  expect(findPathIfWinning("a.example/A", cycle).map(({ code }) => code)).toEqual(["B", "A"]);
});
