import { expect, it } from "vitest";
import type { RankRowView } from "#core/contract/ranking.ts";
import { en } from "#core/i18n/en/start.ts";
import { rankRow } from "#core/testing/sample-ranking.ts";
import { renderLinkPreviewRankRows } from "./link-preview-ranking.ts";

const PLAYING: RankRowView = { ...rankRow("Dag", 1, 2), reason: { type: "playing", match: null } };

/** Returns the texts of each row. */
function textsOf(rows: readonly RankRowView[]): readonly (readonly string[])[] {
  return renderLinkPreviewRankRows(rows, en).map(({ texts }) =>
    texts.flatMap(({ children }) => children.filter((child) => typeof child === "string")),
  );
}

/** Returns the left edge of the name in each row. */
function positionsOf(rows: readonly RankRowView[]): readonly number[] {
  return renderLinkPreviewRankRows(rows, en).map(({ texts }) => Number(texts[1]?.attributes["x"]));
}

it("shows ranks, ranges, and the worst possible rank of contestants in play", () => {
  expect(textsOf([PLAYING, rankRow("Cato", 3), rankRow("Aino", 5, 8)])).toEqual([
    ["at least 2nd", "Dag"],
    ["3", "Cato"],
    ["5–8", "Aino"],
  ]);
});

it("counts the contestants after the first eleven of more than twelve", () => {
  const rows = Array.from({ length: 14 }, (_, index) => rankRow(`P${index + 1}`, index + 1));
  const texts = textsOf(rows);
  expect(texts).toHaveLength(12);
  expect(texts.slice(-2)).toEqual([["11", "P11"], ["and 3 more"]]);
});

it("aligns names in all rows, further right if a contestant is still in play", () => {
  const [final] = positionsOf([rankRow("Cato", 1)]);
  const [first = 0, second] = positionsOf([PLAYING, rankRow("Cato", 3)]);
  expect(first).toBe(second);
  expect(first).toBeGreaterThan(final ?? 0);
});
