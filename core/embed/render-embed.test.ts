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

const titleOf = (...args: Parameters<typeof draw>): string | undefined =>
  findVisibleTexts(draw(...args), ".head")[0];

describe("renderEmbed", () => {
  it("renders a match under its tournament's name", () => {
    const nodes = draw({ kind: "match", data: sampleMatchDetail(match) });
    expect(findVisibleTexts(nodes, ".head")).toEqual(["CC6 - D3"]);
    expect(nodesIn(nodes, ".duel")).toHaveLength(1);
  });

  it("renders a bracket under the names of its tournament and bracket", () => {
    const data = sampleBracket({ size: 4, kind: "single" });
    expect(titleOf({ kind: "bracket", data })).toBe("Sample Cup · Playoffs");
    const untitled = { ...data, bracket: { ...data.bracket, title: "" } };
    expect(titleOf({ kind: "bracket", data: untitled })).toBe("Sample Cup");
    expect(nodesIn(draw({ kind: "bracket", data }), ".tree")).toHaveLength(1);
  });

  it("renders the standings of a tournament's groups", () => {
    const nodes = draw({ kind: "standings", data: sampleTournament([sampleGroup([])]) });
    expect(findVisibleTexts(nodes, ".head")).toEqual(["CC6 - D3"]);
    expect(findVisibleTexts(nodes, "caption")).toEqual(["Group 1"]);
  });

  it.each([
    ["all matches", {}, "Matches"],
    ["live matches", { state: "live" }, "Live"],
    ["one tournament", { tournament: "osu.example.net/cc6-d3" }, "CC6 - D3"],
  ])("gives a list of %s its title", (_, attributes, title) => {
    expect(titleOf(listOf([match]), attributes)).toBe(title);
  });
});

describe("the footer of an embed", () => {
  it("shows the time zone and links to the tournament", () => {
    const attributes = { tournament: "osu.example.net/cc6-d3", zone: "America/New_York" };
    const nodes = renderEmbed(
      listOf([sampleMatch()]),
      { ...embedContext(attributes), times: { ...embedContext().times, zone: "America/New_York" } },
      null,
    ).nodes;
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

const tournamentOf = (response: EmbedResponse, attributes: SetAttributes = {}) =>
  renderEmbed(response, embedContext(attributes), null).tournament;

describe("the tournament of an embed", () => {
  const cup = "osu.example.net/cc6-d3";

  it("is the requested one of a list; undefined without one and for an empty list", () => {
    expect(tournamentOf(listOf([match]), { tournament: cup })).toBe(match.tournament);
    expect(tournamentOf(listOf([match]))).toBeUndefined();
    expect(tournamentOf(listOf([]), { tournament: cup })).toBeUndefined();
  });

  it("is the one of its match or bracket", () => {
    const detail = sampleMatchDetail(match);
    expect(tournamentOf({ kind: "match", data: detail })).toBe(match.tournament);
    const data = sampleBracket({ size: 4, kind: "single" });
    expect(tournamentOf({ kind: "bracket", data })?.title).toBe("Sample Cup");
  });

  it("is the one of its standings or of the group's matches", () => {
    const group = sampleGroup([]);
    const data = sampleTournament([group]);
    expect(tournamentOf({ kind: "standings", data })?.slug).toBe("cc6-d3");
    const ofGroup = (matches: MatchView[]) =>
      tournamentOf({ kind: "standings", data: { group, matches } });
    expect(ofGroup([match])).toBe(match.tournament);
    expect(ofGroup([])).toBeUndefined();
  });
});
