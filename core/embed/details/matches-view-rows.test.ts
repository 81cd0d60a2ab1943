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
import { matchesView, selectMatches } from "./matches-view.ts";

const COUNTS = { upcoming: 0, live: 0, ended: 0 };

function draw(matches: MatchView[], attributes: SetAttributes = {}, counts = COUNTS) {
  const list: MatchList = { matches, counts, total: matches.length };
  return [matchesView(list, embedContext(attributes))];
}

const labelOf = (match: MatchView): unknown => attributesIn(draw([match]), "a", "aria-label")[0];

const TUESDAY = "2026-01-27T09:30:00Z";
const YESTERDAY = "2026-01-24T12:00:00Z";
const CUP = { tournament: "osu.example.net/cc6-d3" };
const scored = [slot("Aino", { score: 1 }), slot("Bo", { score: 0 })];

describe("a row of a list embed", () => {
  it.each<[string, Partial<MatchView>, SetAttributes, string]>([
    ["tournament", {}, {}, "12:00|LBR2-1|in 0 min|CC6 - D3|FI|:sly_cat:|v|FI|gort"],
    ["day", { start: TUESDAY }, {}, "09:30|LBR2-1|Tue|CC6 - D3|FI|:sly_cat:|v|FI|gort"],
    ["score", { state: "live", slots: scored }, {}, "12:00|LBR2-1|Live|CC6 - D3|FI|Aino|1|0|FI|Bo"],
    ["no score yet", { state: "live" }, {}, "12:00|LBR2-1|Live|CC6 - D3|FI|:sly_cat:|FI|gort"],
    ["a dash without start", { start: null, code: null }, {}, "–|CC6 - D3|FI|:sly_cat:|v|FI|gort"],
    ["round", {}, CUP, "12:00|LBR2-1|in 0 min|LB Round 2|FI|:sly_cat:|v|FI|gort"],
    ["no round", { round: null }, CUP, "12:00|LBR2-1|in 0 min|FI|:sly_cat:|v|FI|gort"],
    [
      "past day",
      { state: "ended", start: YESTERDAY },
      CUP,
      "12:00|LBR2-1|24 Jan|LB Round 2|FI|:sly_cat:|v|FI|gort",
    ],
  ])("shows time, contestants and %s", (_, change, attributes, row) => {
    expect(findVisibleTexts(draw([sampleMatch(change)], attributes), "a")).toEqual([row]);
  });

  it.each<[Partial<MatchView>, string]>([
    [{}, ":sly_cat: v gort, Upcoming, LBR2-1, CC6 - D3"],
    [{ start: TUESDAY }, ":sly_cat: v gort, Upcoming, LBR2-1, Tue, CC6 - D3"],
    [{ start: null, code: null }, ":sly_cat: v gort, Upcoming, CC6 - D3"],
  ])("has the label of a match with %j", (change, label) => {
    expect(labelOf(sampleMatch(change))).toBe(label);
  });

  it("has the start as machine-readable time, or states that there is none", () => {
    const starts = attributesIn(draw([sampleMatch()]), "time", "datetime");
    expect(starts).toEqual(["2026-01-25T12:00:00.000Z"]);
    const undated = draw([sampleMatch({ start: null })]);
    expect(attributesIn(undated, ".time", "title")).toEqual(["No start time yet"]);
  });

  it("marks a live match, and keeps the space of its score without one", () => {
    const live = draw([sampleMatch({ state: "live", slots: scored })]);
    expect(attributesIn(live, ".score", "class")).toEqual(["score playing"]);
    expect(attributesIn(live, ".when", "class")).toEqual(["when live"]);
    expect(nodesIn(draw([sampleMatch({ state: "live" })]), "b")).toHaveLength(2);
  });

  it("shows who won, unless scores are hidden or there is no winner", () => {
    const slots = [
      slot("Aino", { score: 2, result: "winner" }),
      slot("Bo", { score: 1, result: "loser" }),
    ];
    const match = sampleMatch({ state: "ended", slots });
    expect(attributesIn(draw([match]), "b", "data-standing")).toEqual(["winner", "loser"]);
    expect(attributesIn(draw([match]), ".score", "class")).toEqual(["score"]);
    const hidden = draw([match], { "hide-scores": "" });
    expect(findVisibleTexts(hidden, ".score")).toEqual([]);
    expect(findVisibleTexts(hidden, "button")).toEqual(["Show"]);
    expect(attributesIn(hidden, "button", "aria-label")).toEqual([
      "Show: Aino v Bo, Ended, LBR2-1, CC6 - D3",
    ]);
    expect(findVisibleTexts(hidden, "bdi")).toEqual(["Aino", "Bo"]);
    const open = draw([sampleMatch({ state: "ended", slots: scored })]);
    expect(attributesIn(open, "b", "data-standing")).toEqual([undefined, undefined]);
  });
});

it("labels the row of a ranking with its first contestants and the number of others", () => {
  const slots = Array.from({ length: 20 }, (_, index) => slot(`C${index + 1}`, { score: index }));
  const race = sampleMatch({ state: "live", code: "G5-1", slots });
  expect(labelOf(race)).toMatch(/^C20, C19, C18 and 17 more, Live, G5-1/u);
});

describe("an empty list embed", () => {
  const ended = { upcoming: 0, live: 0, ended: 4 };
  it.each<[SetAttributes, typeof COUNTS, string]>([
    [{}, COUNTS, "No matches yet."],
    [{ state: "live" }, COUNTS, "Nothing is being played."],
    [{ state: "upcoming" }, ended, "All matches have ended."],
    [{ state: "live" }, { ...ended, upcoming: 1 }, "Nothing is being played."],
    [{}, ended, "No matches yet."],
  ])("with %j and %j shows: %s", (attributes, counts, expected) => {
    expect(joinVisibleTexts(...draw([], attributes, counts))).toBe(expected);
  });
});

const namesakes = (...names: readonly string[]) =>
  names.map((name) => ({ key: `key-${name}`, name, country: "", game: "osu!", ranks: [] }));

function drawOf(
  contestants: MatchList["contestants"],
  attributes: SetAttributes = {},
  change: Partial<MatchView> = {},
) {
  const matches = [sampleMatch({ slots: scored, ...change })];
  const list = { matches, counts: COUNTS, total: 1, contestants };
  return [matchesView(list, embedContext({ contestant: "aino", ...attributes }))];
}

describe("a list embed of a contestant", () => {
  it("shows the matches of the contestant with this name, highlighted", () => {
    const list = drawOf(namesakes("Aino"));
    expect(findVisibleTexts(list, "bdi")).toEqual(["Aino", "Bo"]);
    expect(findVisibleTexts(list, ".highlighted")).toEqual(["Aino"]);
    const other = drawOf(namesakes("Aino"), { highlight: "Bo" });
    expect(findVisibleTexts(other, ".highlighted")).toEqual(["Bo"]);
  });

  it("shows the contestant first, also where the match has the contestant second", () => {
    const list = drawOf(namesakes("Bo"), { contestant: "bo" });
    expect(findVisibleTexts(list, "bdi")).toEqual(["Bo", "Aino"]);
    expect(findVisibleTexts(list, "b")).toEqual(["0", "1"]);
  });

  it("states that no contestant, or more than one, has this name", () => {
    expect(joinVisibleTexts(...drawOf([]))).toBe(
      "No contestant at this address.|“aino” was never listed here, or its tournament is not public.",
    );
    expect(joinVisibleTexts(...drawOf(namesakes("Aino", "AINO")))).toBe(
      "“aino” is the name of several contestants: Aino (osu!: key-Aino), AINO (osu!: key-AINO).",
    );
  });
});

const rowOfAino = (change: Partial<MatchView>) => drawOf(namesakes("Aino"), {}, change);
const withResult = (result: "winner" | "loser" | "draw") => [
  slot("Aino", { score: 2, result }),
  slot("Bo", { score: 1 }),
];

describe("the matches of a contestant", () => {
  it.each([
    ["winner", "Won", "when won"],
    ["loser", "Lost", "when lost"],
    ["draw", "", "when"],
  ] as const)("state the result %s as %j", (result, text, className) => {
    const nodes = rowOfAino({ state: "ended", slots: withResult(result) });
    expect(findVisibleTexts(nodes, ".when")).toEqual([text]);
    expect(attributesIn(nodes, ".when", "class")).toEqual([className]);
  });

  it("have the day in place of the time unless it is today, and no headings", () => {
    const past = rowOfAino({ state: "ended", start: YESTERDAY, slots: withResult("winner") });
    expect(findVisibleTexts(past, ".time")).toEqual(["24 Jan"]);
    expect(findVisibleTexts(past, ".sub")).toEqual([]);
    const future = rowOfAino({ start: TUESDAY });
    expect(findVisibleTexts(future, ".time")).toEqual(["Tue"]);
    expect(findVisibleTexts(future, ".when")).toEqual(["09:30"]);
    expect(findVisibleTexts(rowOfAino({ state: "ended" }), ".time")).toEqual(["12:00"]);
  });
});

describe("the headings of a list", () => {
  const live = sampleMatch({ id: "live", state: "live" });
  const next = sampleMatch({ id: "next", start: "2026-01-25T12:28:00Z", slots: scored });
  const ended = sampleMatch({ id: "ended", state: "ended" });

  it("name the states that the list has, with ended matches in a second column", () => {
    const nodes = draw([live, next, ended]);
    expect(findVisibleTexts(nodes, ".sub")).toEqual(["Live", "Next", "Ended"]);
    expect(nodesIn(nodes, ".column").map((column) => findVisibleTexts([column], ".sub"))).toEqual([
      ["Live", "Next"],
      ["Ended"],
    ]);
    expect(findVisibleTexts(draw([ended]), ".sub")).toEqual(["Ended"]);
  });

  it("are omitted if the list has only one state", () => {
    expect(findVisibleTexts(draw([live], { state: "live" }), ".sub")).toEqual([]);
  });

  it("follow a sentence with the next match while nothing is live", () => {
    const sentence = "Nothing is being played.|Next: Aino – Bo, 12:28 (in 28 min).";
    expect(findVisibleTexts(draw([next, ended]), ".empty")).toEqual([sentence]);
    expect(findVisibleTexts(draw([next], { state: "live upcoming" }), ".empty")).toEqual([
      sentence,
    ]);
    expect(findVisibleTexts(draw([next, ended], { state: "upcoming ended" }), ".empty")).toEqual(
      [],
    );
    expect(findVisibleTexts(draw([live, next]), ".empty")).toEqual([]);
    expect(findVisibleTexts(draw([ended]), ".empty")).toEqual([]);
  });
});

describe("a list with hidden scores", () => {
  const slots = [slot("Aino", { score: 2, result: "winner" }), slot("Bo", { score: 1 })];
  const matches = ["1", "2"].map((id) => sampleMatch({ id, state: "ended", slots }));
  const list = { matches, counts: COUNTS, total: 2 };

  it("shows the score of the match that the viewer chose", () => {
    const [first] = list.matches;
    const shown = new Set([first?.key ?? ""]);
    const nodes = [matchesView(list, embedContext({ "hide-scores": "" }, "en-GB", { shown }))];
    expect(nodesIn(nodes, "a").map((row) => findVisibleTexts([row], "b"))).toEqual([
      ["2", "1"],
      [],
    ]);
    expect(findVisibleTexts(nodes, "button")).toEqual(["Show"]);
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
    ["matches of two states", { state: "live ended" }, ["live", "late", "early", "undated"]],
    ["matches of one tournament", { tournament: "osu.example.net/other" }, ["next"]],
    ["matches of one game title", { game: "chess" }, ["next"]],
    ["matches of one site", { site: "b.example" }, ["away"]],
    ["matches of one contestant", { contestant: "key-Aino" }, ["live"]],
    ["matches of the contestant with a name", { contestant: "Aino" }, ["live"]],
  ])("returns %s", (_, attributes, ids) => {
    expect(selectMatches(all, embedOptions(attributes)).map(({ id }) => id)).toEqual(ids);
  });

  it("keeps the order of matches without a start", () => {
    const ended = ["a", "b"].map((id) => sampleMatch({ id, state: "ended", start: null }));
    expect(selectMatches(ended, embedOptions()).map(({ id }) => id)).toEqual(["a", "b"]);
  });
});
