import { expect, it } from "vitest";
import type { RankingView } from "#core/contract/ranking.ts";
import {
  embedContext,
  findVisibleTexts,
  overlayContext,
  screenMessages,
} from "#core/testing/sample-embed.ts";
import { rankRow, sampleRanking } from "#core/testing/sample-ranking.ts";
import { renderWallSlides } from "./render-wall-slides.ts";
import { selectWallSlides } from "./wall-slides.ts";

const TOURNAMENT = { site: "osu.example.net", slug: "cc6-d3", title: "CC6 - D3" };
const PODIUM = [rankRow("Cato", 1), rankRow("Bo", 2), rankRow("Aino", 3, 4), rankRow("Dag", 3, 4)];

function draw(...rankings: RankingView[]) {
  const wall = { tournament: TOURNAMENT, matches: [], groups: [], brackets: [], rankings };
  const { options, messages, times } = embedContext();
  return renderWallSlides(selectWallSlides([wall], 0), {
    options,
    messages,
    times,
    flag: overlayContext().flag,
    screen: screenMessages,
    message: null,
    missing: null,
    page: null,
  });
}

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
