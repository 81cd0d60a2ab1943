import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { matchOf, pollWireLists, worldOf } from "#core/testing/derive.ts";
import { WIRE_START, type Wire, wireContestant } from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import { must } from "#core/lib/must.ts";

const PAIRS = ["Aino Bo", "Cai Dag", "Aino Cai", "Bo Dag", "Aino Dag", "Bo Cai"];

/** Creates the matches of a group of four in order of `PAIRS`, from their scores. */
function group(scores: readonly string[], change: Wire = {}): readonly Wire[] {
  return scores.map((score, index) => {
    const [a = "", b = ""] = must(PAIRS[index], "a pair").split(" ");
    const [first, second] = score.split("–");
    const sides = `${a} ${first} v ${b} ${second}`;
    return wireGroupMatch(`${index + 1}`, `${index + 1}`, sides, change);
  });
}

function derive(ended: readonly Wire[], upcoming: readonly Wire[] = []) {
  const world = worldOf(pollWireLists({ upcoming, ended }, WIRE_START + HOUR), WIRE_START + HOUR);
  const [table] = world.groups.values();
  const draws = [...world.matches.values()].filter(({ outcome }) => outcome.draw);
  const { rule, complete, standings, issues } = must(table, "a group");
  const points = Object.fromEntries(standings.map((row) => [row.contestant.name, row.points]));
  return { world, rule, complete, points, issues, draws: draws.map(({ match }) => match.id) };
}

describe("a match that ended without a score", () => {
  it("is a draw where goals are counted", () => {
    const { draws, rule } = derive(group(["0–0", "2–1", "1–0", "3–1", "1–1", "0–2"]));
    expect([draws, rule.points]).toEqual([["1", "5"], { win: 3, draw: 1, loss: 0 }]);
  });

  it("is a draw of who played nothing else yet", () => {
    const upcoming = group(["0–0", "0–0", "0–0"], { locked: "0", start: "2026-03-08 18:00:00" });
    const later = upcoming.map((match, index) => Object.assign({}, match, { id: `${index + 20}` }));
    expect(derive(group(["0–0", "0–0"]), later).draws).toEqual(["1", "2"]);
  });

  it.each<[string, readonly string[], Wire]>([
    ["games of a best-of", ["0–0", "2–1", "2–0", "1–2", "2–1", "0–2"], { best_of: "3" }],
    [
      "games of a best-of 2, with draws",
      ["0–0", "1–1", "2–0", "1–1", "2–0", "0–2"],
      { best_of: "2" },
    ],
    [
      "rounds, which every winner has many of",
      ["0–0", "13–7", "13–2", "9–13", "13–11", "2–13"],
      {},
    ],
  ])("has no result where scores count %s", (_, scores, change) => {
    const { draws, points, complete, issues } = derive(group(scores, change));
    expect(draws).not.toContain("1");
    expect(points["Aino"]).toBe(scores[1] === "1–1" ? 6 : 2);
    expect(complete).toBe(true);
    expect(issues.map(({ code }) => code)).toEqual(["group-match-undecided"]);
  });

  it("is a draw in a best-of of goals, in which a score is above it", () => {
    const scores = ["0–0", "4–1", "1–0", "5–1", "2–1", "0–2"];
    expect(derive(group(scores, { best_of: "3" })).draws).toEqual(["1"]);
  });

  it("is a draw of equal times", () => {
    const contestants = ["Aino", "Bo"].map((name) => wireContestant({ name, time: "1:02.5" }));
    const heat = Object.assign({}, group(["0–0"], { best_of: "3" })[0], { contestants });
    expect(derive([heat]).draws).toEqual(["1"]);
  });

  it("has no result if a contestant has no score in any match", () => {
    const { draws, points } = derive(group(["0–0", "2–1", "0–0", "1–0", "0–0", "1–2"]));
    expect(draws).toEqual([]);
    expect(points).toEqual({ Aino: 0, Bo: 1, Cai: 2, Dag: 0 });
  });

  it("counts as upcoming before its start, and has no result after it", () => {
    const cancelled = group(["0–0"], { start: "2026-03-07 20:00:00" });
    const results = group(["0–0", "2–1", "1–0", "3–1", "2–1", "0–2"]).slice(1);
    const before = derive([...cancelled, ...results]);
    expect(matchOf(before.world, "1").status).toMatchObject({ by: "start-ahead" });
    expect([before.complete, before.draws, before.rule.points]).toEqual([false, [], null]);
    const lists = { upcoming: [], ended: [...cancelled, ...results] };
    const again = pollWireLists(lists, WIRE_START + HOUR + 1, before.world.snapshot);
    const after = worldOf(again, WIRE_START + 3 * HOUR);
    expect(matchOf(after, "1")).toMatchObject({
      status: { state: "ended", by: "locked" },
      outcome: { winner: null, draw: false },
    });
    expect([...after.groups.values()].map(({ complete }) => complete)).toEqual([true]);
  });

  it("never changes the points of the others, when a contestant withdraws after any results", () => {
    const goal = fc.integer({ min: 0, max: 3 });
    const played = fc.array(fc.tuple(goal, goal), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(played, fc.constantFrom("Aino", "Bo", "Cai", "Dag"), (scores, name) => {
        const all = group(scores.map(([a, b]) => `${a}–${b === 0 ? 1 : b}`));
        const without = all.filter((_, index) => !PAIRS[index]?.includes(name));
        const annulled = group(
          scores.map(([a, b], index) =>
            PAIRS[index]?.includes(name) ? "0–0" : `${a}–${b === 0 ? 1 : b}`,
          ),
        );
        const { [name]: own, ...others } = derive(annulled).points;
        expect(own).toBe(0);
        expect(others).toEqual(derive(without).points);
      }),
    );
  });
});
