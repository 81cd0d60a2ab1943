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
import { sampleGroup, sampleTournament } from "#core/testing/sample-group.ts";
import { SAMPLE_NOON, sampleMatch, sampleMatchDetail } from "#core/testing/sample-match.ts";
import type { EmbedResponse } from "./embed-response.ts";
import { renderEmbed, renderEmbedMessage } from "./render-embed.ts";

const match = sampleMatch();

const listOf = (matches: MatchView[]): EmbedResponse => ({
  kind: "matches",
  data: { matches, counts: { upcoming: 0, live: 0, ended: 0 }, total: 0 },
});

const draw = (
  response: EmbedResponse,
  attributes: SetAttributes = {},
  dataFrom: number | null = null,
) => renderEmbed(response, embedContext(attributes), dataFrom).nodes;

const OF_AINO: EmbedResponse = {
  kind: "matches",
  data: {
    matches: [match],
    counts: { upcoming: 0, live: 0, ended: 0 },
    total: 1,
    contestants: [{ key: "key-Aino", name: "Aino", country: "", game: "osu!" }],
  },
};
const CUP = { tournament: "osu.example.net/cc6-d3" };
const MATCH: EmbedResponse = { kind: "match", data: sampleMatchDetail(match) };
const bracket = sampleBracket({ size: 4, kind: "single" });
const BRACKET: EmbedResponse = { kind: "bracket", data: bracket };
const UNTITLED: EmbedResponse = {
  kind: "bracket",
  data: { ...bracket, bracket: { ...bracket.bracket, title: "" } },
};
const group = sampleGroup([]);
const STANDINGS: EmbedResponse = { kind: "standings", data: sampleTournament([group]) };
const groupWith = (...matches: MatchView[]): EmbedResponse => {
  return { kind: "standings", data: { group, matches } };
};

describe("renderEmbed", () => {
  it.each<[string, EmbedResponse, SetAttributes, head: string, tournament?: string]>([
    ["a match", MATCH, {}, "CC6 - D3", "CC6 - D3"],
    ["a bracket", BRACKET, {}, "Sample Cup · Playoffs", "Sample Cup"],
    ["a bracket without a title", UNTITLED, {}, "Sample Cup", "Sample Cup"],
    ["the standings of a tournament", STANDINGS, {}, "CC6 - D3", "CC6 - D3"],
    ["the standings of a group", groupWith(match), {}, "CC6 - D3", "CC6 - D3"],
    ["the standings of a group without matches", groupWith(), {}, "Matches"],
    ["all matches", listOf([match]), {}, "Matches"],
    ["live matches", listOf([match]), { state: "live" }, "Live"],
    ["matches of one tournament", listOf([match]), CUP, "CC6 - D3", "CC6 - D3"],
    ["matches of one contestant", OF_AINO, {}, "Aino"],
    ["its matches in one tournament", OF_AINO, CUP, "CC6 - D3 · Aino", "CC6 - D3"],
    ["no matches of one tournament", listOf([]), CUP, "Matches"],
  ])("returns header and tournament of %s", (_, response, attributes, head, tournament) => {
    const embed = renderEmbed(response, embedContext(attributes), null);
    expect(findVisibleTexts(embed.nodes, ".head")).toEqual([head]);
    expect(embed.tournament?.title).toBe(tournament);
  });

  it("renders the content of its kind", () => {
    expect(nodesIn(draw(MATCH), ".duel")).toHaveLength(1);
    expect(nodesIn(draw(BRACKET), ".drawing")).toHaveLength(1);
    expect(findVisibleTexts(draw(STANDINGS), "caption")).toEqual(["Group 1"]);
  });
});

describe("the footer of an embed", () => {
  it("shows the time zone and links to the tournament", () => {
    const context = embedContext({ ...CUP, zone: "America/New_York" });
    const times = { ...context.times, zone: "America/New_York" };
    const { nodes } = renderEmbed(listOf([match]), { ...context, times }, null);
    expect(findVisibleTexts(nodes, ".foot")).toEqual(["Times: America/New York|Matchdesk"]);
    const [foot] = nodesIn(nodes, ".foot");
    expect(attributesIn([foot ?? ""], "a", "href")).toEqual([
      "https://desk.example.org/tournaments/osu.example.net/cc6-d3",
    ]);
  });

  it("links to the start page when the embed shows several tournaments", () => {
    const [foot] = nodesIn(draw(listOf([])), ".foot");
    expect(attributesIn([foot ?? ""], "a", "href")).toEqual(["https://desk.example.org/"]);
  });

  it("shows the time of the data when it may be old", () => {
    const nodes = draw(listOf([]), {}, SAMPLE_NOON);
    expect(findVisibleTexts(nodes, ".old")).toEqual(["Data from 12:00"]);
    expect(nodesIn(draw(listOf([])), ".old")).toEqual([]);
  });
});

it("renderEmbedMessage renders a message with the role status", () => {
  const nodes = renderEmbedMessage("This is no longer shown.");
  expect(nodes[0]?.attributes["role"]).toBe("status");
  expect(joinVisibleTexts(...nodes)).toBe("This is no longer shown.");
});
