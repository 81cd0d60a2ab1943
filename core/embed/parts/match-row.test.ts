import { describe, expect, it } from "vitest";
import { attributesIn, embedContext, findVisibleTexts } from "#core/testing/sample-embed.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { renderRankingSummary, rankingList } from "./match-row.ts";

const race = (count: number, state: "upcoming" | "live" | "ended" = "live") =>
  sampleMatch({
    state,
    slots: Array.from({ length: count }, (_, index) => slot(`C${index + 1}`, { score: index })),
  });

const cell = (count: number, state?: "upcoming") => [
  renderRankingSummary(race(count, state), embedContext()),
];

describe("renderRankingSummary", () => {
  it("shows the first four contestants and the number of others", () => {
    expect(findVisibleTexts(cell(20), ".field")).toEqual([
      "1|FI|C20|19|2|FI|C19|18|3|FI|C18|17|4|FI|C17|16|and 16 more",
    ]);
  });

  it("lists the contestants by name before play", () => {
    expect(findVisibleTexts(cell(4, "upcoming"), ".field")).toEqual(["C1, C2, C3, C4"]);
  });
});

describe("rankingList", () => {
  it("shows every contestant, with final points when the match has ended", () => {
    const list = [rankingList(race(20, "ended"), embedContext())];
    expect(findVisibleTexts(list, "li")).toHaveLength(20);
    expect(findVisibleTexts(list, "li")[0]).toBe("1|FI|C20|19");
    expect(new Set(attributesIn(list, ".points", "class"))).toEqual(new Set(["points"]));
  });
});
