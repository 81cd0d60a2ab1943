import { describe, expect, it } from "vitest";
import { wireBracket, wireMatch } from "#core/testing/wire-match.ts";
import { normalize } from "./normalize.ts";

const UTC = { zone: "UTC" };

/** The one match, and the codes of what was odd about it. */
function normalizeOne(change: Readonly<Record<string, unknown>>) {
  const { matches, issues } = normalize([wireMatch(change)], UTC);
  return { match: matches[0], odd: issues.map(({ code }) => code) };
}

describe("normalizeMatch: group or bracket", () => {
  const group = { group_id: "551", bracket_id: null, bracket: undefined };
  it.each([
    ["a group match", group, { groupId: "551", bracketId: null, bracket: null }, []],
    ["empty lists for empty objects", { ...group, bracket: [] }, { bracket: null }, []],
    [
      "neither",
      { group_id: "0", bracket_id: "", bracket: null },
      { groupId: null, bracketId: null },
      [],
    ],
    [
      "a bracket match without its bracket",
      { bracket: undefined },
      { bracketId: "1101", bracket: null },
      [],
    ],
    [
      "both ids, with a bracket",
      { group_id: "551" },
      { groupId: null, bracketId: "1101" },
      ["group-and-bracket"],
    ],
    [
      "both ids, without a bracket",
      { group_id: "551", bracket: [] },
      { groupId: "551", bracketId: null, bracket: null },
      ["group-and-bracket"],
    ],
    [
      "a bracket without an id",
      { bracket_id: null },
      { groupId: null, bracketId: null, bracket: null },
      ["bracket-without-id"],
    ],
  ])("%s", (_name, change, expected, codes) => {
    const { match, odd } = normalizeOne(change);
    expect(match).toMatchObject(expected);
    expect(odd).toEqual(codes);
  });

  it.each([
    [{ grand_final: "7" }, { "grand final": 7 }],
    [{ grand_final: "7", ro2gf: "9" }, { "grand final": 9 }],
    [{ grand_final: "7", ro2gf: "" }, { "grand final": 7 }],
    [
      { ro256: 1, ro16: 3, ro3: "5", ro8: "x", ro4: "0" },
      { ro256: 1, ro16: 3 },
    ],
    [{ lower: { ro8s1: "3", ro8s2: 5, ro8s3: "5" } }, { "lower ro8s1": 3, "lower ro8s2": 5 }],
    [[], {}],
    [null, {}],
    [JSON.parse('{"__proto__":{"ro8":"3"},"ro4":"3"}'), { ro4: 3 }],
  ])("games per match %j are %j", (params, bestOf) => {
    const { match } = normalizeOne({ bracket: wireBracket({ best_of_params: params }) });
    expect(match?.bracket?.bestOf).toEqual(bestOf);
  });

  it("reads related brackets and types as they come", () => {
    const { match } = normalizeOne({
      bracket: wireBracket({ type: " Double ", size: 16, related_bracket_id: 1102 }),
    });
    expect(match?.bracket).toMatchObject({ type: "double", size: 16, relatedId: "1102" });
  });
});

describe("normalizeMatch: tournaments", () => {
  it.each([
    [{ slug: "A-b" }, { key: "osu.example.net/A-b", slug: "A-b", title: "A-b" }],
    [{ slug: "a/b c" }, { slug: "a-b-c" }],
    [{ title: "Spring  Cup / 2" }, { slug: "spring-cup-2", title: "Spring  Cup / 2" }],
    [{ slug: "x", game: "Rocket League" }, { gameSlug: "rocket-league" }],
    [
      { slug: "x", game: null },
      { game: "", gameSlug: "" },
    ],
    [
      { slug: "x", start: "0000-00-00 00:00:00", end: 7 },
      { start: null, end: null },
    ],
  ])("%j is %j", (tournament, expected) => {
    expect(normalizeOne({ tournament }).match?.tournament).toMatchObject(expected);
  });

  it("lets matches share what they say alike, and only that", () => {
    const other = { slug: "spring-cup", title: "Spring Cup (renamed)" };
    const { matches } = normalize(
      [wireMatch({ id: "1" }), wireMatch({ id: "2" }), wireMatch({ id: "3", tournament: other })],
      UTC,
    );
    expect(matches[1]?.tournament).toBe(matches[0]?.tournament);
    expect(matches[1]?.bracket).toBe(matches[0]?.bracket);
    expect(matches[2]?.tournament.title).toBe("Spring Cup (renamed)");
  });

  it("reports a start that is no time, and keeps the match", () => {
    expect(normalizeOne({ start: "soon" })).toMatchObject({
      match: { start: null },
      odd: ["start-unreadable"],
    });
  });
});
