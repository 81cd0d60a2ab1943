import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { type BarScore, ScoreBars } from "./chart.tsx";

function drawBars(...scores: readonly BarScore[]) {
  const { container } = render(
    <svg>
      <ScoreBars scores={scores} {...{ highest: 4, height: 44, bar: 38, step: 61, width: 430 }} />
    </svg>,
  );
  return Array.from(container.querySelectorAll("g"), (match) => [
    match.getAttribute("transform"),
    ...Array.from(match.children, (bar) => bar.getAttribute("height")),
  ]);
}

test("draws both scores of all matches on one scale", () => {
  expect(
    drawBars({ own: 4, other: 1, result: "won" }, { own: 0, other: 2, result: "lost" }),
  ).toEqual([
    ["translate(0 0)", "44", "11"],
    ["translate(61 0)", "1", "22"],
  ]);
});

test("draws no bar for a score below 0", () => {
  expect(drawBars({ own: -1, other: 0, result: "lost" })).toEqual([["translate(0 0)", "1"]]);
});
