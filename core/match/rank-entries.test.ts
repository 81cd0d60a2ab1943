import { describe, expect, it } from "vitest";
import { entries, entry, match } from "#core/testing/model-match.ts";
import { haveSameTime } from "./outcome.ts";
import type { MatchEntry } from "#core/model/match.ts";
import { rankEntries } from "./rank-entries.ts";
import { findEndedWinner } from "./winner-rules.ts";

const MATCH = match("1");

/** Formats the placements of "3 1:02": score and time of each contestant, "-" for none. */
function placesOf(...texts: readonly string[]): string {
  const list = texts.map((text) => {
    const [score = "", time = null] = text.split(" ");
    return entry("Aino", { score: score === "-" ? null : Number(score), time });
  });
  const ranked = rankEntries({ entries: list }).toSorted((a, b) => a.index - b.index);
  return ranked.map(({ place }) => place ?? "-").join(" ");
}

describe("rankEntries", () => {
  it.each([
    ["the highest score first, equal ones shared", ["38", "41", "38", "30"], "2 1 2 4"],
    ["none without a score other than 0", ["0", "-", "0"], "- - -"],
    ["no disqualified contestant", ["-1", "5", "0"], "- 1 2"],
    ["the only one who is not disqualified", ["0", "-1", "-1"], "1 - -"],
    ["nobody if the only one left has no score", ["-", "-1", "-1"], "- - -"],
    ["nobody if two without a score are left", ["0", "0", "-1"], "- - -"],
    ["races by time", ["0 1:02.5", "0 61", "0 DNF", "-"], "2 1 3 3"],
    ["no race with an unreadable time", ["0 1:02", "0 61", "0 +1"], "- - -"],
    ["no race without a time", ["0 DNF", "0", "-"], "- - -"],
    ["races by time with a disqualified contestant", ["-1 50", "0 62", "0 61"], "- 2 1"],
    ["level scores by time", ["5 3:00:10", "5 4:12:00", "4 2:10:00", "4 2:05:00"], "1 2 4 3"],
    ["level scores and equal times shared", ["3 61.50", "3 1:01.5", "3 1:02", "1 9"], "1 1 3 4"],
    ["level scores shared if one has no time", ["3 50", "3 DNF", "1 9"], "1 1 3"],
    ["level scores shared if a time is unreadable", ["3 50", "3 +2 laps", "1 9"], "1 1 3"],
  ])("places %s", (_, texts, expected) => {
    expect(placesOf(...texts)).toBe(expected);
  });

  it("lists equal placements in the service's order", () => {
    const ranked = rankEntries({ entries: entries("Aino 1", "Bo 3", "Cai 1", "Dag -1") });
    expect(ranked.map(({ entry: { name }, place }) => `${place} ${name}`)).toEqual([
      "1 Bo",
      "2 Aino",
      "2 Cai",
      "null Dag",
    ]);
  });

  it("ranks scores and times in any combination in their order", () => {
    const scores = [0, 2, 3];
    const times = [null, "DNF", "58", "0:58.0", "1:01,5", "+1 lap"];
    const all = scores.flatMap((score) => times.map((time) => entry("Aino", { score, time })));
    const fields = all.flatMap((a) => all.flatMap((b) => all.map((c) => [a, b, c])));
    expect(fields).toHaveLength(5832);
    expect(fields.filter((field) => !isInOrder(field))).toEqual([]);
  });
});

/** Returns whether the placements follow the scores, and the winner is the only one placed first. */
function isInOrder(field: readonly MatchEntry[]): boolean {
  const ranked = rankEntries({ entries: field });
  const placed = ranked.filter(({ place }) => place !== null);
  const first = ranked.filter(({ place }) => place === 1).map((one) => one.entry);
  const winner = findEndedWinner({ ...MATCH, entries: field });
  const isUnknown = first.length === 0 || (first.length > 1 && !haveSameTime(first));
  const hasWinner = first[0] === field[winner?.winner ?? -1];
  return (
    (winner === null) === isUnknown &&
    (winner === null || hasWinner === (first.length === 1)) &&
    placed.every(({ entry: { score } }, at) => (score ?? 0) <= (placed[at - 1]?.entry.score ?? 3))
  );
}
