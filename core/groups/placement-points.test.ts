import { describe, expect, it } from "vitest";
import { appearancesOf } from "#core/match/appearance.ts";
import { rankEntries } from "#core/match/rank-entries.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { StandingRow } from "#core/model/group.ts";
import type { MatchEntry } from "#core/model/match.ts";
import {
  BYE,
  derived,
  ENDED,
  entry,
  formatStandings,
  LIVE,
  match,
} from "#core/testing/model-match.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { comparePlacements, type PlacementRule } from "./placement-points.ts";
import { PLACEMENT_PRESETS } from "./placement-presets.ts";
import { NO_RULE } from "./ranking-rule.ts";
import { deriveStandings } from "./standings.ts";

const RULE: PlacementRule = {
  placements: [5, 3, 2, 1],
  perKill: 0,
  deduct: false,
  bestOf: null,
  deductions: [],
};

function preset(id: string, change: Partial<PlacementRule> = {}): PlacementRule {
  const found = PLACEMENT_PRESETS.find((one) => one.id === id);
  return { ...RULE, ...found, ...change };
}

/** Creates an ended match: `"Aino 9 k3 d1, Bo 8"`, with kills after `k`, a deduction after `d`. */
function race(id: number, text: string, change: Partial<DerivedMatch> = {}): DerivedMatch {
  const sides = text.split(", ").map((side, index): MatchEntry => {
    const [, kills] = / k(-?\d+)/.exec(side) ?? [];
    const [, deduction] = / d(-?\d+)/.exec(side) ?? [];
    return entry(side.replace(/ [kd]-?\d+/g, ""), {
      sort: index + 1,
      kills: kills === undefined ? null : Number(kills),
      deduction: deduction === undefined ? null : Number(deduction),
    });
  });
  return derived(match(`${id}`, { entries: sides }), { status: ENDED, ...change });
}

/** Creates a race from its finishing order. */
function finish(id: number, order: string): DerivedMatch {
  const names = order.split(" ");
  return race(id, names.map((name, index) => `${name} ${names.length - index}`).join(", "));
}

function table(matches: readonly DerivedMatch[], rule: PlacementRule): readonly StandingRow[] {
  const input = { kind: "ranked", rule: NO_RULE, placement: rule } as const;
  const rest = {
    scoresArePoints: false,
    isComplete: true,
    usualPoints: [],
    missing: null,
    tieOrders: [],
  };
  return deriveStandings(appearancesOf(matches), { ...input, ...rest }, new Map());
}

function lines(matches: readonly DerivedMatch[], rule: PlacementRule): readonly string[] {
  return formatStandings(table(matches, rule));
}

describe("placement points", () => {
  it("give the official drivers' standings after three races of Formula One 2010", () => {
    const races = [
      // Bahrain, Australia and Malaysia; retired drivers are left out after the tenth place.
      finish(1, "ALO MAS HAM VET ROS MSC BUT WEB LIU BAR KUB SUT"),
      finish(2, "BUT KUB MAS ALO ROS HAM LIU BAR WEB MSC ALG PET"),
      finish(3, "VET WEB ROS KUB SUT HAM MAS BUT ALG HUL BUE BAR ALO"),
    ];
    // Alonso and Vettel won once and were fourth once; only Alonso has a third result.
    const first = "1 MAS 39, 2 ALO 37, 3 VET 37, 4 BUT 35, 5 ROS 35, 6 HAM 31, 7 KUB 30";
    const others = "8 WEB 24, 9 SUT 10, 10 MSC 9, 11 LIU 8, 12 BAR 5, 13 ALG 2, 14 HUL 1";
    expect(lines(races, preset("f1-2010")).slice(0, 14).join(", ")).toBe(`${first}, ${others}`);
  });

  it("add kills, which also break ties after the placements", () => {
    const rounds = [race(1, "A 9 k2, B 8 k5, C 7"), race(2, "B 9 k0, A 8 k3, C 7 k4")];
    expect(lines(rounds, preset("algs"))).toEqual(["1= A 26", "1= B 26", "3 C 18"]);
    const level = [race(1, "A 9 k1, B 8 k1, C 7 k4"), race(2, "B 9 k1, A 8 k1, C 7 k9")];
    const perHalf = { ...RULE, perKill: 0.5, deductions: [deduct("A", 0.5)] };
    expect(table(level, perHalf)[1]).toMatchObject({ points: 9, kills: 2, deduction: 0 });
    const rule = { ...RULE, placements: [5, 5], perKill: 1, deductions: [deduct("A", 1)] };
    expect(lines([race(1, "A 9 k2, B 9 k1, C 7")], rule)).toEqual(["1 A 6", "2 B 6", "3 C 0"]);
  });

  it("are shared by equal scores, and not given for a score below 0", () => {
    const rounds = [race(1, "A 9, B 9, C 7, D -1 k4 d3"), race(2, "A 9, B -1, C 5, D -1")];
    const rule = { ...RULE, perKill: 1, deduct: true };
    expect(lines(rounds, rule)).toEqual(["1 A 10", "2 B 5", "3 C 5", "4 D 0"]);
    const nothing = { placement: null, kills: 0, deduction: 0, points: 0, counts: true };
    expect(table(rounds, rule).at(-1)?.results[0]).toEqual({ match: "a.example/1", ...nothing });
  });

  it("count only ended matches that have a score", () => {
    const matches = [
      race(1, "A 9, B 8, C"),
      race(2, "C 9, B 8, A 7", { status: LIVE }),
      race(3, "A 0, B 0, C"),
      race(4, "A, B, C", { status: LIVE }),
    ];
    expect(lines(matches, RULE)).toEqual(["1 A 5", "2 B 3", "3 C 2"]);
    expect(table(matches, RULE)[0]?.results).toHaveLength(1);
  });

  it("include the points that a bye gave", () => {
    const rounds = [race(1, "A 9, B 8, C 7"), race(2, "B 3", { status: BYE })];
    expect(lines(rounds, RULE)).toEqual(["1 B 6", "2 A 5", "3 C 2"]);
  });

  it("count the best matches only, the better placement first among equal points", () => {
    const matches = [
      race(1, "A 9, B 8, C 7, D 6, E 5, F 4"),
      race(2, "B 9, C 8, D 7, E 6, F 5, A -1"),
      race(3, "A 9, F 8, B 7, C 6, E 5, D 4"),
    ];
    const rows = table(matches, { ...RULE, bestOf: 2 });
    const expected = ["1 A 10", "2 B 8", "3 C 5", "4 F 3", "5 D 3", "6 E 1"];
    expect(formatStandings(rows)).toEqual(expected);
    const counted = (name: string) =>
      rows.find(({ contestant }) => contestant.name === name)?.results.map(({ counts }) => counts);
    expect(counted("A")).toEqual([true, false, true]);
    expect(counted("E")).toEqual([true, true, false]);
  });

  it("subtract the service's deductions from matches only if staff chose so", () => {
    const matches = [race(1, "A 9 d4, B 8 d-1, C 7")];
    expect(lines(matches, RULE)).toEqual(["1 A 5", "2 B 3", "3 C 2"]);
    const rule = { ...RULE, deduct: true };
    expect(lines(matches, rule)).toEqual(["1 B 2", "2 C 2", "3 A 1"]);
    expect(table(matches, rule).map(({ deduction }) => deduction)).toEqual([1, 0, 4]);
  });

  it("subtract the deductions of staff from the total, which may fall below 0", () => {
    const deductions = [deduct("A", 4), deduct("A", 2.5), deduct("Nobody", 9)];
    const rows = table([race(1, "A 9, B 8, C 7")], { ...RULE, deductions });
    expect(rows.at(-1)).toMatchObject({ points: -1.5, deduction: 6.5, won: 1 });
  });
});

describe("comparePlacements", () => {
  it.each<[readonly number[], readonly number[], number]>([
    [[1, 4], [2, 2], -1],
    [[1, 4], [1, 3], 1],
    [[1, 4], [1], -1],
    [[1], [1, 4], 1],
    [[], [], 0],
  ])("ranks %j and %j by more first places, then more second places", (a, b, sign) => {
    expect(Math.sign(comparePlacements(a, b))).toBe(sign);
  });
});

describe("generated groups with placement points", () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))("are summed right, seed %i", (seed) => {
    const random = seededRandom(seed);
    const below = (end: number): number => Math.floor(random() * end);
    const names = ["A", "B", "C", "D", "E", "F"].slice(0, 3 + below(4));
    const matches = Array.from({ length: 1 + below(5) }, (_, id) =>
      race(id, names.map((name) => `${name} ${below(6) - 1} k${below(4)} d${below(2)}`).join(", ")),
    );
    const rule: PlacementRule = {
      placements: [2.5, 1.3, 0.7, 0.1],
      perKill: below(2) * 0.3,
      deduct: below(2) === 1,
      bestOf: below(2) === 1 ? 1 + below(3) : null,
      deductions: [deduct("A", 0.2)],
    };
    const rows = table(matches, rule);
    // The order of rows, matches and contestants changes nothing.
    const reversed = matches
      .toReversed()
      .map((one) => race(Number(one.match.id), textOf(one.match.entries.toReversed())));
    expect(lines(reversed, rule)).toEqual(lines(matches, rule));
    for (const row of rows) {
      const counted = row.results.filter(({ counts }) => counts);
      const gained = counted.reduce((sum, { placement, kills }) => {
        return sum + (rule.placements[(placement ?? 99) - 1] ?? 0) + (kills ?? 0) * rule.perKill;
      }, 0);
      expect(row.points).toBeCloseTo(gained - row.deduction, 6);
      expect(counted.length).toBe(Math.min(row.results.length, rule.bestOf ?? Infinity));
    }
    for (const { match: one } of matches) {
      for (const { entry: own, place } of rankEntries(one)) {
        const row = rows.find(({ contestant }) => contestant.key === own.key);
        const result = row?.results.find((each) => each.match === one.key);
        expect(result?.placement ?? null).toBe(place);
      }
    }
  });
});

function deduct(name: string, points: number): PlacementRule["deductions"][number] {
  return { contestant: contestantKey("osu", name), points };
}

/** Returns the text of entries as `race` reads it. */
function textOf(all: readonly MatchEntry[]): string {
  return all
    .map(({ name, score, kills, deduction }) => `${name} ${score} k${kills} d${deduction}`)
    .join(", ");
}
