import { expect, it } from "vitest";
import type { RankingView } from "#core/contract/ranking.ts";
import { findVisibleTexts } from "#core/testing/sample-embed.ts";
import { rankRow, sampleRanking } from "#core/testing/sample-ranking.ts";
import { drawWall } from "#core/testing/sample-wall.ts";

const PODIUM = [rankRow("Cato", 1), rankRow("Bo", 2), rankRow("Aino", 3, 4), rankRow("Dag", 3, 4)];

const draw = (...rankings: RankingView[]) => drawWall({ rankings });

const textsOf = (slides: ReturnType<typeof draw>, selector: string) =>
  slides.map(({ nodes }) => findVisibleTexts(nodes, selector));

it("shows the ranks of a tournament in order", () => {
  const slides = draw(sampleRanking(PODIUM));
  expect(slides.map(({ key }) => key)).toEqual(["osu.example.net/cc6-d3 ranks 1101"]);
  expect(textsOf(slides, ".head")).toEqual([["Final ranking|CC6 - D3"]]);
  expect(textsOf(slides, ".place")).toEqual([
    ["1|FI|Cato", "2|FI|Bo", "3–4|FI|Aino", "3–4|FI|Dag"],
  ]);
});

it("shows one slide for each bracket with its title", () => {
  const slides = draw(
    sampleRanking(PODIUM),
    sampleRanking(PODIUM, { bracket: null, group: "551" }),
  );
  expect(slides.map(({ key }) => key)).toEqual([
    "osu.example.net/cc6-d3 ranks 1101",
    "osu.example.net/cc6-d3 ranks group 551",
  ]);
  expect(textsOf(slides, ".about")).toEqual([["CC6 - D3 · Playoffs"], ["CC6 - D3"]]);
});

it("shows the best twenty of more contestants, and their number", () => {
  const rows = Array.from({ length: 21 }, (_, index) => rankRow(`Club ${index}`, index + 1));
  const slides = draw(sampleRanking(rows));
  expect(textsOf(slides, ".place")[0]).toHaveLength(20);
  expect(textsOf(slides, ".about")).toEqual([["CC6 - D3 · 21 contestants"]]);
});
