import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { matchOf, worldOfFile } from "#core/testing/derive.ts";
import { wireContestant } from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import type { RankReason } from "#core/model/ranking.ts";
import { explainNoRanking, explainNoWinner, explainRank } from "./inspection-reasons.ts";

const UNREADABLE = [wireContestant({ score: "W" }), wireContestant({ name: "Bo" })];
const TIMES = [wireContestant({ time: "1:20" }), wireContestant({ name: "Bo", time: "+1 lap" })];
const SOON = { locked: "0", start: "2030-03-07 18:00:00" };

describe("explainNoWinner", () => {
  it.each([
    ["a lead without a majority", "Aino 1 v Bo 0", {}, "no majority of the best of 3"],
    ["equal scores", "Aino 1 v Bo 1", {}, "The scores are equal"],
    ["two disqualifications", "Aino -1 v Bo -1", {}, "Both contestants are disqualified"],
    ["one contestant twice", "Aino 2 v Aino 0", {}, "Both contestants are the same one"],
    ["a missing contestant", "Aino 1", {}, "A contestant is missing"],
    ["an end that is only assumed", "Aino 1 v Bo 0", { locked: "0" }, "Only its age shows"],
    ["a score that is a text", "", { contestants: UNREADABLE }, "A score is a text"],
    ["times that cannot be compared", "", { contestants: TIMES }, "the times cannot be compared"],
  ])("states %s", (_, text, change, sentence) => {
    const world = worldOfFile([wireSingleMatch("1", "ro2#1", text, change)]);
    expect(explainNoWinner(matchOf(world, "1"))).toContain(sentence);
  });

  it("states that the score order is not known", () => {
    const golf = wireGroupMatch("1", "1", "Aino -3 v Bo 2 v Cai -2");
    expect(explainNoWinner(matchOf(worldOfFile([golf]), "1"))).toContain("highest or the lowest");
  });

  it("states that a group match without a score may be cancelled", () => {
    const matches = [
      wireGroupMatch("1", "1", "Aino 0 v Bo 0", { best_of: "3" }),
      wireGroupMatch("2", "1", "Aino 2 v Cai 0", { best_of: "3" }),
    ];
    expect(explainNoWinner(matchOf(worldOfFile(matches), "1"))).toContain("may be cancelled");
  });

  it.each([
    ["a series", "Aino 13 v Bo 7", "Aino 4 v Bo 13", "games of the series"],
    ["level replays", "Aino 1 v Bo 1", "Aino 2 v Bo 2", "The replay does not"],
  ])("states that the matches of a place show no winner, like %s", (_, first, second, sentence) => {
    const matches = [first, second].map((text, index) =>
      wireSingleMatch(`${index + 1}`, "ro2#1", text, { start: `2026-03-07 1${index}:00:00` }),
    );
    expect(explainNoWinner(matchOf(worldOfFile(matches), "2"))).toContain(sentence);
  });

  it.each([
    ["has a winner", wireSingleMatch("1", "ro2#1", "Aino 2 v Bo 0")],
    ["was a draw", wireGroupMatch("1", "1", "Aino 1 v Bo 1")],
    ["did not end", wireSingleMatch("1", "ro2#1", "Aino v Bo", SOON)],
  ])("returns null when a match %s", (_, wire) => {
    expect(explainNoWinner(matchOf(worldOfFile([wire]), "1"))).toBeNull();
  });
});

describe("explainRank", () => {
  const contestant = { key: "key-Aino", name: "Aino", country: "" };
  const sentenceOf = (from: number, to: number, reason: RankReason) =>
    explainRank({ from, to, contestant, reason }, { groups: [], matches: [] });
  const group = { type: "group", group: "a.example/1", position: 1 } as const;

  it("returns null when a rank is exact and by no assumed rule", () => {
    expect(sentenceOf(1, 1, { type: "won", match: "a.example/1" })).toBeNull();
    expect(sentenceOf(1, 1, { ...group, isAssumed: false })).toBeNull();
  });

  it.each<[string, RankReason]>([
    ["has a match to play", { type: "playing", match: null }],
    ["do not show how it continued", { type: "undecided", match: null }],
    ["No match was listed", { type: "lost", match: "a.example/1" }],
    ["by another usual rule", { ...group, isAssumed: true }],
    ["does not separate these contestants", { ...group, isAssumed: false }],
  ])("states of a range: %s", (sentence, reason) => {
    expect(sentenceOf(1, 4, reason)).toContain(sentence);
  });
});

/** Returns the sentences about the ranks of the only tournament. */
function explainRanks(wire: readonly object[]): readonly (string | null)[] {
  const [view] = worldOfFile(wire).tournaments.values();
  const { groups, matches, rankings } = must(view, "the file has a tournament");
  return (rankings[0]?.rows ?? []).map((row) => explainRank(row, { groups, matches }));
}

describe("explainRank of a group", () => {
  it("states that the pairs did not all meet equally often", () => {
    const texts = [
      "Aino 1 v Bo 0",
      "Aino 1 v Cai 0",
      "Aino 1 v Dag 0",
      "Bo 1 v Cai 0",
      "Bo 1 v Dag 0",
    ];
    const sentences = explainRanks(
      texts.map((text, index) => wireGroupMatch(`${index}`, "1", text)),
    );
    expect(sentences).toContain("The pairs of the group did not all meet equally often.");
  });

  it("states that the score order is not known", () => {
    const sentences = explainRanks([wireGroupMatch("1", "1", "Aino -3 v Bo 2 v Cai -2")]);
    expect(sentences[0]).toContain("highest or the lowest");
  });
});

describe("explainNoRanking", () => {
  const other = { group_id: "552" };

  it.each([
    [
      "no match in a bracket or group",
      [wireSingleMatch("1", "ro2#1", "Aino 2 v Bo 0", { bracket_id: null, bracket: null })],
      "in a bracket or a group",
    ],
    ["no elimination", [wireSingleMatch("1", "ro4#1", "Aino v Bo", SOON)], "certainly eliminated"],
    [
      "several last groups",
      [wireGroupMatch("1", "1", "Aino 1 v Bo 0"), wireGroupMatch("2", "1", "Cai 1 v Dag 0", other)],
      "Several groups",
    ],
    [
      "open matches",
      [wireGroupMatch("1", "1", "Aino v Bo", SOON)],
      "Matches of the groups are open",
    ],
    [
      "a text as a score",
      [wireGroupMatch("1", "1", "", { contestants: UNREADABLE })],
      "A score of a group is a text",
    ],
    [
      "arbitrary pairs",
      ["Aino 1 v Bo 0", "Cai 1 v Dag 0", "Aino 1 v Bo 0", "Eve 1 v Bo 0", "Cai 1 v Dag 0"].map(
        (text, index) => wireGroupMatch(`${index}`, "1", text),
      ),
      "as in a ladder",
    ],
  ])("states %s", (_, wire, sentence) => {
    const [view] = worldOfFile(wire).tournaments.values();
    expect(explainNoRanking(must(view, "the file has a tournament"))).toContain(sentence);
  });

  it("returns null when there is a ranking", () => {
    const world = worldOfFile([wireSingleMatch("1", "ro2#1", "Aino 2 v Bo 0")]);
    const [view] = world.tournaments.values();
    expect(explainNoRanking(must(view, "the file has a tournament"))).toBeNull();
  });
});
