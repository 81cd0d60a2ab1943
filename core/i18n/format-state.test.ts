import { describe, expect, it } from "vitest";
import * as en from "./en/pages.ts";
import { formatState } from "./format-state.ts";

const IN = { from: 1, to: 3, isPlaying: true, isDecided: false };
const OUT = { from: 5, to: 6, isPlaying: false, isDecided: true };
const UNKNOWN = { from: 1, to: 2, isPlaying: false, isDecided: false };

describe("formatState", () => {
  it.each([
    [IN, true, "Still in · at least 3rd"],
    [IN, false, "Still in · at least 3rd"],
    [OUT, false, "Out · 5–6"],
    [{ ...OUT, from: 1, to: 1 }, false, "Champion"],
    [UNKNOWN, false, "Rank 1–2"],
    [UNKNOWN, true, "Still in · at least 2nd"],
    [null, true, "Still in"],
    [null, false, ""],
  ])("formats %j, with a next match: %s, as %s", (rank, hasNext, expected) => {
    expect(formatState(rank, hasNext, en.contestant, en.ranking).join(" · ")).toBe(expected);
  });
});
