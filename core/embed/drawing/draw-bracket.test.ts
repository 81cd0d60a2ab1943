import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { findContestantPath, NO_PATH } from "#core/layout/contestant-path.ts";
import { createLayoutRounds } from "#core/layout/create-layout-rounds.ts";
import { layoutBracket } from "#core/layout/layout-bracket.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import {
  attributesIn,
  embedContext,
  findVisibleTexts,
  nodesIn,
} from "#core/testing/sample-embed.ts";
import { createEmbedTexts } from "./bracket-texts.ts";
import { drawBracket, type DrawingOptions, type DrawnBracket } from "./draw-bracket.ts";
import { createTextTools } from "./draw-text.ts";

const { messages, times } = embedContext();
const texts = createEmbedTexts(messages, times);

const textTools = createTextTools({ leastSize: 0 });

function draw(
  { bracket, matches }: BracketDetail,
  options: Partial<DrawingOptions> = {},
  size = { width: 1440, height: 790 },
  drawn: Partial<DrawnBracket> = {},
): readonly EmbedNode[] {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const layout = layoutBracket(createLayoutRounds(bracket, byKey), size, { isWhole: true });
  return drawBracket(
    { layout, bracket, matches: byKey, texts, ...drawn },
    { path: NO_PATH, flag: null, group: groupOf, textTools, ...options },
  );
}

const groupOf: DrawingOptions["group"] = ({ code }, _, __, parts) => [
  el("g", { "data-code": code }, ...parts),
];

function cardOf(nodes: readonly EmbedNode[], code: string): readonly EmbedNode[] {
  return nodes.filter(({ attributes }) => attributes["data-code"] === code);
}

function pathOf(contestant: string, { bracket, matches }: BracketDetail) {
  const places = bracket.rounds.flatMap((round) => round.places);
  return findContestantPath(contestant, places, new Map(matches.map((one) => [one.key, one])));
}

function withMatches(detail: BracketDetail, change: (match: MatchView) => Partial<MatchView>) {
  return { ...detail, matches: detail.matches.map((match) => ({ ...match, ...change(match) })) };
}

/** Returns the left edge of a name if all seeds are this one. */
function edge(seed: number | null): number {
  const seeded = withMatches(double, ({ slots }) => ({
    slots: slots.map((slot) => Object.assign({}, slot, { seed })),
  }));
  return Number(attributesIn(cardOf(draw(seeded), "UBQF-1"), ".contestant", "x")[0]);
}

const double = sampleBracket({ size: 32, kind: "double", ended: 40, live: 3 });

describe("drawBracket", () => {
  it("shows the matches of a large round as rows: number, scores, names", () => {
    const [row] = cardOf(draw(double), "UBR1-1");
    expect(findVisibleTexts(row?.children ?? [], "text")).toEqual([
      "1",
      "3",
      expect.stringMatching(/^\d$/),
      "Contestant 1",
      "Contestant 32",
    ]);
  });

  it("shows an arrow at contestants who came down", () => {
    const nodes = draw(double);
    expect(findVisibleTexts(cardOf(nodes, "LBR2-1"), "text")).toContain("↓");
    expect(findVisibleTexts(cardOf(nodes, "LBR1-1"), "text")).not.toContain("↓");
    expect(findVisibleTexts(cardOf(nodes, "UBR2-1"), "text")).not.toContain("↓");
  });

  it("shows all contestants of a match of more than two, and who advanced", () => {
    const { bracket, matches } = sampleBracket({ size: 4, kind: "single", ended: 2 });
    const ranked = matches.map((match) => {
      const third = { ...match.slots[0], result: null, advances: "out" } as const;
      return Object.assign({}, match, { slots: [...match.slots, third] });
    });
    const card = cardOf(draw({ bracket, matches: ranked }), "SF-1");
    expect(findVisibleTexts(card, "text").filter((text) => text === "Contestant 1")).toHaveLength(
      2,
    );
    expect(findVisibleTexts(card, "text")).toContain("out");
  });

  it("fills the scores of winners and of live matches", () => {
    const live = double.matches.filter(({ state }) => state === "live");
    const nodes = draw(double);
    expect(nodesIn(nodes, ".live-fill")).toHaveLength(2 * live.length);
    expect(nodesIn(nodes, ".s3")).toHaveLength(40);
    expect(nodesIn(draw({ ...double, matches: [] }), ".open").length).toBeGreaterThan(60);
  });

  it("marks a live row by its number", () => {
    const first = sampleBracket({ size: 32, kind: "single", live: 1, ended: 0 });
    const low = draw(first, {}, { width: 1000, height: 500 });
    expect(findVisibleTexts(cardOf(low, "R32-1"), ".live")).toEqual(["1"]);
  });

  it("widens cells for long scores, and narrows them if the card has no room", () => {
    const long = withMatches(double, ({ slots }) => ({
      slots: slots.map((slot) => ({ ...slot, score: 123_456_789_012 })),
    }));
    const widths = (detail: BracketDetail, code: string) =>
      attributesIn(cardOf(draw(detail), code), ".score", "font-stretch");
    expect(widths(double, "UBR2-1")).toEqual(["semi-condensed", "semi-condensed"]);
    expect(findVisibleTexts(cardOf(draw(long), "UBR2-1"), ".score")[0]).toContain("012");
    expect(widths(long, "UBR1-1")).not.toEqual(["semi-condensed", "semi-condensed"]);
  });

  it("leaves space for long seeds, and none without seeds", () => {
    expect(edge(null)).toBeLessThan(edge(7));
    expect(edge(7)).toBeLessThan(edge(1234));
  });

  it("draws the flags of countries that have one", () => {
    const nodes = draw(double, {
      flag: (country, { x }) => (country === "se" ? el("use", { x }) : null),
    });
    expect(nodesIn(nodes, "use").length).toBeGreaterThan(1);
    const stateless = withMatches(double, ({ slots }) => ({
      slots: slots.map((slot) => ({
        ...slot,
        contestant: slot.contestant && { ...slot.contestant, country: "" },
      })),
    }));
    expect(nodesIn(draw(stateless, { flag: () => el("use") }), "use")).toEqual([]);
  });

  it("highlights a path with its drop and its possible steps", () => {
    const loser = double.matches
      .flatMap(({ code, slots }) => (code === "UBR2-1" ? slots : []))
      .find(({ result }) => result === "loser");
    const path = pathOf(loser?.contestant?.key ?? "", double);
    expect(path.steps.some(({ isDrop }) => isDrop)).toBe(true);
    const nodes = draw(double, { path });
    expect(nodesIn(nodes, ".accent")).toHaveLength(path.sides.size);
    const missing = { from: "a", to: "b", isDrop: true, isPossible: true };
    expect(nodesIn(draw(double, { path: { ...NO_PATH, steps: [missing] } }), ".path")).toEqual([]);
    const fresh = sampleBracket({ size: 8, kind: "single", ended: 1 });
    const first = nodesIn(draw(fresh, { path: pathOf("sample-1", fresh) }), "path");
    const dashes = first.map(({ attributes }) => attributes["stroke-dasharray"]);
    expect(dashes.at(-1)).toBe("5 4");
  });

  it("shows the champion with a flag in place of the final's head", () => {
    const champion = { key: "sample-1", name: "A champion with a very long name", country: "se" };
    const won = { ...double, bracket: { ...double.bracket, champion } };
    const nodes = draw(won, { flag: () => el("use") });
    const heads = findVisibleTexts(nodes, ".label");
    expect(heads).not.toContain("GF");
    expect(findVisibleTexts(nodes, "text")).toContain("Champion");
    const size = Number(attributesIn(nodes, ".contestant", "font-size")[0]);
    expect(size).toBeLessThan(40);
    const nameless = {
      ...won,
      bracket: { ...won.bracket, champion: { ...champion, country: "" } },
    };
    expect(findVisibleTexts(draw(nameless), "text")).toContain("Champion");
  });

  it("omits what follows a start if both have no room", () => {
    const upcoming = findVisibleTexts(cardOf(draw(double), "LBQF-1"), "text");
    expect(upcoming.filter((text) => text.startsWith("loser"))).toHaveLength(1);
    const start = texts.dateTime(0).padEnd(60, "x");
    const crowded = draw(double, {}, undefined, { texts: { ...texts, dateTime: () => start } });
    expect(findVisibleTexts(cardOf(crowded, "LBQF-1"), "text").join(" ")).not.toContain("loser is");
  });

  it("skips cards of unknown places", () => {
    const rounds = double.bracket.rounds.slice(1);
    const nodes = draw(double, {}, undefined, { bracket: { ...double.bracket, rounds } });
    expect(cardOf(nodes, "UBR1-1")).toEqual([]);
  });
});

describe("createTextTools", () => {
  const style = { class: "t1", x: 0, y: 10, size: 14, weight: 400, room: 60 } as const;
  const drawText = textTools.text;

  it("draws nothing for an empty text", () => {
    expect(drawText("", style)).toBeNull();
  });

  it("narrows a long text, then reduces its size, with the whole text as title", () => {
    const narrowed = drawText("Contestant 1", style);
    expect(narrowed?.attributes["font-stretch"]).toMatch(/condensed$/);
    expect(findVisibleTexts([narrowed ?? ""], "title")).toEqual(["Contestant 1"]);
    expect(drawText("Contestants 123", style)?.attributes["font-size"]).toBeLessThan(14);
    const large = createTextTools({ leastSize: 13 }).text("Contestants 12345", style);
    expect(large?.attributes["font-size"]).toBe(14);
    expect(large?.children.at(-1)).toMatch(/…$/);
  });

  it("fixes the width of texts that nearly fill their room, if all letters are known", () => {
    expect(drawText("Bo", style)?.attributes["textLength"]).toBeUndefined();
    expect(drawText("Contest", style)?.attributes["textLength"]).toBeGreaterThan(40);
    expect(drawText("ทีมทีมทีม", style)?.attributes["textLength"]).toBeUndefined();
  });

  it("expands a title only if there is room", () => {
    const title = { ...style, weight: 800, isExpanded: true } as const;
    expect(drawText("Final", title)?.attributes).toMatchObject({
      "font-stretch": "semi-expanded",
      "font-weight": 800,
    });
    expect(drawText("Quarterf", title)?.attributes["font-weight"]).toBe(700);
  });

  it("uses the font family of a name", () => {
    const { text: inFamily } = createTextTools({
      leastSize: 0,
      family: (_, country) => `of ${country}`,
    });
    expect(inFamily("Bo", { ...style, country: "jp" })?.attributes["font-family"]).toBe("of jp");
    expect(inFamily("Bo", style)?.attributes["font-family"]).toBe("of ");
  });
});
