import { describe, expect, it } from "vitest";
import type { MatchList, MatchView } from "#core/contract/match.ts";
import {
  attributesIn,
  embedContext,
  embedOptions,
  nodesIn,
  readingOf,
  readingsIn,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { matchesKind, selectMatches } from "./matches.ts";

const COUNTS = { upcoming: 0, live: 0, ended: 0 };

function draw(matches: MatchView[], attributes: SetAttributes = {}, counts = COUNTS) {
  const list: MatchList = { matches, counts, total: matches.length };
  return [matchesKind.view(list, embedContext(attributes))];
}

const rowOf = (match: MatchView, attributes: SetAttributes = {}): string | undefined =>
  readingsIn(draw([match], attributes), "a")[0];

const labelOf = (match: MatchView): unknown => attributesIn(draw([match]), "a", "aria-label")[0];

describe("a row of a list", () => {
  it("of today says its time, its code, who plays and in which tournament", () => {
    const match = sampleMatch();
    expect(rowOf(match)).toBe("12:00|LBR2-1|:sly_cat:|FI|v|FI|gort|CC6 - D3");
    expect(labelOf(match)).toBe(":sly_cat: v gort, Upcoming, LBR2-1, CC6 - D3");
    expect(attributesIn(draw([match]), "time", "datetime")).toEqual(["2026-01-25T12:00:00.000Z"]);
  });

  it("of another day says which, beside its code", () => {
    const match = sampleMatch({ start: "2026-01-27T09:30:00Z" });
    expect(rowOf(match)).toBe("09:30|Tue|LBR2-1|:sly_cat:|FI|v|FI|gort|CC6 - D3");
    expect(labelOf(match)).toBe(":sly_cat: v gort, Upcoming, LBR2-1, Tue, CC6 - D3");
  });

  it("that is played says so, and its score as it stands", () => {
    const slots = [slot("Aino", { score: 1 }), slot("Bo", { score: 0 })];
    const match = sampleMatch({ state: "live", slots });
    expect(rowOf(match)).toBe("12:00|Live|LBR2-1|Aino|FI|1|0|FI|Bo|CC6 - D3");
    expect(attributesIn(draw([match]), ".score", "class")).toEqual(["score playing"]);
    expect(nodesIn(draw([match]), ".live")).toHaveLength(1);
  });

  it("that is played and has no score yet has room for one", () => {
    const match = sampleMatch({ state: "live" });
    expect(rowOf(match)).toBe("12:00|Live|LBR2-1|:sly_cat:|FI|FI|gort|CC6 - D3");
    expect(nodesIn(draw([match]), "b")).toHaveLength(2);
  });

  it("that has ended says who won", () => {
    const slots = [
      slot("Aino", { score: 2, result: "winner" }),
      slot("Bo", { score: 1, result: "loser" }),
    ];
    const match = sampleMatch({ state: "ended", slots });
    expect(attributesIn(draw([match]), "b", "data-standing")).toEqual(["winner", "loser"]);
    expect(attributesIn(draw([match]), ".score", "class")).toEqual(["score"]);
    const hidden = draw([match], { "hide-scores": "" });
    expect(readingsIn(hidden, ".score")).toEqual(["v"]);
    expect(readingsIn(hidden, "bdi")).toEqual(["Aino", "Bo"]);
  });

  it("without a winner favours nobody", () => {
    const slots = [slot("Aino", { score: 1 }), slot("Bo", { score: 1 })];
    const drawn = draw([sampleMatch({ state: "ended", slots })]);
    expect(attributesIn(drawn, "b", "data-standing")).toEqual([undefined, undefined]);
  });

  it("without a start or a code has neither", () => {
    const match = sampleMatch({ start: null, code: null });
    expect(rowOf(match)).toBe("–|:sly_cat:|FI|v|FI|gort|CC6 - D3");
    expect(attributesIn(draw([match]), ".time", "title")).toEqual(["No start time yet"]);
    expect(labelOf(match)).toBe(":sly_cat: v gort, Upcoming, CC6 - D3");
  });

  it("of a list of one tournament names the round instead", () => {
    const attributes = { tournament: "osu.example.net/cc6-d3" };
    expect(rowOf(sampleMatch(), attributes)).toBe("12:00|LBR2-1|:sly_cat:|FI|v|FI|gort|LB Round 2");
    expect(rowOf(sampleMatch({ round: null }), attributes)).toBe(
      "12:00|LBR2-1|:sly_cat:|FI|v|FI|gort",
    );
  });
});

it("names the first contestants of a ranking in its row's label, and counts the others", () => {
  const slots = Array.from({ length: 20 }, (_, index) => slot(`C${index + 1}`, { score: index }));
  const race = sampleMatch({ state: "live", code: "G5-1", slots });
  expect(labelOf(race)).toMatch(/^C20, C19, C18 and 17 more, Live, G5-1/u);
});

describe("a list with nothing in it", () => {
  const over = { upcoming: 0, live: 0, ended: 4 };
  it.each([
    ["of all matches says there are none yet", {}, COUNTS, "No matches yet."],
    ["of what is live says so", { state: "live" }, COUNTS, "Nothing is being played."],
    ["of what comes says that all is over", { state: "upcoming" }, over, "All matches have ended."],
    [
      "of what is live says so while more is to come",
      { state: "live" },
      { ...over, upcoming: 1 },
      "Nothing is being played.",
    ],
    ["of all matches never says that they are over", {}, over, "No matches yet."],
  ])("%s", (_, attributes, counts, said) => {
    expect(readingOf(...draw([], attributes, counts))).toBe(said);
  });
});

describe("the matches an embed asks for", () => {
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
      "all: what is played, what comes, what is over from the latest back",
      {},
      ["live", "next", "away", "late", "early", "undated"],
    ],
    ["no more than there is room for", { limit: "2" }, ["live", "next"]],
    ["of one state", { state: "ended" }, ["late", "early", "undated"]],
    ["of one tournament", { tournament: "osu.example.net/other" }, ["next"]],
    ["of one game", { game: "chess" }, ["next"]],
    ["of one site", { site: "b.example" }, ["away"]],
    ["of one contestant, whoever the other one is", { contestant: "key-Aino" }, ["live"]],
  ])("are %s", (_, attributes, ids) => {
    expect(selectMatches(all, embedOptions(attributes)).map(({ id }) => id)).toEqual(ids);
  });

  it("of no known start stand together, as they came", () => {
    const ended = ["a", "b"].map((id) => sampleMatch({ id, state: "ended", start: null }));
    expect(selectMatches(ended, embedOptions()).map(({ id }) => id)).toEqual(["a", "b"]);
  });
});
