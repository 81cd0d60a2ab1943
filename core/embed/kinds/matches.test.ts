import { describe, expect, it } from "vitest";
import type { MatchList, MatchView } from "#core/contract/match.ts";
import {
  attributesIn,
  embedContext,
  embedOptions,
  nodesIn,
  joinVisibleTexts,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { matchesEmbedView, selectMatches } from "./matches.ts";

const COUNTS = { upcoming: 0, live: 0, ended: 0 };

function draw(matches: MatchView[], attributes: SetAttributes = {}, counts = COUNTS) {
  const list: MatchList = { matches, counts, total: matches.length };
  return [matchesEmbedView.view(list, embedContext(attributes))];
}

const rowOf = (match: MatchView, attributes: SetAttributes = {}): string | undefined =>
  findVisibleTexts(draw([match], attributes), "a")[0];

const labelOf = (match: MatchView): unknown => attributesIn(draw([match]), "a", "aria-label")[0];

describe("a row of a list embed", () => {
  it("shows time, code, contestants and tournament", () => {
    const match = sampleMatch();
    expect(rowOf(match)).toBe("12:00|LBR2-1|:sly_cat:|FI|v|FI|gort|CC6 - D3");
    expect(labelOf(match)).toBe(":sly_cat: v gort, Upcoming, LBR2-1, CC6 - D3");
    expect(attributesIn(draw([match]), "time", "datetime")).toEqual(["2026-01-25T12:00:00.000Z"]);
  });

  it("shows the day instead of the code when it is not today", () => {
    const match = sampleMatch({ start: "2026-01-27T09:30:00Z" });
    expect(rowOf(match)).toBe("09:30|Tue|LBR2-1|:sly_cat:|FI|v|FI|gort|CC6 - D3");
    expect(labelOf(match)).toBe(":sly_cat: v gort, Upcoming, LBR2-1, Tue, CC6 - D3");
  });

  it("shows that a match is live, with its score", () => {
    const slots = [slot("Aino", { score: 1 }), slot("Bo", { score: 0 })];
    const match = sampleMatch({ state: "live", slots });
    expect(rowOf(match)).toBe("12:00|Live|LBR2-1|Aino|FI|1|0|FI|Bo|CC6 - D3");
    expect(attributesIn(draw([match]), ".score", "class")).toEqual(["score playing"]);
    expect(nodesIn(draw([match]), ".live")).toHaveLength(1);
  });

  it("keeps the space of the score of a live match without one", () => {
    const match = sampleMatch({ state: "live" });
    expect(rowOf(match)).toBe("12:00|Live|LBR2-1|:sly_cat:|FI|FI|gort|CC6 - D3");
    expect(nodesIn(draw([match]), "b")).toHaveLength(2);
  });

  it("shows who won, unless scores are hidden", () => {
    const slots = [
      slot("Aino", { score: 2, result: "winner" }),
      slot("Bo", { score: 1, result: "loser" }),
    ];
    const match = sampleMatch({ state: "ended", slots });
    expect(attributesIn(draw([match]), "b", "data-standing")).toEqual(["winner", "loser"]);
    expect(attributesIn(draw([match]), ".score", "class")).toEqual(["score"]);
    const hidden = draw([match], { "hide-scores": "" });
    expect(findVisibleTexts(hidden, ".score")).toEqual(["v"]);
    expect(findVisibleTexts(hidden, "bdi")).toEqual(["Aino", "Bo"]);
  });

  it("marks no winner when there is none", () => {
    const slots = [slot("Aino", { score: 1 }), slot("Bo", { score: 1 })];
    const drawn = draw([sampleMatch({ state: "ended", slots })]);
    expect(attributesIn(drawn, "b", "data-standing")).toEqual([undefined, undefined]);
  });

  it("shows a dash without a start, and no code without one", () => {
    const match = sampleMatch({ start: null, code: null });
    expect(rowOf(match)).toBe("–|:sly_cat:|FI|v|FI|gort|CC6 - D3");
    expect(attributesIn(draw([match]), ".time", "title")).toEqual(["No start time yet"]);
    expect(labelOf(match)).toBe(":sly_cat: v gort, Upcoming, CC6 - D3");
  });

  it("shows the round instead of the tournament in a list of one tournament", () => {
    const attributes = { tournament: "osu.example.net/cc6-d3" };
    expect(rowOf(sampleMatch(), attributes)).toBe("12:00|LBR2-1|:sly_cat:|FI|v|FI|gort|LB Round 2");
    expect(rowOf(sampleMatch({ round: null }), attributes)).toBe(
      "12:00|LBR2-1|:sly_cat:|FI|v|FI|gort",
    );
  });
});

it("labels the row of a ranking with its first contestants and the number of others", () => {
  const slots = Array.from({ length: 20 }, (_, index) => slot(`C${index + 1}`, { score: index }));
  const race = sampleMatch({ state: "live", code: "G5-1", slots });
  expect(labelOf(race)).toMatch(/^C20, C19, C18 and 17 more, Live, G5-1/u);
});

describe("an empty list embed", () => {
  const ended = { upcoming: 0, live: 0, ended: 4 };
  it.each([
    ["shows that there are no matches yet", {}, COUNTS, "No matches yet."],
    ["shows that no match is live", { state: "live" }, COUNTS, "Nothing is being played."],
    [
      "shows that all matches have ended when it lists upcoming ones",
      { state: "upcoming" },
      ended,
      "All matches have ended.",
    ],
    [
      "shows that no match is live while others are upcoming",
      { state: "live" },
      { ...ended, upcoming: 1 },
      "Nothing is being played.",
    ],
    ["never shows that all matches have ended without a state", {}, ended, "No matches yet."],
  ])("%s", (_, attributes, counts, expected) => {
    expect(joinVisibleTexts(...draw([], attributes, counts))).toBe(expected);
  });
});

describe("selectMatches", () => {
  const cup = sampleMatch().tournament;
  const other = { ...cup, slug: "other", gameSlug: "chess" };
  const all: readonly MatchView[] = [
    sampleMatch({ id: "early", state: "ended", start: "2026-01-25T10:00:00Z" }),
    sampleMatch({ id: "undated", state: "ended", start: null }),
    sampleMatch({ id: "late", state: "ended", start: "2026-01-25T11:00:00Z" }),
    sampleMatch({ id: "next", tournament: other }),
    sampleMatch({ id: "bye", state: "ended", stateBy: "bye" }),
    sampleMatch({ id: "live", state: "live", slots: [slot("Aino"), slot(null)] }),
    sampleMatch({ id: "away", site: "b.example" }),
    sampleMatch({ id: "dead", stateBy: "not-started", unresolved: "moved-on" }),
  ];

  it.each<[string, SetAttributes, readonly string[]]>([
    [
      "all matches: live, upcoming, then ended with the latest first",
      {},
      ["live", "next", "away", "late", "early", "undated"],
    ],
    ["at most as many as the limit", { limit: "2" }, ["live", "next"]],
    ["matches of one state", { state: "ended" }, ["late", "early", "undated"]],
    ["matches of one tournament", { tournament: "osu.example.net/other" }, ["next"]],
    ["matches of one game title", { game: "chess" }, ["next"]],
    ["matches of one site", { site: "b.example" }, ["away"]],
    ["matches of one contestant", { contestant: "key-Aino" }, ["live"]],
  ])("returns %s", (_, attributes, ids) => {
    expect(selectMatches(all, embedOptions(attributes)).map(({ id }) => id)).toEqual(ids);
  });

  it("keeps the order of matches without a start", () => {
    const ended = ["a", "b"].map((id) => sampleMatch({ id, state: "ended", start: null }));
    expect(selectMatches(ended, embedOptions()).map(({ id }) => id)).toEqual(["a", "b"]);
  });
});
