import { describe, expect, it } from "vitest";
import { wireContestant } from "#core/testing/wire-match.ts";
import { createContestantParser } from "./named-contestant.ts";
import { type ParseIssue, parseEntries } from "./entries.ts";

/** Returns name, sort and score of each entry, and the codes of the issues. */
function entriesOf(contestants: unknown) {
  const found: ParseIssue[] = [];
  const { entries } = parseEntries(contestants, "chess", createContestantParser(), found);
  return {
    entries: entries.map(({ name, sort, score }) => [name, sort, score]),
    codes: found.map(({ code }) => code),
  };
}

const NAMELESS = wireContestant({ name: null, score: "2" });

describe("parseEntries", () => {
  it("truncates a long time, because it is shown where a score is", () => {
    const long = [wireContestant({ time: "1:02.5 ".repeat(20) }), wireContestant({ time: "" })];
    const { entries } = parseEntries(long, "chess", createContestantParser(), []);
    expect(entries.map(({ time }) => time?.length ?? null)).toEqual([24, null]);
  });

  it.each([
    ["contestants in reverse order", "B 2 1, A 1 0", "A 1 0, B 2 1"],
    ["only the second slot", "B 2 0", "B 2 0"],
    ["sorts that start at 0", "B 1 0, A 0 0", "A 1 0, B 2 0"],
    ["contestants without sorts", "B null 0, A null 0", "A 1 0, B 2 0"],
    ["equal sorts", "B 1 0, A 1 0", "A 1 0, B 2 0"],
    ["a disqualification", "A 1 -1, B 2 null", "A 1 -1, B 2 null"],
    ["four contestants", "A 4 1, D 1 9, B 3 5, C 2 null", "D 1 9, C 2 null, B 3 5, A 4 1"],
  ])("orders by sort: %s", (_name, text, expected) => {
    const contestants = text.split(", ").map((row) => {
      const [name, sort, score] = row.split(" ").map((part) => (part === "null" ? null : part));
      return wireContestant({ name, sort, score });
    });
    for (const received of [contestants, contestants.toReversed()]) {
      const { entries, codes } = entriesOf(received);
      expect(entries.map((entry) => entry.map(String).join(" ")).join(", ")).toBe(expected);
      expect(codes).toEqual([]);
    }
  });

  it.each([
    ["an empty list", [], [], []],
    ["null", null, [], []],
    ["an object instead of a list", { 1: wireContestant() }, [["Aino", 1, 0]], []],
    ["members that are no objects", [null, "x", []], [], []],
    ["an empty name", [wireContestant({ name: "" })], [], []],
    [
      "names that show nothing",
      [
        wireContestant({ name: " " }),
        wireContestant({ name: "&nbsp;\u200b", sort: "2" }),
        wireContestant({ name: "\u0301\u0308", sort: "3" }),
      ],
      [
        ["unnamed contestant 1", 1, 0],
        ["unnamed contestant 2", 2, 0],
        ["unnamed contestant 3", 3, 0],
      ],
      ["nameless-contestant", "nameless-contestant", "nameless-contestant"],
    ],
    [
      "more contestants than a match may have",
      Array.from({ length: 501 }, (_, index) => ({ name: `C${index}`, sort: index + 1 })),
      Array.from({ length: 500 }, (_, index) => [`C${index}`, index + 1, null]),
      ["too-many-contestants"],
    ],
    [
      "a score without a name",
      [{ ...NAMELESS, sort: null }],
      [["unnamed contestant 1", 1, 2]],
      ["nameless-contestant"],
    ],
    [
      "the same contestant twice",
      [wireContestant({ score: "1" }), wireContestant({ name: "AINO", sort: "2" })],
      [
        ["Aino", 1, 1],
        ["AINO", 2, 0],
      ],
      ["contestant-twice"],
    ],
  ])("parses %s", (_name, contestants, entries, codes) => {
    expect(entriesOf(contestants)).toEqual({ entries, codes });
  });

  it.each([
    ["-x", "-x"],
    ["=1+1", "=1+1"],
    [":sly_cat:", ":sly_cat:"],
    [" ナナシ / שלום ", " ナナシ / שלום "],
    ["</script>", "</script>"],
    ["a\u0000b\u202ec", "abc"],
    ["x".repeat(10_000), "x".repeat(200)],
    ["Salt &amp; Pepper &lt;3", "Salt & Pepper <3"],
    ["&amp;amp;", "&amp;"],
    ["a&#10;b&#x202e;c", "abc"],
    [`Z${"\u0301".repeat(30)}o`, "Z\u0301\u0301o"],
    [`\u0e2a${"\u0e47".repeat(30)}`, `\u0e2a${"\u0e47".repeat(4)}`],
    ["Việt".normalize("NFD"), "Việt".normalize("NFD")],
  ])("parses the name %j as %j", (name, parsed) => {
    expect(entriesOf([wireContestant({ name })]).entries).toEqual([[parsed, 1, 0]]);
  });

  it.each([
    ["FI", "fi"],
    ["eu", "eu"],
    ["gb-eng", "gb-eng"],
    ["uk", "gb"],
    ["wal", "wal"],
    ["", ""],
    [null, ""],
    ["../x", ""],
    ["<b>", ""],
    [12, ""],
  ])("parses the country %j as %j", (country, code) => {
    const { entries } = parseEntries(
      [wireContestant({ country })],
      "chess",
      createContestantParser(),
      [],
    );
    expect(entries[0]?.country).toBe(code);
  });
});
