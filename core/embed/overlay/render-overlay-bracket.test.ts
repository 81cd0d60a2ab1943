import { describe, expect, it } from "vitest";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import {
  attributesIn,
  nodesIn,
  overlayContext,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { renderOverlayBracket } from "./render-overlay-bracket.ts";

const draw = (detail: BracketDetail, attributes: SetAttributes = {}) =>
  renderOverlayBracket(detail, overlayContext(attributes));

/** Returns the texts of every card: code, "Live", names and scores. */
const cardsOf = (...args: Parameters<typeof draw>) =>
  nodesIn(draw(...args), "g")
    .filter(({ attributes }) => attributes["data-key"] !== undefined)
    .map((card) => findVisibleTexts([card], "text").filter((text) => text !== ""));

const playing = sampleBracket({ size: 4, kind: "single", ended: 1, live: 1 });

describe("renderOverlayBracket", () => {
  it("shows the titles of tournament and bracket", () => {
    const title = (detail: BracketDetail) => attributesIn(draw(detail), "svg", "aria-label");
    expect(title(playing)).toEqual(["Sample Cup · Playoffs"]);
    const untitled = { ...playing, bracket: { ...playing.bracket, title: "" } };
    expect(title(untitled)).toEqual(["Sample Cup"]);
    expect(findVisibleTexts(draw(untitled), ".tags")).toEqual(["Sample Cup"]);
  });

  it("shows winners, scores and sources of open slots, but no starts", () => {
    expect(cardsOf(playing)).toEqual([
      ["SF-1", "Bo5", "loser to 3RD", "3", "1", "Contestant 1", "1", "4", "Contestant 4"],
      ["SF-2", "Bo5", "Live", "1", "2", "Contestant 2", "2", "3", "Contestant 3"],
      ["Final", "Bo5", "1", "Contestant 1", "Winner of SF-2"],
      ["3RD", "Bo5", "4", "Contestant 4", "Loser of SF-2"],
    ]);
  });

  it("has no text smaller than 24 pixels at 1920 × 1080", () => {
    const nodes = draw(sampleBracket({ size: 16, kind: "double" }));
    const sizes = attributesIn(nodes, "text", "font-size").map(Number);
    expect(Math.min(...sizes)).toBe(13);
  });

  it.each([
    [8, "double", "UB Quarterfinals"],
    [32, "double", "UB Round 2"],
    [64, "single", "Round of 32"],
  ] as const)("shows the latest rounds that fit of %i contestants, %s", (size, kind, first) => {
    const nodes = draw(sampleBracket({ size, kind }));
    expect(findVisibleTexts(nodes, ".label")).toContain(first);
    expect(findVisibleTexts(nodes, ".label")[0]).toBe(first);
  });

  it("shows the champion if there is room above the final", () => {
    const champion = { key: "sample-1", name: "Contestant 1", country: "" };
    const won = (detail: BracketDetail) =>
      draw({ ...detail, bracket: { ...detail.bracket, champion } });
    expect(findVisibleTexts(won(playing), "text")).toContain("Champion");
    expect(nodesIn(won(playing), ".plate")).toHaveLength(2);
    const low = won(sampleBracket({ size: 32, kind: "double", reset: true }));
    expect(findVisibleTexts(low, "text")).not.toContain("Champion");
  });

  it("hides winners and advanced contestants with hidden scores", () => {
    const [, , final] = cardsOf(playing, { "hide-scores": "" });
    expect(final).toEqual(["Final", "Bo5", "Winner of SF-1", "Winner of SF-2"]);
  });

  it("shows flag images with the option", () => {
    const nodes = draw(playing, { flags: "images" });
    expect(attributesIn(nodes, "image", "href").slice(0, 2)).toEqual([
      "/flags/se.svg",
      "/flags/jp.svg",
    ]);
    expect(nodesIn(draw(playing), "image")).toEqual([]);
    const unknown = JSON.parse(
      JSON.stringify(playing).replaceAll('"country":"se"', '"country":"xx"'),
    );
    expect(nodesIn(draw(unknown, { flags: "images" }), "image")).toHaveLength(4);
  });
});
