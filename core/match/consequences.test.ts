import { describe, expect, it } from "vitest";
import { findConsequences } from "./consequences.ts";

const NEXT = { place: "ro4#1", code: "UBSF-1", match: null };
const DROP = { place: "lower ro8s2#1", code: "LBR2-1", match: null };
const LOWER_ROUND = { long: "Lower Bracket Round 2", medium: "LB Round 2", short: "LBR2" };

type BracketMatch = Parameters<typeof findConsequences>[0];

function match(short: string, change: Partial<BracketMatch> = {}): BracketMatch {
  return {
    bracket: { section: "upper" },
    round: { name: { long: short, medium: short, short }, losersTo: null },
    slots: [
      { source: { type: "winner", of: { place: "ro2#1", code: "UBF", match: null } } },
      { source: { type: "winner", of: { place: "lower ro2s2#1", code: "LBF", match: null } } },
    ],
    winnerTo: null,
    loserTo: null,
    ...change,
  };
}

function placed(winner: number, loser: number) {
  return {
    winner: { type: "placed", placement: winner },
    loser: { type: "placed", placement: loser },
  };
}

function loserOf(short: string, section: "upper" | "lower") {
  const one = match(short, { winnerTo: NEXT, bracket: { section } });
  return findConsequences(one, 0, null)?.loser;
}

describe("findConsequences", () => {
  it("returns the next places of both", () => {
    const one = match("UBQF", { winnerTo: NEXT, loserTo: DROP });
    expect(findConsequences(one, 0, null)).toEqual({
      winner: { type: "place", to: NEXT },
      loser: { type: "place", to: DROP },
    });
  });

  it("returns the round of the loser when its place is not known", () => {
    const round = { ...match("UBQF").round!, losersTo: LOWER_ROUND };
    expect(findConsequences(match("UBQF", { winnerTo: NEXT, round }), 0, null)?.loser).toEqual({
      type: "round",
      to: LOWER_ROUND,
    });
  });

  it("returns that the loser is out when nothing can follow", () => {
    expect(loserOf("QF", "upper")).toEqual({ type: "out" });
    expect(loserOf("LBF", "lower")).toEqual({ type: "out" });
  });

  it("returns null for a loser who may play on in a third-place match or a lower bracket", () => {
    expect(loserOf("SF", "upper")).toBeNull();
    expect(loserOf("UBQF", "upper")).toBeNull();
  });

  it("returns the placements that a final and a third-place match decide", () => {
    expect(findConsequences(match("F"), 1, null)).toEqual(placed(1, 2));
    expect(findConsequences(match("GF2"), 1, true)).toEqual(placed(1, 2));
    expect(findConsequences(match("3rd"), 0, null)).toEqual(placed(3, 4));
    expect(findConsequences({ ...match("3rd"), code: "3RD-2" }, 0, null)).toBeNull();
  });

  it("returns a bracket reset only when the lower finalist wins the grand final", () => {
    expect(findConsequences(match("GF"), 0, true)).toEqual(placed(1, 2));
    expect(findConsequences(match("GF"), 1, true)?.winner).toEqual({ type: "reset" });
    expect(findConsequences(match("GF"), 1, false)).toEqual(placed(1, 2));
  });

  it("returns null when it is not known whether a bracket reset follows, or who came from where", () => {
    expect(findConsequences(match("GF"), 1, null)).toBeNull();
    const slots = [{ source: { type: "unknown" } }, { source: { type: "unknown" } }];
    expect(findConsequences(match("GF", { slots }), 0, true)).toBeNull();
    expect(findConsequences(match("GF", { slots: [] }), 0, true)).toBeNull();
  });

  it("returns null outside a bracket, in an unknown round, and when the next match is not known", () => {
    expect(findConsequences(match("F", { bracket: null }), 0, null)).toBeNull();
    expect(findConsequences(match("F", { round: null }), 0, null)).toBeNull();
    expect(findConsequences(match("QF"), 0, null)).toBeNull();
  });
});
