/** Nothing is stated as certain that another usual rule of a group makes false. */
import { describe, expect, it } from "vitest";
import { createAnnotations } from "#core/desk/annotations.ts";
import { must } from "#core/lib/must.ts";
import type { RankingRule } from "#core/model/group.ts";
import { createRecordedCourse } from "#core/testing/courses/recorded-course.ts";
import { watchCourse } from "#core/testing/courses/watch-course.ts";
import { pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { createSampleRandom, describeSampleSeed, isLongMode } from "#core/testing/node/sample.ts";
import { describeEachTournamentEvent, readEvent } from "#core/testing/node/tournament-events.ts";
import {
  findFalseByRule,
  LAST_GAME_RULES,
  USUAL_RULES,
  withRule,
} from "#core/testing/usual-rules.ts";
import { type Wire, WIRE_START } from "#core/testing/wire-match.ts";
import { OPEN, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { deriveWorld } from "./derive-world.ts";
import type { World } from "./world.ts";

describeEachTournamentEvent("%s", (event) => {
  it("states nothing that another usual rule makes false, at any time", () => {
    const recorded = readEvent(event, "none");
    const course = createRecordedCourse(recorded);
    const watched = [...watchCourse(course, { moments: isLongMode ? 30 : 2 })];
    const problems = watched
      .filter((_, index) => index % 3 === 2)
      .flatMap(({ world }) => findFalseByRule(world));
    expect([...problems, ...findFalseByRule(worldOfFile(recorded.wire))]).toEqual([]);
  });
});

type Random = ReturnType<typeof createSampleRandom>;

/** Creates groups with draws, or of best of five without, of which the last matches of each may be open. */
function createGroups(random: Random, open: number, bestOf?: "5"): readonly Wire[] {
  const groups = 2 ** Math.floor(random() * 3);
  const size = 4 + Math.floor(random() * 3);
  return Array.from({ length: groups }, (_group, group) => {
    const names = Array.from({ length: size }, (_name, index) => `P${group}-${index}`);
    const pairs = names
      .flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const))
      .map((pair) => ({ pair, order: random() }))
      .toSorted((a, b) => a.order - b.order);
    return pairs.map(({ pair: [a, b] }, index) => {
      const goals = [Math.floor(random() * 3), Math.floor(random() * 3)];
      const games = random() < 0.5 ? [3, goals[0]] : [goals[0], 3];
      const [first, second] = bestOf === undefined ? goals : games;
      const isOpen = index >= pairs.length - open;
      const sides = isOpen ? `${a} v ${b}` : `${a} ${first} v ${b} ${second}`;
      const id = `${100 * (group + 1) + index}`;
      const change = {
        group_id: `${551 + group}`,
        round_of: `${size}`,
        ...(isOpen && OPEN),
        ...(bestOf && { best_of: bestOf }),
      };
      return wireGroupMatch(id, `${index + 1}`, sides, change);
    });
  }).flat();
}

/** Creates the bracket of the first contestants of each group by a rule. */
function createBracket(
  groups: readonly Wire[],
  advancing: number,
  rule: RankingRule,
): readonly Wire[] {
  const tables = [...withRule(worldOfFile(groups), rule).groups.values()];
  let left = tables.flatMap(({ standings }) =>
    standings.slice(0, advancing).map(({ contestant }) => contestant.name),
  );
  const matches: Wire[] = [];
  while (left.length > 1) {
    const size = left.length;
    const winners: string[] = [];
    for (let row = 1; row <= size / 2; row += 1) {
      const [a = "", b = ""] = left.slice(2 * row - 2, 2 * row);
      winners.push(a);
      const id = `${9000 + 10 * size + row}`;
      matches.push(wireSingleMatch(id, `ro${size}#${row}`, `${a} 2 v ${b} 0`));
    }
    left = winners;
  }
  return matches;
}

const seeds = Array.from({ length: isLongMode ? 200 : 8 }, (_, index) => index);

type CreateWorld = (random: Random, seed: number) => World;

describe(`generated groups (${describeSampleSeed()})`, () => {
  it.each<[string, CreateWorld, rules?: readonly RankingRule[]]>([
    ["ranks after a bracket", (random) => worldOfFile(createWithBracket(random))],
    [
      "ranks without a bracket",
      (random) => {
        const groups = createGroups(random, 0);
        return worldOfFile(groups.filter((match) => match["group_id"] === "551"));
      },
    ],
    [
      "ranks of best of five, also by 3–2–1–0 points",
      (random) => worldOfFile(createGroups(random, 0, "5")),
      LAST_GAME_RULES,
    ],
    [
      "outlooks of best of five, also by 3–2–1–0 points",
      (random, seed) => pollWithAdvancing(createGroups(random, 1 + (seed % 2), "5")),
      LAST_GAME_RULES,
    ],
    ["outlooks", (random, seed) => pollWithAdvancing(createGroups(random, 1 + (seed % 4)))],
  ])("have %s that every usual rule confirms", (_, create, rules) => {
    const random = createSampleRandom();
    for (const seed of seeds) {
      const world = create(random, seed);
      expect(world.groups.size).toBeGreaterThan(0);
      expect(findFalseByRule(world, rules), `event ${seed}`).toEqual([]);
    }
  });
});

/** Creates groups, and the bracket of the first two of each by some usual rule. */
function createWithBracket(random: Random): readonly Wire[] {
  const groups = createGroups(random, 0);
  const rule = must(USUAL_RULES[Math.floor(random() * USUAL_RULES.length)], "a rule");
  return [...groups, ...createBracket(groups, 2, rule)];
}

/** Polls these matches; staff entered that two of each group advance. */
function pollWithAdvancing(wire: readonly Wire[]): World {
  const upcoming = wire.filter(({ locked }) => locked === "0");
  const ended = wire.filter(({ locked }) => locked === "1");
  const now = WIRE_START + 1;
  const snapshot = pollWireLists({ upcoming, ended }, now, undefined, 1000);
  const annotations = createAnnotations(
    [...worldOf(snapshot, now).groups.keys()].map((scope) => {
      return { kind: "advancing", value: 2, scope, who: "Aino", at: now } as const;
    }),
  );
  return deriveWorld(snapshot, now, { graceMinutes: 10, annotations });
}

/**
 * Sixteen groups of eight. The fifth has two wins and a defeat against the last three, the sixth a
 * win and two draws: by 2–1–0 points they are level, and the sixth won their match.
 */
function createLargeEvent(): readonly Wire[] {
  return Array.from({ length: 16 }, (_, group) => {
    const pairs = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((a, index, all) =>
      all.slice(index + 1).map((b) => [a, b] as const),
    );
    return pairs.map(([a, b], index) => {
      const scores = a === 5 ? "1 1" : a === 4 && b === 5 ? "0 1" : "2 0";
      const [first, second] = scores.split(" ");
      const change = { group_id: `${551 + group}`, round_of: "8" };
      const sides = `P${group}-${a} ${first} v P${group}-${b} ${second}`;
      return wireGroupMatch(`${100 * (group + 1) + index}`, `${index + 1}`, sides, change);
    });
  }).flat();
}

/** Returns `NAME FROM-TO`, whether it is final and whether it depends on the rule, of four contestants. */
function ranksIn({ tournaments }: World): readonly string[] {
  return [...tournaments.values()].flatMap(({ rankings }) =>
    rankings.flatMap(({ isFinal, rows }) =>
      rows
        .filter(({ contestant }) => /^P3-[4-7]$/.test(contestant.name))
        .map(({ contestant, from, to, reason }) => {
          const isAssumed = reason.type === "group" && reason.isAssumed;
          return `${contestant.name} ${from}-${to} ${isFinal} ${isAssumed}`;
        }),
    ),
  );
}

it("gives ranges for positions that depend on the rule, and ranks once staff enter it", () => {
  const groups = createLargeEvent();
  const world = worldOfFile([
    ...groups,
    ...createBracket(groups, 4, must(USUAL_RULES[0], "a rule")),
  ]);
  expect(findFalseByRule(world)).toEqual([]);
  expect(ranksIn(world)).toEqual([
    "P3-4 65-96 true true",
    "P3-5 65-96 true true",
    "P3-6 97-112 true false",
    "P3-7 113-128 true false",
  ]);
  expect(ranksIn(withRule(world, must(USUAL_RULES[0], "a rule")))).toEqual([
    "P3-4 65-80 true false",
    "P3-5 81-96 true false",
    "P3-6 97-112 true false",
    "P3-7 113-128 true false",
  ]);
});
