import { expect, it } from "vitest";
import {
  attributesIn,
  embedContext,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { rankRow, sampleRanking } from "#core/testing/sample-ranking.ts";
import { rankingEmbedView } from "./ranking.ts";

const ROWS = [rankRow("Cato", 1), rankRow("Bo", 2), rankRow("Aino", 3, 4), rankRow("Dag", 3, 4)];
const tournament = { site: "osu.example.net", slug: "cup", title: "Cup" };

const view = (
  rankings = [sampleRanking(ROWS)],
  attributes: SetAttributes = {},
  locale?: string,
) => [rankingEmbedView.view({ tournament, rankings }, embedContext(attributes, locale))];

it("has a row per contestant with the possible ranks", () => {
  const rows = findVisibleTexts(view(), "tr");
  expect(rows).toEqual(["Contestant", "1|FI|Cato", "2|FI|Bo", "3–4|FI|Aino", "3–4|FI|Dag"]);
  expect(attributesIn(view(), "tr", "data-key")[1]).toBe("key-Cato");
});

it("shows contestants in play by the worst rank that is possible", () => {
  const playing = { ...rankRow("Cato", 1, 2), reason: { type: "playing", match: null } } as const;
  const rankings = [sampleRanking([playing, rankRow("Bo", 3)], { isFinal: false })];
  expect(findVisibleTexts(view(rankings), "tr")[1]).toBe("at least 2nd|FI|Cato");
  expect(findVisibleTexts(view(rankings, {}, "fi"), "tr")[1]).toBe("vähintään 2.|FI|Cato");
});

it("has the title of the bracket if there are several rankings", () => {
  expect(findVisibleTexts(view(), "caption")).toEqual(["Ranking"]);
  expect(findVisibleTexts(view(undefined, {}, "fi"), "caption")).toEqual(["Sijoitukset"]);
  const rankings = [sampleRanking(ROWS), sampleRanking(ROWS)];
  expect(findVisibleTexts(view(rankings), "caption")).toEqual(["Playoffs", "Playoffs"]);
});

it("omits ranks and sorts by name with hidden scores", () => {
  const rows = findVisibleTexts(view(undefined, { "hide-scores": "" }), "tr");
  expect(rows).toEqual(["Contestant", "FI|Aino", "FI|Bo", "FI|Cato", "FI|Dag"]);
});

it("states that there is nothing yet without a ranking", () => {
  expect(findVisibleTexts(view([]), "p")).toEqual(["No matches yet."]);
});

it("loads the ranking of its tournament and belongs to it", () => {
  const { options } = embedContext({ tournament: "osu.example.net/cup" });
  expect(rankingEmbedView.address(options)).toBe("/api/v1/rankings/osu.example.net/cup");
  expect(rankingEmbedView.tournamentOf({ tournament, rankings: [] }, options)).toBe(tournament);
});
