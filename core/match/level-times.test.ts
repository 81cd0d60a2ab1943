/** Derives matches of two whose scores are level, and whose times may decide. */
import { expect, it } from "vitest";
import { parseRaceTime } from "#core/lib/race-time.ts";
import { matchOf, onlyBracket, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { entry, match } from "#core/testing/model-match.ts";
import { type Wire, wireContestant } from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import type { Match, MatchEntry } from "#core/model/match.ts";
import { deriveOutcome } from "./derive-match.ts";

/** Creates the contestants of "Aino 5.40 v Bo 2 5.35": name, score if there are two, time. */
function sides(text: string): Wire {
  const contestants = text.split(" v ").map((side, index) => {
    const [name, ...values] = side.split(" ");
    const time = values.pop() ?? null;
    return wireContestant({ name, score: values[0] ?? "0", time, sort: `${index + 1}` });
  });
  return { contestants, best_of: "1" };
}

it("crowns the faster finalist, whatever the form of the times", () => {
  const world = worldOfFile([
    wireSingleMatch("1", "ro4#1", "", sides("Aino 7.31 v Bo 7.30")),
    wireSingleMatch("2", "ro4#2", "", sides("Cai 8,02 v Dag DNF")),
    wireSingleMatch("3", "ro2#1", "", sides("Bo 0:06.98 v Cai 6.9")),
  ]);
  expect(winnersOf(world)).toEqual({ 1: "Bo", 2: "Cai", 3: "Cai" });
  expect(onlyBracket(world).champion?.name).toBe("Cai");
});

const final = (text: string) =>
  worldOfFile([wireSingleMatch("1", "ro2#1", "", { ...sides(text), best_of: "3" })]);

it("takes times as result in a best-of 3 without games, and not at 1–1", () => {
  expect(winnersOf(final("Aino 7.31 v Bo 7.30"))).toEqual({ 1: "Bo" });
  expect(winnersOf(final("Aino 1 7.31 v Bo 1 7.30"))).toEqual({});
});

const leg = (id: string, text: string, start: string) =>
  wireSingleMatch(id, "ro2#1", "", { ...sides(text), start: `2026-02-0${start} 12:00:00` });

it("decides no tie by the time of one leg", () => {
  const world = worldOfFile([leg("1", "Aino 50 v Bo 60", "1"), leg("2", "Aino 59 v Bo 51", "2")]);
  expect(onlyBracket(world).champion).toBeNull();
});

it("separates a group by wins that times decided", () => {
  const world = worldOfFile([
    wireGroupMatch("1", "1", "", sides("Aino 3 0:50:00 v Bo 3 0:49:59")),
    wireGroupMatch("2", "2", "", sides("Bo 2 30 v Cai 2 30.0")),
    wireGroupMatch("3", "3", "", sides("Aino 0.5 51 v Cai 0.5 49")),
  ]);
  expect(winnersOf(world)).toEqual({ 1: "Bo" });
  expect(matchOf(world, "2").outcome.draw).toBe(true);
  expect(matchOf(world, "3").outcome.draw).toBe(true);
});

const TIMES = [null, "", "0:00", "DNF", "5.35", "5,350", "0:05.36", "1:02:03", "12:30", "+0.4"];
const SCORES = [null, 0, 1, 2, -1, 0.5];
const LOCKED = { state: "ended", by: "locked", validUntil: null } as const;

const listOf = (name: string) =>
  SCORES.flatMap((score) => TIMES.map((time) => entry(name, { score, time })));

/** Describes a wrong outcome of two contestants; "" if it is right. */
function findMistake(own: Match, a: MatchEntry, b: MatchEntry): string {
  const { winner, draw } = deriveOutcome({ ...own, entries: [a, b] }, null, LOCKED);
  const isLevel = (a.score ?? 0) === (b.score ?? 0);
  const [one, other] = [parseRaceTime(a.time), parseRaceTime(b.time)];
  const areKnown = one !== null && other !== null && one > 0 && other > 0;
  const isHalf = a.score === 0.5;
  if (draw && !(isLevel && (isHalf || a.time === b.time || one === other))) return "a draw";
  const isClear = areKnown && one !== other && !isHalf && a.score !== -1;
  if (isLevel && isClear && own.bestOf === 1 && winner === null) return "undecided";
  if (winner === null) return "";
  const [lead, last] = winner === 0 ? [a, b] : [b, a];
  const [fast, slow] = winner === 0 ? [one, other] : [other, one];
  const isFaster = areKnown ? Number(fast) < Number(slow) : slow === 0 && fast !== 0;
  if ((lead.score ?? 0) > (last.score ?? 0) || (isLevel && isFaster)) return "";
  return `won by ${lead.name}`;
}

it("decides by time only if scores are level, and calls no two times a draw", () => {
  const pairs = listOf("Aino").flatMap((a) => listOf("Bo").map((b) => [a, b] as const));
  const mistakes = [1, 3].flatMap((bestOf) =>
    [null, "1"].flatMap((groupId) =>
      pairs.map(([a, b]) => findMistake(match("1", { groupId, bestOf }), a, b)),
    ),
  );
  expect(mistakes).toHaveLength(14_400);
  expect(mistakes.filter(Boolean)).toEqual([]);
});
