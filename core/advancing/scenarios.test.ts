import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { type GroupInPlay, scenariosOf, tournamentOf } from "#core/testing/group-in-play.ts";
import { wireBracket } from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireGroupMatches, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { findAdvancing, getScenarios } from "./scenarios.ts";

const POINTS = { win: 3, draw: 1, loss: 0 };
const rule = (...tieBreakers: TieBreaker[]): RankingRule => ({ points: POINTS, tieBreakers });

function verdicts(play: GroupInPlay) {
  return scenariosOf(play)?.contestants.map(
    ({ contestant, verdict, left }) => `${contestant.name} ${verdict} ${left}`,
  );
}

describe("scenarios", () => {
  const final: GroupInPlay = {
    results: ["A 0, B 0", "C 2, D 1", "A 2, D 0", "B 1, C 0", "B, D", "A, C"],
    size: 4,
    advancing: 2,
    rule: rule("difference"),
  };

  it("states who is through, eliminated or open, and the open matches", () => {
    expect(verdicts(final)).toEqual(["A open 1", "B open 1", "C open 1", "D eliminated 1"]);
    expect(scenariosOf(final)).toMatchObject({
      advancing: 2,
      source: "staff",
      left: [
        { match: "a.example/7-5", contestants: [{ name: "A" }, { name: "C" }] },
        { match: "a.example/7-4", contestants: [{ name: "B" }, { name: "D" }] },
      ],
    });
  });

  it("states the shortest condition per own result, and what decides a tie", () => {
    const c = scenariosOf(final)?.contestants[2];
    expect(c?.outlooks).toMatchObject([
      { own: "win", clauses: [], otherwise: "through" },
      {
        own: "draw",
        clauses: [{ fate: "tie", anyOf: [[{ match: "a.example/7-4", results: ["second"] }]] }],
        otherwise: "eliminated",
        tieBy: "difference",
      },
      { own: "loss", clauses: [], otherwise: "eliminated" },
    ]);
  });

  it("omits draws in a best-of 3 that was never drawn", () => {
    const results = ["A 2, B 0", "C 2, D 1", "A 2, D 0", "B 2, C 0", "B, D", "A, C"];
    const scenarios = scenariosOf({ ...final, results, bestOf: 3 });
    expect(scenarios?.contestants[1]?.outlooks.map(({ own }) => own)).toEqual(["win", "loss"]);
  });

  it("are absent for an even best-of without a rule of staff", () => {
    const results = ["Aino 2, Bo 0", "Aino 1, Cai 1", "Bo, Cai"];
    const play = { results, size: 3, advancing: 1, rule: null, bestOf: 2 };
    expect(scenariosOf(play)).toBeNull();
    expect(scenariosOf({ ...play, bestOf: 3 })).not.toBeNull();
    expect(scenariosOf({ ...play, rule: rule() })).not.toBeNull();
  });

  it("are derived once per group, and absent without open matches or a number who advance", () => {
    const tournament = tournamentOf(final);
    const group = must(tournament.groups[0], "the test has a group");
    expect(getScenarios(tournament, group)).toBe(getScenarios(tournament, group));
    expect(scenariosOf({ ...final, advancing: null })).toBeNull();
    const ended = final.results.map((text) =>
      text.length < 5 ? text.replace(",", " 1,") + " 0" : text,
    );
    expect(scenariosOf({ ...final, results: ended })).toBeNull();
  });

  it("are absent if a worse result gives more points, or the format is unknown", () => {
    const points = { win: 0, draw: 1, loss: 3 };
    expect(scenariosOf({ ...final, rule: { points, tieBreakers: [] } })).toBeNull();
    expect(scenariosOf({ ...final, size: 5 })).toBeNull();
    const race = ["A 3, B 2, C 1", "A, B, C"];
    expect(scenariosOf({ ...final, results: race, size: 3 })).toBeNull();
  });

  it("sum scores that are points, as half points after a draw", () => {
    const results = ["A 1, B 0", "A 0.5, C 0.5", "B, C"];
    const scenarios = scenariosOf({ results, size: 3, advancing: 1, rule: null });
    const found = scenarios?.contestants.map(({ verdict }) => verdict);
    expect(found).toEqual(["open", "open", "eliminated"]);
  });

  it("count half points if a bye gave points", () => {
    const results = ["A 2, B 0", "A 1", "A 1, C 0", "B, C"];
    const scenarios = scenariosOf({ results, size: 3, advancing: 1, rule: null });
    expect(scenarios?.contestants[0]?.verdict).toBe("through");
  });

  it("count a played match without scores by its result", () => {
    const tournament = tournamentOf({ ...final, rule: rule("head-to-head") });
    const [first, ...others] = tournament.matches;
    const { match, ...rest } = must(first, "the test has a match");
    const entries = match.entries.map((entry) => ({ ...entry, score: null }));
    const matches = [{ ...rest, match: { ...match, entries } }, ...others];
    const group = must(tournament.groups[0], "the test has a group");
    const [, b] = getScenarios({ ...tournament, matches }, group)?.contestants ?? [];
    expect(b?.verdict).toBe("open");
  });

  it("take the number who advance from the bracket if staff entered none", () => {
    const first = ["Aino 1 v Bo 0", "Cem 1 v Dag 0", "Aino 1 v Cem 0"];
    const texts = [...first, "Bo 1 v Dag 0", "Aino 1 v Dag 0"];
    const games = wireGroupMatches(texts);
    const open = { locked: "0", start: "2030-03-07 18:00:00" };
    const left = wireGroupMatch("6", "6", "Bo v Cem", open);
    const bracket = wireBracket({ size: "2" });
    const next = wireSingleMatch("7", "ro2#1", "", { ...open, bracket });
    const world = worldOfFile([...games, left, next]);
    const view = must([...world.tournaments.values()][0], "the test has a tournament");
    const scenarios = getScenarios(view, must(view.groups[0], "the test has a group"));
    expect(scenarios).toMatchObject({ advancing: 2, source: "bracket" });
  });

  it("state sufficient conditions if exact ones are too long", () => {
    const played = ["A 0, B 0", "B 1, C 0", "A 1, D 1", "B 1, F 1", "B 1, D 1", "A 1, E 0"];
    const others = ["D 0, E 0", "A 0, C 1", "B 0, E 1", "C 0, D 1", "C 0, E 0"];
    const results = [...played, ...others, "D, F", "C, F", "E, F", "A, F"];
    const scenarios = scenariosOf({ results, size: 6, advancing: 2, rule: rule() });
    const d = scenarios?.contestants.find(({ contestant }) => contestant.name === "D");
    expect(d?.outlooks.at(-1)).toMatchObject({ own: "loss", clauses: [{}], otherwise: null });
  });

  it("state only that other results decide if too many matter", () => {
    const names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];
    const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
    const results = pairs.map(([a, b], index) =>
      a === "A" ? `${a} 1, ${b} 1` : index % 2 === 0 ? `${a}, ${b}` : `${a} 1, ${b} 1`,
    );
    const scenarios = scenariosOf({ results, size: 10, advancing: 4, rule: null });
    const first = scenarios?.contestants.find(({ contestant }) => contestant.name === "A");
    expect(first?.outlooks).toEqual([{ own: null, clauses: [], otherwise: null, tieBy: null }]);
  });
});

const GROUP_MATCH = wireGroupMatch("1", "1", "Aino 1 v Bo 0");
// Two brackets, so that their places do not prove the number.
const nextOf = (name: string) => [
  wireSingleMatch("5", "ro2#1", `${name} 1 v Cem 0`),
  wireSingleMatch("6", "ro2#1", "Dag 1 v Eino 0", { bracket_id: "1103" }),
];
const advancingIn = (...matches: readonly unknown[]) => {
  const view = must([...worldOfFile(matches).tournaments.values()][0], "the test has a tournament");
  return findAdvancing(view, must(view.groups[0], "the test has a group"));
};

describe("findAdvancing", () => {
  it("counts the contestants who play on, if they are the first", () => {
    expect(advancingIn(GROUP_MATCH, ...nextOf("Aino"))).toBe(1);
    expect(advancingIn(GROUP_MATCH, ...nextOf("Bo"))).toBeNull();
    expect(advancingIn(GROUP_MATCH)).toBeNull();
  });
});
