import { describe, expect, it } from "vitest";
import type { BracketDetail } from "#core/contract/tournament.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import {
  attributesIn,
  embedContext,
  findVisibleTexts,
  nodesIn,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import type { BracketSpace } from "./bracket-columns.ts";
import { drawFittedBracket } from "./fitted-bracket.ts";

/** Share of an em of every letter in a narrow and in a wide font. */
const [INTER, MONOSPACE] = [0.55, 0.6];

interface Drawn {
  readonly detail: BracketDetail;
  readonly width: number;
  readonly em?: number;
  readonly attributes?: SetAttributes;
}

function draw(
  { detail, width, em = INTER, attributes }: Drawn,
  choice: Partial<BracketSpace> = {},
): EmbedNode {
  return drawFittedBracket(detail, embedContext(attributes), {
    width,
    measure: (content, size) => content.length * size * em,
    chosen: {},
    band: null,
    ...choice,
  });
}

const spinesOf = (node: EmbedNode) => attributesIn([node], ".spine", "aria-label");
const roundsOf = (node: EmbedNode) => attributesIn([node], ".spine", "data-round");
const widthOf = (node: EmbedNode) => Number(attributesIn([node], "svg", "width").at(-1));
const codesOf = (node: EmbedNode) =>
  nodesIn([node], ".card").map(({ attributes }) =>
    String(attributes["aria-label"]).split(", ").at(-2),
  );
const pressed = (node: EmbedNode) =>
  nodesIn([node], "button")
    .filter(({ attributes }) => attributes["aria-pressed"] === "true")
    .map(({ attributes, children }) => attributes["aria-label"] ?? children[0]);

/** Names as long as in events; quarterfinals have ended. */
const NAMES = "HyuN Losira PtitDrogo BBoongBBoong Fantasy Apocalypse KeeN TRUE".split(" ");
const single = sampleBracket({ size: 8, kind: "single", ended: 5, live: 1, names: NAMES });
const double = sampleBracket({ size: 8, kind: "double", ended: 6, live: 1, names: NAMES });
const large = sampleBracket({ size: 16, kind: "double", ended: 20, live: 3, reset: true });

function withNames(name: string): BracketDetail {
  return sampleBracket({ size: 8, kind: "single", names: NAMES.map((_, at) => `${name}${at}`) });
}

describe("a bracket in columns", () => {
  it("is the whole tree while its names fit", () => {
    const node = draw({ detail: single, width: 600 });
    expect(widthOf(node)).toBeLessThanOrEqual(600);
    expect(spinesOf(node)).toEqual([]);
    expect(nodesIn([node], ".card")).toHaveLength(8);
    const sixteen = draw({ detail: large, width: 1100 });
    expect(spinesOf(sixteen)).toEqual([]);
    expect(widthOf(sixteen)).toBe(1100);
  });

  it("has spines once more than a few names would be cut", () => {
    expect(spinesOf(draw({ detail: withNames("name of 20 letters "), width: 600 }))).toEqual([
      "Quarterfinals, 4 played",
    ]);
    const one = NAMES.with(0, "Confederation of Unhurried Midfielders X");
    const detail = sampleBracket({ size: 16, kind: "single", ended: 0, names: one });
    expect(spinesOf(draw({ detail, width: 800 }))).toEqual([]);
  });

  it("names the rounds beside those in view, with what was played there or its day", () => {
    const node = draw({ detail: double, width: 600, em: MONOSPACE });
    expect(spinesOf(node)).toEqual([
      "UB Quarterfinals, 4 played",
      "Grand Final, 31 Jan",
      "LB Round 1, 2 played",
      "LB Final, 30 Jan",
    ]);
    expect(codesOf(node)).toEqual("UBSF-1 UBSF-2 UBF LBQF-1 LBQF-2 LBSF".split(" "));
    expect(widthOf(node)).toBe(600);
  });

  it("says how many matches are live or have ended in a round that is not in view", () => {
    const node = draw({ detail: large, width: 600 }, { chosen: { upper: "ro16", lower: "grand" } });
    expect(spinesOf(node)).toContain("UB Semifinals, 1 live");
    const partly = sampleBracket({ size: 8, kind: "double", ended: 2 });
    const later = draw({ detail: partly, width: 600 }, { chosen: { upper: "ro4" } });
    expect(spinesOf(later)).toContain("UB Quarterfinals, 2 of 4");
  });

  it("moves one band by one round", () => {
    const first = draw({ detail: double, width: 600 });
    expect(roundsOf(first)).toEqual([
      "upper:ro8",
      "upper:ro2",
      "lower:lower ro4s1",
      "lower:lower ro2s1",
    ]);
    const moved = draw({ detail: double, width: 600 }, { chosen: { upper: "ro2" } });
    expect(spinesOf(moved)).toEqual([
      "UB Semifinals, 1 live",
      "LB Round 1, 2 played",
      "LB Final, 30 Jan",
    ]);
    expect(codesOf(moved).slice(0, 2)).toEqual(["UBF", "GF"]);
  });

  it("has a tick for each match that leads to the first column, or follows the last one", () => {
    const node = draw({ detail: double, width: 600 });
    const [before, after] = nodesIn([node], ".spine");
    expect(nodesIn([before ?? node], ".ended")).toHaveLength(4);
    expect(nodesIn([after ?? node], ".ended")).toHaveLength(0);
    expect(nodesIn([after ?? node], "rect")).toHaveLength(2);
  });

  it("reduces long names to 12 pixels, then omits the flag, then the seed, then cuts them", () => {
    const states = [22, 24, 26, 30, 32, 40].map((length) => {
      const names = NAMES.with(0, "a".repeat(length));
      const detail = sampleBracket({ size: 8, kind: "double", ended: 0, names });
      const node = draw({ detail, width: 600, attributes: { flags: "images" } });
      const parts = nodesIn([node], ".card").slice(0, 1);
      const [name] = nodesIn(parts, ".contestant");
      return [
        name?.attributes["font-size"],
        `${nodesIn(parts, "image").length - 1} flag`,
        findVisibleTexts(parts, ".t3").includes("1") ? "seed" : "no seed",
        name?.children.at(-1) === names[0] ? "whole" : "cut",
      ].join(", ");
    });
    expect(states).toEqual([
      "14, 1 flag, seed, whole",
      "13, 1 flag, seed, whole",
      "12, 1 flag, seed, whole",
      "12, 0 flag, seed, whole",
      "12, 0 flag, no seed, whole",
      "12, 0 flag, no seed, cut",
    ]);
  });
});

function notesOf(detail: BracketDetail, attributes: SetAttributes = {}): string {
  return findVisibleTexts([draw({ detail, width: 1100, attributes })], "text").join(" ");
}

describe("the space above a final", () => {
  it("shows its start, and who waits for whom", () => {
    expect(notesOf(single)).toContain(
      "26 Jan 12:30 Best of 5. BBoongBBoong waits for the winner of SF-2.",
    );
    expect(notesOf(single, { "hide-scores": "" })).not.toContain("waits");
  });

  it("shows how many matches of a double elimination have ended", () => {
    expect(notesOf(large)).toContain("20 of 31 ended, 3 live. The upper bracket winner needs one");
  });

  it("is free once the final is played", () => {
    const playing = sampleBracket({ size: 4, kind: "single", ended: 3, live: 1 });
    expect(notesOf(playing)).not.toContain("Best of");
  });
});

describe("a narrow bracket", () => {
  it("has up to three rounds below each other, without controls", () => {
    const node = draw({ detail: single, width: 300 });
    expect(nodesIn([node], "button")).toEqual([]);
    expect(codesOf(node)).toEqual([
      "QF-1",
      "QF-2",
      "SF-1",
      "QF-3",
      "QF-4",
      "SF-2",
      "Final",
      "Third Place Match",
    ]);
    expect(widthOf(node)).toBe(300);
  });

  it("shows two of more rounds, and buttons that name those beside them", () => {
    const node = draw(
      { detail: large, width: 300 },
      { band: "lower", chosen: { lower: "lower ro8s2" } },
    );
    expect(pressed(node)).toEqual(["Lower", "LB Round 2", "LB Round 3"]);
    expect(findVisibleTexts([node], ".earlier")).toEqual(["‹ Round 1"]);
    expect(findVisibleTexts([node], ".later")).toEqual(["Quarterfinals ›"]);
    expect(new Set(codesOf(node).map((code) => code?.slice(0, 4)))).toEqual(
      new Set(["LBR2", "LBR3"]),
    );
    expect(findVisibleTexts([node], ".tabs")).toEqual(["Upper|Lower|Final"]);
  });

  it("begins with the band and the rounds that are played", () => {
    expect(pressed(draw({ detail: large, width: 300 }))[0]).toBe("Lower");
    const open = sampleBracket({ size: 16, kind: "double", ended: 0 });
    expect(pressed(draw({ detail: open, width: 300 }))).toEqual([
      "Upper",
      "UB Round 1",
      "UB Quarterfinals",
    ]);
    const ended = sampleBracket({ size: 16, kind: "double" });
    expect(pressed(draw({ detail: ended, width: 300 }))).toEqual(["Final"]);
  });

  it("shows the finals of both bands together", () => {
    const node = draw({ detail: large, width: 300 }, { band: "finals" });
    expect(codesOf(node)).toEqual(["UB Final", "LB Final", "Grand Final", "Bracket Reset"]);
  });

  it("has no tabs in a single elimination", () => {
    const detail = sampleBracket({ size: 16, kind: "single", ended: 9, live: 1 });
    const node = draw({ detail, width: 300 });
    expect(nodesIn([node], ".tabs")).toEqual([]);
    expect(nodesIn([node], ".strip")).toHaveLength(1);
  });
});
