import { describe, expect, it } from "vitest";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import { findContestantPath } from "./contestant-path.ts";

function pathOf(contestant: string, options: Partial<SampleOptions> = {}) {
  const { bracket, matches } = sampleBracket({ size: 8, kind: "double", ...options });
  const places = bracket.rounds.flatMap((round) => round.places);
  return findContestantPath(contestant, places, new Map(matches.map((one) => [one.key, one])));
}

function at(place: string, to: string, bye = false) {
  const winnerTo = { place: to };
  return { place, match: place === "a" ? "m" : null, bye, winnerTo, loserTo: null };
}

describe("findContestantPath", () => {
  it("returns every place of a contestant with the index of their slot", () => {
    expect([...pathOf("sample-1").sides]).toEqual([
      ["ro8#1", 0],
      ["ro4#1", 0],
      ["ro2#1", 0],
      ["grand final#1", 0],
    ]);
  });

  it("returns the steps between their matches, with the drop to the lower bracket", () => {
    const steps = pathOf("sample-2").steps.map(({ from, to, isDrop }) => [from, to, isDrop]);
    expect(steps).toContainEqual(["ro2#1", "lower ro2s2#1", true]);
    expect(steps).toContainEqual(["lower ro2s2#1", "grand final#1", false]);
    expect(pathOf("sample-1").steps.every(({ isDrop }) => !isDrop)).toBe(true);
  });

  it("leads both contestants of a grand final to the reset", () => {
    for (const contestant of ["sample-1", "sample-2"]) {
      expect(pathOf(contestant, { reset: true }).steps).toContainEqual({
        from: "grand final#1",
        to: "grand final reset#1",
        isDrop: false,
        isPossible: false,
      });
    }
  });

  it("continues to the matches that further wins lead to", () => {
    const possible = pathOf("sample-1", { ended: 0 }).steps;
    expect(possible.map(({ to, isPossible }) => [to, isPossible])).toEqual([
      ["ro4#1", true],
      ["ro2#1", true],
      ["grand final#1", true],
    ]);
    const [first] = sampleBracket({ size: 8, kind: "double", ended: 1 }).matches;
    const loser = first?.slots.find(({ result }) => result === "loser")?.contestant?.key ?? "";
    const dropped = pathOf(loser, { ended: 1 }).steps;
    expect(dropped[0]).toMatchObject({ from: "ro8#1", isDrop: true });
    expect(dropped.at(-1)?.to).toBe("grand final#1");
  });

  it("ends with the match that eliminated a contestant", () => {
    const { sides, steps } = pathOf("sample-8");
    expect(steps.length).toBe(sides.size - 1);
  });

  it("returns an empty path for a contestant who is not in the bracket", () => {
    expect(pathOf("nobody")).toEqual({ sides: new Map(), steps: [] });
  });

  it("passes byes", () => {
    const few = pathOf("sample-1", { kind: "single", entrants: 6 });
    expect([...few.sides.keys()]).toEqual(["ro4#1", "ro2#1"]);
    expect(few.steps.map(({ to }) => to)).toEqual(["ro2#1"]);
    const five = pathOf("sample-5", { entrants: 5, ended: 1 });
    expect(five.steps.map(({ to }) => to)).not.toContain("lower ro4s1#1");
  });

  it("ends in invalid data that leads in a circle", () => {
    const slots = [{ contestant: { key: "x" }, result: null }];
    const matches = new Map([["m", { slots }]]);
    const circle = [at("a", "b"), at("b", "c"), at("c", "b")];
    expect(findContestantPath("x", circle, matches).steps).toHaveLength(2);
    const byes = [at("a", "b"), at("b", "c", true), at("c", "b", true)];
    expect(findContestantPath("x", byes, matches).steps).toHaveLength(2);
  });
});
