import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketDetail, PlaceView, RoundView } from "#core/contract/tournament.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import {
  attributesIn,
  embedContext,
  nodesIn,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { bracketDrawing } from "./bracket-view.ts";

const draw = (detail: BracketDetail, attributes: SetAttributes = {}, locale?: string) => [
  bracketDrawing.view(detail, embedContext(attributes, locale, { now: null })),
];

const cardsOf = (...args: Parameters<typeof draw>) => findVisibleTexts(draw(...args), ".card");

/** A bracket of four contestants: one semifinal has ended, the other is live. */
const playing = sampleBracket({ size: 4, kind: "single", ended: 1, live: 1 });

function withMatches(change: Partial<MatchView>): BracketDetail {
  const matches = playing.matches.map((match): MatchView => ({ ...match, ...change }));
  return { ...playing, matches };
}

function withRounds(change: (round: RoundView) => Partial<RoundView>): BracketDetail {
  const rounds = playing.bracket.rounds.map((each): RoundView => ({ ...each, ...change(each) }));
  return { ...playing, bracket: { ...playing.bracket, rounds } };
}

const WITHOUT_MATCHES = withRounds(({ places }) => ({
  places: places.map((place): PlaceView => ({ ...place, match: null })),
}));

function sizeOf(detail: BracketDetail, attributes: SetAttributes = {}) {
  const [svg] = nodesIn(draw(detail, attributes), "svg");
  return { width: Number(svg?.attributes["width"]), height: Number(svg?.attributes["height"]) };
}

/** A bracket with a champion. */
const WON: BracketDetail = {
  ...playing,
  bracket: {
    ...playing.bracket,
    champion: { key: "sample-1", name: "Contestant 1", country: "se" },
  },
};

describe("the drawing of a bracket embed", () => {
  it("shows the names of rounds, and how many matches are live or have ended", () => {
    const texts = findVisibleTexts(draw(playing), "text");
    expect(texts).toEqual(expect.arrayContaining(["Semifinals", "1 live · 1 of 2", "0 of 1"]));
    expect(findVisibleTexts(draw(playing, {}, "fi"), "text")).toContain("1 käynnissä · 1/2");
  });

  it("shows days and number of games of a round that has ended", () => {
    const ended = draw(sampleBracket({ size: 8, kind: "single", ended: 4 }));
    expect(findVisibleTexts(ended, "text")).toContain("24 Jan · Bo5");
  });

  it("omits byes", () => {
    const byes = cardsOf(sampleBracket({ size: 8, kind: "double", entrants: 5 }));
    expect(byes.map((card) => card.split("|")[0]).filter((code) => code !== "Grand Final")).toEqual(
      "UBQF-2 UBSF-1 UBSF-2 UBF LBQF-1 LBSF LBF".split(" "),
    );
  });

  it("shows winners, scores, starts and sources of open slots", () => {
    expect(cardsOf(playing)).toEqual([
      "SF-1|24 Jan · Bo5|loser to 3RD|3|1|SE|Contestant 1|1|4|JP|Contestant 4",
      "SF-2|24 Jan 13:00 · Bo5|Live|1|2|US|Contestant 2|2|3|KR|Contestant 3",
      "Final|12:30 · Bo5|1|SE|Contestant 1|Winner of SF-2",
      "3RD|26 Jan 12:30 · Bo5|4|JP|Contestant 4|Loser of SF-2",
    ]);
    expect(attributesIn(draw(playing), ".s3", "d")).toHaveLength(1);
    expect(attributesIn(draw(playing), ".live-fill", "d")).toHaveLength(2);
  });

  it("has a link for each match, with a summary", () => {
    const nodes = draw(playing);
    expect(attributesIn(nodes, "a", "aria-label")).toEqual([
      "Contestant 1 3–1 Contestant 4, Ended, SF-1, Sat 24 Jan 12:30",
      "Contestant 2 1–2 Contestant 3, Live, SF-2, Sat 24 Jan 13:00",
      "Contestant 1 v Winner of SF-2, Upcoming, F, 12:30",
      "Contestant 4 v Loser of SF-2, Upcoming, 3RD, Mon 12:30",
    ]);
    expect(attributesIn(nodes, "a", "href")[2]).toBe(
      "https://desk.example.org/matches/cup.example.net/ro2-1",
    );
  });

  it("omits a start that is unknown", () => {
    expect(cardsOf(withMatches({ start: null }))[0]).toMatch(/^SF-1\|Bo5\|/);
  });

  it.each<[string, BracketDetail]>([
    ["without match data", { ...playing, matches: [] }],
    ["without a match", { ...WITHOUT_MATCHES, matches: [] }],
  ])("shows the sources of a place %s, which is no link", (_, detail) => {
    expect(nodesIn(draw(detail), "a")).toEqual([]);
    expect(cardsOf(detail)).toEqual([
      "SF-1|Bo5|loser to 3RD|Seed 1|Seed 4",
      "SF-2|Bo5|loser to 3RD|Seed 2|Seed 3",
      "Final|Bo5|Winner of SF-1|Winner of SF-2",
      "3RD|Bo5|Loser of SF-1|Loser of SF-2",
    ]);
  });

  it("hides winners, advanced contestants and the champion with hidden scores", () => {
    const [, , final] = cardsOf(playing, { "hide-scores": "" });
    expect(final).toBe("Final|12:30 · Bo5|Winner of SF-1|Winner of SF-2");
    expect(findVisibleTexts(draw(WON), "text")).toContain("Champion");
    const hidden = draw(WON, { "hide-scores": "" });
    expect(findVisibleTexts(hidden, "text")).not.toContain("Champion");
  });

  it("shows flags as images, as letters, or not at all", () => {
    const images = draw(playing, { flags: "images" });
    expect(attributesIn(images, "image", "href")[0]).toBe("https://desk.example.org/flags/se.svg");
    expect(findVisibleTexts(draw(playing), "text")).toContain("SE");
    expect(cardsOf(playing, { flags: "none" })[0]).not.toContain("SE");
  });

  it.each(["sample-1", "Contestant 1"])("highlights the path of %s", (highlight) => {
    const nodes = draw(playing, { highlight });
    expect(findVisibleTexts(nodes, ".accent")).toEqual(["Contestant 1", "Contestant 1"]);
    expect(nodesIn(nodes, ".path")).toHaveLength(3);
  });

  it("is lower with compact density, and wider for many contestants", () => {
    const large = sampleBracket({ size: 32, kind: "double" });
    const { width, height } = sizeOf(large);
    expect(sizeOf(large, { density: "compact" }).height).toBeLessThan(height);
    expect(sizeOf(playing).width).toBeLessThan(width);
  });
});
