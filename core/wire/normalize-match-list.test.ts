import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entry } from "#core/testing/model-match.ts";
import {
  describeEachTournamentEvent,
  readEventMatches,
} from "#core/testing/node/tournament-events.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { changeAll, wireContestantsOf } from "#core/testing/wire-matches.ts";
import { createMatchListNormalizer } from "./normalize-match-list.ts";

const normalizeMatchList = createMatchListNormalizer("UTC");
const WIRE_STATS = { kills: "4", deaths: "7", time: "12:30", deduction: "2" };
const STATS = { kills: 4, deaths: 7, time: "12:30", deduction: 2 };
/** A complete match as received. */
const WIRE_MATCH = wireMatch({
  locked: "1",
  contestants: [
    wireContestant({ name: "Bo", sort: "2", score: "1", country: "SE", seed: "9", ...WIRE_STATS }),
    wireContestant({ name: "Aino", score: "2", seed: "0" }),
  ],
});
/** The same match in the model, with times of Helsinki. */
const PARSED_MATCH = {
  key: "osu.example.net/110001",
  site: "osu.example.net",
  id: "110001",
  tournament: {
    key: "osu.example.net/spring-cup",
    site: "osu.example.net",
    slug: "spring-cup",
    title: "Spring Cup",
    game: "osu!",
    gameSlug: "osu",
    start: Date.parse("2026-03-07T08:00:00Z"),
    end: Date.parse("2026-03-08T20:00:00Z"),
  },
  groupId: null,
  bracketId: "1101",
  bracket: {
    id: "1101",
    title: "Playoffs",
    type: "single",
    size: 8,
    relatedId: null,
    bestOf: { ro2: 5, bronze: 3, ro4: 3, ro8: 3 },
  },
  roundOf: 8,
  stage: 1,
  row: 1,
  start: Date.parse("2026-03-07T16:00:00Z"),
  bestOf: 3,
  locked: true,
  bye: false,
  conflict: false,
  entries: [
    entry("Aino 2", { country: "fi", deduction: 0 }),
    entry("Bo 1", { ...STATS, country: "se", seed: 9, sort: 2 }),
  ],
};

describe("normalize: a complete match", () => {
  it("parses every field", () => {
    const { matches, issues, quarantined, sent } = createMatchListNormalizer("Europe/Helsinki")([
      WIRE_MATCH,
    ]);
    expect({ issues, quarantined }).toEqual({ issues: [], quarantined: 0 });
    expect(sent).toEqual([WIRE_MATCH]);
    expect(matches).toEqual([PARSED_MATCH]);
  });

  it("accepts numbers, booleans and missing keys instead of text", () => {
    const numbers = { id: 110001, bracket_id: 1101, row: 0, round_of: 8, best_of: 3, locked: true };
    const absent = { group_id: undefined, stage: undefined, bye: null, conflict: false };
    const contestant = wireContestant({ name: 77, score: 2, sort: 1, seed: 3, country: null });
    const unknown = { deep: [1] };
    const wire = wireMatch({ ...numbers, ...absent, contestants: [contestant], unknown });
    const { matches, issues } = normalizeMatchList([wire]);
    expect(issues).toEqual([]);
    const values = { bracketId: "1101", row: 0, roundOf: 8, bestOf: 3, locked: true };
    expect(matches[0]).toMatchObject({
      key: "osu.example.net/110001",
      ...values,
      groupId: null,
      stage: null,
      bye: null,
      conflict: false,
      entries: [{ name: "77", score: 2, sort: 1, seed: 3, country: "" }],
    });
  });
});

describe("normalize: skipped items", () => {
  it.each([
    [null, null, "not-a-match"],
    ["matches", null, "not-a-match"],
    [[], null, "not-a-match"],
    [wireMatch({ site: null }), null, "no-site"],
    [wireMatch({ site: "a/b" }), null, "no-site"],
    [wireMatch({ site: undefined, id: undefined }), null, "no-site"],
    [wireMatch({ id: undefined }), null, "no-id"],
    [wireMatch({ id: {} }), null, "no-id"],
    [wireMatch({ tournament: [] }), "osu.example.net/110001", "no-tournament"],
    [wireMatch({ tournament: null }), "osu.example.net/110001", "no-tournament"],
    [wireMatch({ tournament: { slug: " " } }), "osu.example.net/110001", "no-tournament"],
  ])("skips %j with issue %s %s and keeps the others", (bad, match, code) => {
    const good = Array.from({ length: 99 }, (_, index) => wireMatch({ id: `${index}` }));
    const normalized = normalizeMatchList([...good.slice(0, 40), bad, ...good.slice(40)]);
    expect(normalized.matches).toHaveLength(99);
    expect(normalized.quarantined).toBe(1);
    expect(normalized.issues).toEqual([{ match, code, message: expect.any(String) }]);
  });
});

describe("normalize: issues", () => {
  it("are sorted: items without a key first, then by match", () => {
    const items = [
      wireMatch({ id: "2", start: "soon" }),
      { site: "osu.example.net" },
      "nothing",
      wireMatch({ id: "1", start: "soon" }),
      wireMatch({ site: null }),
    ];
    for (const received of [items, items.toReversed()]) {
      expect(normalizeMatchList(received).issues.map(({ match, code }) => [match, code])).toEqual([
        [null, "no-id"],
        [null, "no-site"],
        [null, "not-a-match"],
        ["osu.example.net/1", "start-unreadable"],
        ["osu.example.net/2", "start-unreadable"],
      ]);
    }
  });
});

describe("normalize: duplicates", () => {
  it.each([
    ["equal items", {}, []],
    ["an id as number and as text", { id: 110001 }, []],
    ["a site in capitals", { site: "OSU.Example.NET" }, []],
    ["more contestants", { contestants: wireContestantsOf("A v B v C") }, ["duplicate"]],
    ["higher scores", { contestants: wireContestantsOf("Aino 2 v Bo 0") }, ["duplicate"]],
    [
      "missing scores",
      { contestants: changeAll(wireContestantsOf("Aino v Bo"), { score: "" }) },
      ["duplicate"],
    ],
    ["a lock", { locked: "1" }, ["duplicate"]],
    ["another row", { row: "2" }, ["duplicate"]],
  ])("merges items with %s in any order", (_name, change, codes) => {
    const items = [wireMatch(), wireMatch(change)];
    const first = normalizeMatchList(items);
    const second = normalizeMatchList(items.toReversed());
    expect(first.matches).toHaveLength(1);
    expect(first.issues.map(({ code }) => code)).toEqual(codes);
    expect(second.matches).toEqual(first.matches);
    expect(second.issues).toEqual(first.issues);
  });

  it("keeps the item that is further along", () => {
    expect(normalizeMatchList([wireMatch({ locked: "1" }), wireMatch()]).matches[0]?.locked).toBe(
      true,
    );
  });

  it("separates the same id on two sites", () => {
    const { matches } = normalizeMatchList([wireMatch(), wireMatch({ site: "other.example" })]);
    expect(matches.map(({ key }) => key)).toEqual([
      "osu.example.net/110001",
      "other.example/110001",
    ]);
  });

  it("handles __proto__, 100,000 levels of nesting, and NUL", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const text = JSON.stringify(wireMatch({ id: "7\u0000" }));
    const item: unknown = JSON.parse(
      `${text.slice(0, -1)},"__proto__":{"site":"x"},"row":${deep},"bracket":{"title":${deep},"best_of_params":${deep}}}`,
    );
    const { matches } = normalizeMatchList([item, item]);
    expect(matches).toMatchObject([
      { key: "osu.example.net/7", row: null, bracket: { title: "" } },
    ]);
    expect(Object.getPrototypeOf(matches[0])).toBe(Object.prototype);
  });
});

describeEachTournamentEvent("normalize: %s", (event) => {
  it("keeps every match and finds no issue", () => {
    const items = readEventMatches(event).data;
    const { matches, issues, quarantined } = normalizeMatchList(items);
    expect(items).not.toEqual([]);
    expect(matches).toHaveLength(items.length);
    expect({ issues, quarantined }).toEqual({ issues: [], quarantined: 0 });
  });

  it("returns the same result for any order", () => {
    const items = [...readEventMatches(event).data, null, {}];
    const { matches, issues } = normalizeMatchList(items);
    fc.assert(
      fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
        const again = normalizeMatchList(shuffled);
        expect(again.matches).toEqual(matches);
        expect(again.issues).toEqual(issues);
      }),
      { numRuns: 10 },
    );
  });
});
