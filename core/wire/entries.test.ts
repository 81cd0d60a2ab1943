import { describe, expect, it } from "vitest";
import { wireContestant } from "#core/testing/wire-match.ts";
import { type ParseIssue, readEntries } from "./entries.ts";

/** Name, sort and score of each entry, and the codes of what was odd. */
function entriesOf(contestants: unknown) {
  const oddities: ParseIssue[] = [];
  const entries = readEntries(contestants, "chess", oddities);
  return {
    entries: entries.map(({ name, sort, score }) => [name, sort, score]),
    odd: oddities.map(({ code }) => code),
  };
}

describe("readEntries", () => {
  it.each([
    [
      "by sort",
      [
        ["B", "2", "1"],
        ["A", "1", "0"],
      ],
      [
        ["A", 1, 0],
        ["B", 2, 1],
      ],
    ],
    ["the second slot alone", [["B", "2", "0"]], [["B", 2, 0]]],
    [
      "sorts from 0",
      [
        ["B", "1", "0"],
        ["A", "0", "0"],
      ],
      [
        ["A", 1, 0],
        ["B", 2, 0],
      ],
    ],
    [
      "no sorts",
      [
        ["B", null, "0"],
        ["A", null, "0"],
      ],
      [
        ["A", 1, 0],
        ["B", 2, 0],
      ],
    ],
    [
      "a sort twice",
      [
        ["B", "1", "0"],
        ["A", "1", "0"],
      ],
      [
        ["A", 1, 0],
        ["B", 2, 0],
      ],
    ],
    [
      "a disqualification",
      [
        ["A", "1", "-1"],
        ["B", "2", null],
      ],
      [
        ["A", 1, -1],
        ["B", 2, null],
      ],
    ],
    [
      "four",
      [
        ["D", "4", "1"],
        ["A", "1", "9"],
        ["C", "3", "5"],
        ["B", "2", ""],
      ],
      [
        ["A", 1, 9],
        ["B", 2, null],
        ["C", 3, 5],
        ["D", 4, 1],
      ],
    ],
  ])("%s", (_name, rows, expected) => {
    const contestants = rows.map(([name, sort, score]) => wireContestant({ name, sort, score }));
    expect(entriesOf(contestants)).toEqual({ entries: expected, odd: [] });
    expect(entriesOf(contestants.toReversed())).toEqual({ entries: expected, odd: [] });
  });

  it.each([
    ["nobody known", [], [], []],
    ["no list", null, [], []],
    ["an object of members", { 1: wireContestant() }, [["Aino", 1, 0]], []],
    ["members that are none", [null, "x", []], [], []],
    ["nobody's name", [wireContestant({ name: " " })], [], []],
    [
      "a score without a name",
      [wireContestant({ name: null, score: "2" })],
      [],
      ["nameless-contestant"],
    ],
    [
      "one and the same twice",
      [wireContestant({ score: "1" }), wireContestant({ name: "AINO", sort: "2" })],
      [
        ["Aino", 1, 1],
        ["AINO", 2, 0],
      ],
      ["contestant-twice"],
    ],
  ])("%s", (_name, contestants, entries, odd) => {
    expect(entriesOf(contestants)).toEqual({ entries, odd });
  });

  it.each([
    ["-x", "-x"],
    ["=1+1", "=1+1"],
    [":sly_cat:", ":sly_cat:"],
    [" ナナシ / שלום ", " ナナシ / שלום "],
    ["</script>", "</script>"],
    ["a\u0000b\u202ec", "abc"],
    ["x".repeat(10_000), "x".repeat(200)],
  ])("the name %j is kept as %j", (name, kept) => {
    expect(entriesOf([wireContestant({ name })]).entries).toEqual([[kept, 1, 0]]);
  });

  it.each([
    ["FI", "fi"],
    ["eu", "eu"],
    ["gb-eng", "gb-eng"],
    ["", ""],
    [null, ""],
    ["../x", ""],
    ["<b>", ""],
    [12, ""],
  ])("the country %j is %j", (country, code) => {
    const entries = readEntries([wireContestant({ country })], "chess", []);
    expect(entries[0]?.country).toBe(code);
  });
});
