import { describe, expect, it } from "vitest";
import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import {
  attributesIn,
  embedContext,
  findVisibleTexts,
  nodesIn,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleMatch, sampleMatchDetail, slot } from "#core/testing/sample-match.ts";
import { matchView } from "./match-view.ts";

const draw = (match: MatchView, attributes: SetAttributes = {}, locale?: string) => [
  matchView(sampleMatchDetail(match), embedContext(attributes, locale)),
];

const won = sampleMatch({
  state: "ended",
  outcome: { winner: 0, by: "clinched", draw: false },
  slots: [slot("Aino", { score: 6, result: "winner" }), slot("Bo", { score: 4, result: "loser" })],
});

const tied = [slot("Aino", { score: 1 }), slot("Bo", { score: 1 })];
const bare = sampleMatch({ start: null, code: null, round: null, bestOf: null });
const later = sampleMatch({ start: "2026-01-25T12:28:00Z" });
const EARLIER = { state: "live", start: "2026-01-25T10:49:00Z" } as const;
const yesterday = sampleMatch({ start: "2026-01-24T18:00:00Z" });

describe("a match embed", () => {
  it.each<[string, MatchView, string, locale?: string]>([
    ["that is upcoming", later, "Upcoming|in 28 min|first to 6 of 11"],
    ["of another day", yesterday, "Upcoming|first to 6 of 11"],
    ["without a start", bare, "Upcoming"],
    ["of an even number of games", { ...bare, bestOf: 2 }, "Upcoming|Best of 2"],
    ["that has ended", won, "Ended|Aino won"],
    ["in Finnish", won, "Päättynyt|Aino voitti", "fi"],
    ["without a winner", { ...won, slots: tied }, "Ended|first to 6 of 11"],
    ["that is live", { ...won, ...EARLIER, slots: tied }, "Live|1 h 11|first to 6 of 11"],
  ])("shows state, duration and number of games of a match %s", (_, match, footer, locale) => {
    expect(findVisibleTexts(draw(match, {}, locale), ".facts")).toEqual([footer]);
  });

  it.each<[SetAttributes, string]>([
    [{}, "FI|Aino|6|4|FI|Bo|Ended|Aino won"],
    [{ "hide-scores": "" }, "FI|Aino|v|FI|Bo|Ended|first to 6 of 11"],
  ])("shows the contestants with %j", (attributes, texts) => {
    expect(findVisibleTexts(draw(won, attributes), "a")).toEqual([texts]);
  });

  it.each([
    [sampleMatch(), ":sly_cat: v gort, Upcoming, LBR2-1, LB Round 2, 12:00"],
    [bare, ":sly_cat: v gort, Upcoming, No start time yet"],
  ])("has a label, match %#: %s", (match, label) => {
    expect(attributesIn(draw(match), "a", "aria-label")).toEqual([label]);
  });

  it("marks a live match", () => {
    const live = draw({ ...won, state: "live" });
    expect(attributesIn(live, ".label", "class")).toEqual(["label playing"]);
  });

  it("shows seed and origin of its contestants", () => {
    const feeder = { code: "UBF", match: null, place: "p" };
    const slots = [
      slot("Aino", { seed: 2, source: { type: "winner", of: feeder, certainty: "found" } }),
      slot("Bo", { seed: null, source: { type: "seed", seed: 3 } }),
    ];
    expect(findVisibleTexts(draw(sampleMatch({ slots })), ".origin")).toEqual([
      "seed 2 · Winner of UBF",
      "",
    ]);
    expect(findVisibleTexts(draw(won), ".origin")).toEqual([]);
  });
});

describe("the line score of a match embed", () => {
  const games = [
    { winner: 0, count: 1 },
    { winner: 1, count: 1 },
    { winner: 0, count: 2 },
  ];
  const slots = [slot("Aino", { score: 2 }), slot("Bo", { score: 1 })];
  const live = sampleMatch({ state: "live", bestOf: 5, slots });
  const drawGames = (
    match: MatchView,
    known: MatchDetail["games"] = games,
    attributes: SetAttributes = {},
  ) => [matchView(sampleMatchDetail(match, known), embedContext(attributes))];

  it("has a column for each game and the score, with the number of games won so far", () => {
    const table = drawGames(live);
    expect(attributesIn(table, "table", "class")).toEqual(["games playing"]);
    expect(findVisibleTexts(table, "tr")).toEqual(["game|1|2|3|4|5", "Aino|1|·|2|2", "Bo|·|1|·|1"]);
    expect(nodesIn(table, "td")).toHaveLength(12);
    expect(findVisibleTexts(table, ".win")).toEqual(["1", "2", "1"]);
  });

  it("does not mark the score of a match that is not live", () => {
    const ended = drawGames({ ...live, state: "ended" });
    expect(attributesIn(ended, "table", "class")).toEqual(["games"]);
  });

  it.each([
    ["scores are hidden", drawGames(live, games, { "hide-scores": "" })],
    ["the order of games is not known", drawGames(live, null)],
    ["the match is upcoming", drawGames({ ...live, state: "upcoming" }, [])],
    ["a match ended without a game", drawGames({ ...live, state: "ended" }, [])],
  ])("is absent when %s", (_, nodes) => {
    expect(nodesIn(nodes, "table")).toEqual([]);
  });
});

describe("a match embed of a ranking", () => {
  const slots = ["Aino", "Bo", "Cato"].map((name, index) => slot(name, { score: index }));
  const race = sampleMatch({ state: "live", slots });

  it("lists the contestants by rank", () => {
    expect(findVisibleTexts(draw(race), "li")).toEqual(["1|FI|Cato|2", "2|FI|Bo|1", "3|FI|Aino|0"]);
    expect(findVisibleTexts(draw(race), ".score")).toEqual([]);
  });

  it("lists the contestants by name with hidden scores", () => {
    const names = findVisibleTexts(draw(race, { "hide-scores": "" }), "li");
    expect(names).toEqual(["FI|Aino", "FI|Bo", "FI|Cato"]);
  });
});
