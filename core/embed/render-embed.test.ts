import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import {
  attributesIn,
  embedContext,
  nodesIn,
  joinVisibleTexts,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { MINUTE } from "#core/lib/time.ts";
import { sampleGroup, sampleTournament, standing } from "#core/testing/sample-group.ts";
import { SAMPLE_NOON, sampleMatch, sampleMatchDetail } from "#core/testing/sample-match.ts";
import type { EmbedResponse } from "./kinds.ts";
import { ALL_SHOWN, type EmbedContext } from "./parts/context.ts";
import { renderEmbed, renderEmbedLoading, renderEmbedMessage } from "./render-embed.ts";

const match = sampleMatch();

const listOf = (matches: MatchView[], live = 0): EmbedResponse => ({
  kind: "matches",
  data: { matches, counts: { upcoming: 4, live, ended: 24 }, total: 0 },
});

const draw = (
  response: EmbedResponse,
  attributes: SetAttributes = {},
  change: Partial<EmbedContext> = {},
) => renderEmbed(response, embedContext(attributes, "en-GB", change)).nodes;

const CUP = { tournament: "osu.example.net/cc6-d3" };
const RANK = { ...CUP, from: 1, to: 4, isPlaying: true, isDecided: false };
const OF_AINO: EmbedResponse = {
  kind: "matches",
  data: {
    matches: [match],
    counts: { upcoming: 0, live: 0, ended: 0 },
    total: 1,
    contestants: [{ key: "key-Aino", name: "Aino", country: "", game: "osu!", ranks: [RANK] }],
  },
};
const MATCH: EmbedResponse = { kind: "match", data: sampleMatchDetail(match) };
const bracket = sampleBracket({ size: 4, kind: "single" });
const BRACKET: EmbedResponse = { kind: "bracket", data: bracket };
const UNTITLED: EmbedResponse = {
  kind: "bracket",
  data: { ...bracket, bracket: { ...bracket.bracket, title: "" } },
};
const group = sampleGroup([], { advancing: 2 });
const ONLY_GROUP: EmbedResponse = { kind: "standings", data: sampleTournament([sampleGroup([])]) };
const STANDINGS: EmbedResponse = {
  kind: "standings",
  data: sampleTournament([group, sampleGroup([], { number: 2 })]),
};
const groupWith = (...matches: MatchView[]): EmbedResponse => {
  return { kind: "standings", data: { group, matches } };
};

describe("renderEmbed", () => {
  it.each<[string, EmbedResponse, SetAttributes, head: string, tournament?: string]>([
    ["a match", MATCH, {}, "LB Round 2|CC6 - D3 · osu!|12:00", "CC6 - D3"],
    ["a bracket", BRACKET, {}, "Sample Cup|Playoffs", "Sample Cup"],
    ["a bracket without a title", UNTITLED, {}, "Sample Cup", "Sample Cup"],
    ["the standings of a tournament", STANDINGS, {}, "CC6 - D3|osu!", "CC6 - D3"],
    ["the only group of a tournament", ONLY_GROUP, {}, "Group 1|CC6 - D3", "CC6 - D3"],
    [
      "a group of which some advance",
      groupWith(match),
      {},
      "Group 1|CC6 - D3|2 advance",
      "CC6 - D3",
    ],
    ["a group without matches", groupWith(), {}, "Group 1|2 advance"],
    ["all matches", listOf([match]), {}, "Matches"],
    ["live matches", listOf([match]), { state: "live" }, "Live"],
    ["matches of one tournament", listOf([match], 3), CUP, "CC6 - D3|osu!|3 live", "CC6 - D3"],
    ["matches of one contestant", OF_AINO, {}, "Aino|osu!"],
    [
      "its matches in one tournament",
      OF_AINO,
      CUP,
      "Aino|CC6 - D3 · osu!|still in, at least 4th",
      "CC6 - D3",
    ],
    ["no matches of one tournament", listOf([]), CUP, "Matches"],
  ])("returns header and tournament of %s", (_, response, attributes, head, tournament) => {
    const embed = renderEmbed(response, embedContext(attributes));
    expect(findVisibleTexts(embed.nodes, ".head")).toEqual([head]);
    expect(embed.tournament?.title).toBe(tournament);
  });

  it("renders the content of its kind", () => {
    expect(nodesIn(draw(MATCH), ".duel")).toHaveLength(1);
    expect(nodesIn(draw(BRACKET), ".drawing")).toHaveLength(1);
    expect(findVisibleTexts(draw(STANDINGS), "caption")).toEqual(["Group 1|2 advance", "Group 2"]);
  });
});

describe("the footer of an embed", () => {
  it("shows the time zone and links to the tournament", () => {
    const context = embedContext({ ...CUP, zone: "America/New_York" });
    const times = { ...context.times, zone: "America/New_York" };
    const { nodes } = renderEmbed(listOf([match]), { ...context, times });
    expect(findVisibleTexts(nodes, ".foot")).toEqual([
      "All 28 matches|Data from 12:00 · Times: America/New York",
    ]);
    const [foot] = nodesIn(nodes, ".foot");
    expect(attributesIn([foot ?? ""], "a", "href")).toEqual([
      "https://desk.example.org/tournaments/osu.example.net/cc6-d3",
    ]);
  });

  it("links to the start page when the embed shows several tournaments", () => {
    const [foot] = nodesIn(draw(listOf([])), ".foot");
    expect(attributesIn([foot ?? ""], "a", "href")).toEqual(["https://desk.example.org/"]);
  });

  it("omits a time of the data that is unknown, and the viewer's own zone", () => {
    const context = embedContext();
    const times = { ...context.times, zone: "" };
    const nodes = draw(listOf([]), {}, { times, dataAt: null });
    expect(findVisibleTexts(nodes, ".foot")).toEqual(["All 28 matches"]);
  });

  it.each<[string, EmbedResponse, string, string]>([
    ["a match", MATCH, "Match page", "/matches/osu.example.net/1"],
    ["a bracket", BRACKET, "Whole bracket", "/tournaments/cup.example.net/sample-cup"],
    ["several groups", STANDINGS, "All 2 groups", "/tournaments/osu.example.net/cc6-d3"],
    ["one group", groupWith(match), "All matches", "/tournaments/osu.example.net/cc6-d3"],
    ["a contestant", OF_AINO, "All matches of Aino", "/contestants/key-Aino"],
  ])("links from %s to its page", (_, response, text, href) => {
    const [foot] = nodesIn(draw(response), ".foot");
    expect(findVisibleTexts([foot ?? ""], "a")).toEqual([text]);
    expect(attributesIn([foot ?? ""], "a", "href")).toEqual([`https://desk.example.org${href}`]);
  });
});

describe("an embed with stale data", () => {
  const live = sampleMatch({ state: "live" });
  const dataAt = SAMPLE_NOON - 3 * MINUTE;
  const nodes = draw(listOf([live], 1), CUP, { dataAt, isStale: true });

  it("states its time in a bar, in header, rows and footer", () => {
    expect(findVisibleTexts(nodes, ".bar")).toEqual(["Delayed. Data from 11:57."]);
    expect(findVisibleTexts(nodes, ".status")).toEqual(["as of 11:57"]);
    expect(findVisibleTexts(nodes, ".when")).toEqual(["live at 11:57"]);
    expect(findVisibleTexts(nodes, ".old")).toEqual(["Data from 11:57 · Times: UTC"]);
  });

  it("does not call its matches live", () => {
    expect(findVisibleTexts(nodes, ".sub")).toEqual([]);
    expect(draw(listOf([live], 1), CUP).flatMap((node) => nodesIn([node], ".bar"))).toEqual([]);
  });
});

describe("an embed with hidden scores", () => {
  const hidden = { "hide-scores": "" };
  const STANDING: EmbedResponse = {
    kind: "standings",
    data: { group: sampleGroup([standing("Aino", { points: 3 })]), matches: [match] },
  };

  it("states this, and offers to show all of them", () => {
    const nodes = draw(STANDING, hidden);
    expect(findVisibleTexts(nodes, ".hidden")).toEqual(["Scores and winners are hidden."]);
    expect(findVisibleTexts(nodes, "button")).toEqual(["Show all"]);
    expect(attributesIn(nodes, "button", "data-show")).toEqual([ALL_SHOWN]);
    expect(findVisibleTexts(nodes, ".points")).toEqual([]);
    expect(findVisibleTexts(draw(OF_AINO, hidden), ".status")).toEqual(["Show all"]);
  });

  it("shows them once the viewer asked for all", () => {
    const nodes = draw(STANDING, hidden, { shown: new Set([ALL_SHOWN]) });
    expect(findVisibleTexts(nodes, "td").at(-1)).toBe("3");
    expect(nodesIn(nodes, ".hidden")).toEqual([]);
  });
});

describe("renderEmbedLoading", () => {
  it("names itself once its messages have been loaded", () => {
    const { messages } = embedContext();
    expect(attributesIn(renderEmbedLoading(messages, false), ".loading", "aria-label")).toEqual([
      "Loading",
    ]);
    expect(joinVisibleTexts(...renderEmbedLoading(null, true))).toBe("");
  });

  it("states that the service has not responded when it is late", () => {
    const { messages } = embedContext();
    expect(joinVisibleTexts(...renderEmbedLoading(messages, false))).toBe("");
    expect(joinVisibleTexts(...renderEmbedLoading(messages, true))).toBe(
      "Still loading. The service has not answered yet.",
    );
  });
});

it("renderEmbedMessage renders a message with the role status", () => {
  const nodes = renderEmbedMessage("This is no longer shown.");
  expect(nodes[0]?.attributes["role"]).toBe("status");
  expect(joinVisibleTexts(...nodes)).toBe("This is no longer shown.");
});
