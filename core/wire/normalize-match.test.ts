import { describe, expect, it } from "vitest";
import { wireBracket, wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import { createMatchListNormalizer } from "./normalize-match-list.ts";

const normalizeMatchList = createMatchListNormalizer("UTC");

function normalizeOne(change: Readonly<Record<string, unknown>>) {
  const { matches, issues } = normalizeMatchList([wireMatch(change)]);
  return { match: matches[0], codes: issues.map(({ code }) => code) };
}

const INVALID_ROUNDS = { ro256: 1, ro16: 3, ro3: "5", ro8: "x", ro4: "0" };

describe("normalizeMatch: group or bracket", () => {
  const BRACKET = { groupId: null, bracketId: "1101" };
  const NONE = { groupId: null, bracketId: null, bracket: null };
  const group = { group_id: "551", bracket_id: null, bracket: undefined };
  it.each([
    ["a group match", group, { groupId: "551", bracketId: null, bracket: null }, []],
    ["an empty list instead of a bracket", { ...group, bracket: [] }, { bracket: null }, []],
    ["neither group nor bracket", { group_id: "0", bracket_id: "", bracket: null }, NONE, []],
    [
      "a bracket match without its bracket",
      { bracket: undefined },
      { ...BRACKET, bracket: null },
      [],
    ],
    ["both ids, with a bracket", { group_id: "551" }, BRACKET, ["group-and-bracket"]],
    [
      "both ids, without a bracket",
      { group_id: "551", bracket: [] },
      { groupId: "551", bracketId: null, bracket: null },
      ["group-and-bracket"],
    ],
    ["a bracket without an id", { bracket_id: null }, NONE, ["bracket-without-id"]],
  ])("parses %s", (_name, change, expected, expectedCodes) => {
    const { match, codes } = normalizeOne(change);
    expect(match).toMatchObject(expected);
    expect(codes).toEqual(expectedCodes);
  });

  it.each([
    [{ grand_final: "7" }, { "grand final": 7 }],
    [{ grand_final: "7", ro2gf: "9" }, { "grand final": 9 }],
    [{ grand_final: "7", ro2gf: "" }, { "grand final": 7 }],
    [INVALID_ROUNDS, { ro256: 1, ro16: 3 }],
    [{ lower: { ro8s1: "3", ro8s2: 5, ro8s3: "5" } }, { "lower ro8s1": 3, "lower ro8s2": 5 }],
    [[], {}],
    [null, {}],
    [JSON.parse('{"__proto__":{"ro8":"3"},"ro4":"3"}'), { ro4: 3 }],
  ])("parses the best-of by round %j as %j", (params, bestOf) => {
    const { match } = normalizeOne({ bracket: wireBracket({ best_of_params: params }) });
    expect(match?.bracket?.bestOf).toEqual(bestOf);
  });

  it("normalizes title, type, size and related bracket", () => {
    const { match } = normalizeOne({
      bracket: wireBracket({
        title: "Main &lt;A&gt;",
        type: " Double ",
        size: 16,
        related_bracket_id: 1102,
      }),
    });
    const values = { title: "Main <A>", type: "double", size: 16, relatedId: "1102" };
    expect(match?.bracket).toMatchObject(values);
  });
});

describe("normalizeMatch: sites", () => {
  it("removes invisible characters from a site, and skips a match without one (T28)", () => {
    const { match } = normalizeOne({ site: "OSU\u200b.exa\u00admple\u200f.net" });
    expect(match).toMatchObject({ site: "osu.example.net", key: "osu.example.net/110001" });
    expect(normalizeOne({ site: "\u200b" }).codes).toEqual(["no-site"]);
  });
});

describe("normalizeMatch: tournaments", () => {
  const NO_GAME = { game: "", gameSlug: "" };
  const NO_TIMES = { start: null, end: null };
  it.each([
    [{ slug: "A-b" }, { key: "osu.example.net/A-b", slug: "A-b", title: "A-b" }],
    [{ slug: "a/b c" }, { slug: "a-b-c" }],
    [{ title: "Spring  Cup / 2" }, { slug: "spring-cup-2", title: "Spring  Cup / 2" }],
    [{ slug: "a", title: "\u200b " }, { title: "a" }],
    [{ title: "Bed &amp; Breakfast &#039;26" }, { title: "Bed & Breakfast '26" }],
    [{ slug: "x", game: "Rocket League" }, { gameSlug: "rocket-league" }],
    [
      { slug: "x", game: null, start: "0000-00-00 00:00:00", end: 7 },
      { ...NO_GAME, ...NO_TIMES },
    ],
  ])("parses %j as %j", (tournament, expected) => {
    expect(normalizeOne({ tournament }).match?.tournament).toMatchObject(expected);
  });

  it("shares the tournament and bracket objects of matches with equal ones", () => {
    const [first, second] = normalizeMatchList([
      wireMatch({ id: "1" }),
      wireMatch({ id: "2" }),
    ]).matches;
    expect(second?.tournament).toBe(first?.tournament);
    expect(second?.bracket).toBe(first?.bracket);
  });

  it.each([
    { tournament: wireTournament({ title: "Spring Cup (renamed)" }) },
    { tournament: wireTournament({ game: "osu!mania" }) },
    { tournament: wireTournament({ game_slug: "osu-mania" }) },
    { tournament: wireTournament({ start: "2026-03-07 11:00:00" }) },
    { tournament: wireTournament({ end: "2026-03-08 23:00:00" }) },
    { bracket: wireBracket({ title: "Playoffs B" }) },
    { bracket: wireBracket({ type: "double" }) },
    { bracket: wireBracket({ size: "16" }) },
    { bracket: wireBracket({ related_bracket_id: "1102" }) },
    { bracket: wireBracket({ best_of_params: { ro2: "7" } }) },
    { bracket: wireBracket({ best_of_params: { lower: { ro2s2: "5" } } }) },
  ])("does not reuse the first match's object when the second one has %j", (change) => {
    const [, second] = normalizeMatchList([wireMatch(), wireMatch({ id: "3", ...change })]).matches;
    expect(second).toEqual(normalizeOne({ id: "3", ...change }).match);
    expect(second).not.toEqual(normalizeOne({ id: "3" }).match);
  });

  it("treats a slug that is no text as missing, even after an empty slug", () => {
    const raw = ["", ["autumn"]].map((slug) => wireTournament({ slug }));
    const { matches } = normalizeMatchList(
      raw.map((tournament, index) => wireMatch({ id: String(index), tournament })),
    );
    expect(matches.map(({ tournament }) => tournament.slug)).toEqual(["spring-cup", "spring-cup"]);
  });

  it("reports an invalid start and keeps the match", () => {
    const { match, codes } = normalizeOne({ start: "soon" });
    expect([match?.start, codes]).toEqual([null, ["start-unreadable"]]);
  });
});
