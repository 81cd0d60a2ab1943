import { expect, it } from "vitest";
import {
  attributesIn,
  embedContext,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { EMBED_VIEWS } from "#core/embed/kinds.ts";
import { rankRow, sampleRanking } from "#core/testing/sample-ranking.ts";
import { rankingFrame, rankingView } from "./ranking-view.ts";

const ROWS = [rankRow("Cato", 1), rankRow("Bo", 2), rankRow("Aino", 3, 4), rankRow("Dag", 3, 4)];
const tournament = { site: "osu.example.net", slug: "cup", title: "Cup" };

const view = (
  rankings = [sampleRanking(ROWS)],
  attributes: SetAttributes = {},
  locale?: string,
) => [rankingView({ tournament, rankings }, embedContext(attributes, locale))];

const frameOf = (rankings: readonly ReturnType<typeof sampleRanking>[]) =>
  rankingFrame({ tournament, rankings: [...rankings] }, embedContext());

it("has a row per contestant with the possible ranks and their reason", () => {
  expect(findVisibleTexts(view(), "li")).toEqual([
    "1|FI|Cato|Lost in SF-1",
    "2|FI|Bo|Lost in SF-1",
    "3–4|FI|Aino|Lost in SF-1",
    "FI|Dag|Lost in SF-1",
  ]);
  expect(attributesIn(view(), "li", "data-key")[1]).toBe("key-Bo");
  expect(findVisibleTexts(view(undefined, {}, "fi"), ".reason")[0]).toBe("Tappio: SF-1");
});

it("groups contestants who share their ranks, and enlarges the first", () => {
  expect(attributesIn(view(), "li", "class")).toEqual(["rank first", "rank", "rank same", "rank"]);
});

it("shows contestants in play by the worst rank that is possible", () => {
  const playing = { ...rankRow("Cato", 1, 2), reason: { type: "playing", match: null } } as const;
  const rankings = [sampleRanking([playing, rankRow("Bo", 3)], { isFinal: false })];
  expect(findVisibleTexts(view(rankings), "li")[0]).toBe("at least 2nd|FI|Cato|Still in");
  expect(findVisibleTexts(view(rankings, {}, "fi"), "li")[0]).toBe("vähintään 2.|FI|Cato|Mukana");
});

it("has the title of the bracket if there are several rankings", () => {
  expect(findVisibleTexts(view(), ".sub")).toEqual([]);
  const rankings = [sampleRanking(ROWS), sampleRanking(ROWS)];
  expect(findVisibleTexts(view(rankings), ".sub")).toEqual(["Playoffs", "Playoffs"]);
});

it("states in its header whether ranks can still change, and how many there are", () => {
  expect(frameOf([sampleRanking(ROWS)]).status).toBe("Final ranking");
  expect(frameOf([sampleRanking(ROWS), sampleRanking(ROWS, { isFinal: false })])).toMatchObject({
    title: "Cup",
    status: "Ranking",
    link: { text: "All 8 places", path: "/tournaments/osu.example.net/cup" },
  });
  expect(frameOf([]).status).toBe("Ranking");
});

it("omits ranks and sorts by name with hidden scores", () => {
  const rows = findVisibleTexts(view(undefined, { "hide-scores": "" }), "li");
  expect(rows).toEqual(["FI|Aino", "FI|Bo", "FI|Cato", "FI|Dag"]);
});

it("states that there is nothing yet without a ranking", () => {
  expect(findVisibleTexts(view([]), "p")).toEqual(["No matches yet."]);
});

it("loads the ranking of its tournament and belongs to it", () => {
  const { options } = embedContext({ tournament: "osu.example.net/cup" });
  expect(EMBED_VIEWS.ranking.address(options)).toBe("/api/v1/rankings/osu.example.net/cup");
  expect(EMBED_VIEWS.ranking.tournamentOf({ tournament, rankings: [] }, options)).toBe(tournament);
});
