import { describe, expect, it } from "vitest";
import type { BracketDetail, PlaceView, RoundView } from "#core/contract/tournament.ts";
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

  it("shows the names of rounds, and their best-of if known", () => {
    expect(findVisibleTexts(draw(playing), ".round")).toEqual(["Semis", "Final", "3rd Place"]);
    const best = findVisibleTexts(draw(playing), ".best");
    expect(best).toEqual(["Best of 5", "Best of 5", "Best of 5"]);
    expect(attributesIn(draw(playing), ".best", "x").slice(0, 2)).toEqual([230, 510]);
    const rounds = playing.bracket.rounds.map((each): RoundView => ({ ...each, bestOf: null }));
    const unknown = { ...playing, bracket: { ...playing.bracket, rounds } };
    expect(findVisibleTexts(draw(unknown), ".best")).toEqual([]);
  });

  it("omits byes and rounds of byes", () => {
    const nodes = draw(sampleBracket({ size: 8, kind: "double", entrants: 5 }));
    expect(findVisibleTexts(nodes, ".round")).toHaveLength(7);
    expect(findVisibleTexts(nodes, ".code")).toHaveLength(8);
  });

  it("shows winners, scores and sources of open slots", () => {
    expect(cardsOf(playing)).toEqual([
      ["SF-1", "Contestant 1", "3", "Contestant 4", "1"],
      ["SF-2", "Live", "Contestant 2", "1", "Contestant 3", "2"],
      ["F", "Contestant 1", "Winner of SF-2"],
      ["3RD", "Contestant 4", "Loser of SF-2"],
    ]);
    const nodes = draw(playing);
    const cells = attributesIn(nodes, ".cell", "class");
    expect(cells).toEqual(["cell", "cell", "cell playing", "cell playing"]);
    const figures = attributesIn(nodes, ".figure", "class").slice(1, 3);
    expect(figures).toEqual(["figure", "figure playing"]);
    const standings = attributesIn(nodes, "g", "data-standing").filter((each) => each);
    expect(standings).toEqual(["winner", "loser"]);
  });

  it("renders names that fit at full width, marks open slots, and narrows bold names earlier", () => {
    const styles = attributesIn(draw(playing), ".name", "class");
    expect([styles.length, styles[0], styles[5]]).toEqual([8, "name w100", "name w100 open"]);
    const name = "Clickers of the Great Northe";
    const names = [name, "Bo", "Cato", name];
    const nodes = draw(sampleBracket({ size: 4, kind: "single", ended: 1, names }));
    expect(attributesIn(nodes, ".name", "class").slice(0, 2)).toEqual(["name w88", "name w100"]);
  });

  it.each([
    [".name", [19, 47]],
    [".figure", [20, 48]],
    [".round", [21, 21]],
  ])("places %s on the baselines of the cards", (selector, baselines) => {
    expect(attributesIn(draw(playing), selector, "y").slice(0, 2)).toEqual(baselines);
  });

  it("shows the sources of slots without a match", () => {
    const rounds = playing.bracket.rounds.map((each): RoundView => {
      const places = each.places.map((place): PlaceView => ({ ...place, match: null }));
      return { ...each, places };
    });
    const expected = [
      ["SF-1", "Seed 1", "Seed 4"],
      ["SF-2", "Seed 2", "Seed 3"],
      ["F", "Winner of SF-1", "Winner of SF-2"],
      ["3RD", "Loser of SF-1", "Loser of SF-2"],
    ];
    expect(cardsOf({ ...playing, matches: [] })).toEqual(expected);
    expect(cardsOf({ matches: [], bracket: { ...playing.bracket, rounds } })).toEqual(expected);
  });

  it("hides winners and advanced contestants with hidden scores", () => {
    expect(cardsOf(playing, { "hide-scores": "" })).toEqual([
      ["SF-1", "Contestant 1", "Contestant 4"],
      ["SF-2", "Live", "Contestant 2", "Contestant 3"],
      ["F", "Winner of SF-1", "Winner of SF-2"],
      ["3RD", "Loser of SF-1", "Loser of SF-2"],
    ]);
  });

  it("shows flag images with the option, and moves the names", () => {
    const nodes = draw(playing, { flags: "images" });
    const flags = attributesIn(nodes, "image", "href");
    expect(flags.slice(0, 2)).toEqual(["/flags/se.svg", "/flags/jp.svg"]);
    expect(attributesIn(nodes, "image", "y").slice(0, 2)).toEqual([8, 36]);
    const [first, , , , , open] = attributesIn(nodes, ".name", "x");
    expect([first, open]).toEqual([38, 10]);
    expect(attributesIn(draw(playing), ".name", "x")[0]).toBe(10);
  });
});
