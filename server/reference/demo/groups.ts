import { must } from "#core/lib/must.ts";
import type { Random } from "#server/reference/replay/seeded.ts";
import type { DemoContestant } from "./contestant.ts";
import type { MatchDraft, PlayedResult, PlayMatch } from "./play.ts";

interface PlayedGroup {
  /** Matches in order of play. */
  readonly drafts: readonly MatchDraft[];
  /** Contestants, best first. */
  readonly table: readonly DemoContestant[];
}

/** Pairings on the three match days of a group of four, as indexes of its members. */
const MATCH_DAYS = [
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [3, 0, 1, 2],
] as const;

/**
 * Plays a group of four. Ranks by points (three for a win, one for a draw), then goal difference,
 * goals and order of the draw.
 */
export function playGroupOfFour(
  group: number,
  members: readonly DemoContestant[],
  rules: PlayMatch,
  random: Random,
): PlayedGroup {
  const results = MATCH_DAYS.flatMap((day) => [
    meet(members, day[0], day[1], rules, random),
    meet(members, day[2], day[3], rules, random),
  ]);
  const drafts = results.map((result, index) => draftOf(group, 1, index + 1, members, result));
  return { drafts, table: rank(members, results, pointsOfMatch) };
}

/** Plays a group in which all members race each other several times. Ranks by total points. */
export function playHeats(
  group: number,
  stage: 1 | 2,
  races: number,
  members: readonly DemoContestant[],
  rules: PlayMatch,
  random: Random,
): PlayedGroup {
  const results = Array.from({ length: races }, () => rules(members, 1, random));
  const drafts = results.map((result, index) => draftOf(group, stage, index + 1, members, result));
  return { drafts, table: rank(members, results, (result, index) => score(result, index)) };
}

function meet(
  members: readonly DemoContestant[],
  home: number,
  away: number,
  rules: PlayMatch,
  random: Random,
): PlayedResult {
  const both = [home, away].map((index) => must(members[index], "a group has four members"));
  return rules(both, 1, random);
}

function draftOf(
  group: number,
  stage: 1 | 2,
  row: number,
  members: readonly DemoContestant[],
  { sides }: PlayedResult,
): MatchDraft {
  const round = `${stage === 1 ? "group" : "final group"} ${row}`;
  const place = { in: { group }, roundOf: members.length, stage, row };
  return { ...place, round, bestOf: 1, bye: false, sides };
}

function rank(
  members: readonly DemoContestant[],
  results: readonly PlayedResult[],
  pointsIn: (result: PlayedResult, side: number) => number,
): DemoContestant[] {
  const totals = new Map(members.map((member) => [member, 0]));
  for (const result of results) {
    for (const [index, { contestant }] of result.sides.entries()) {
      totals.set(contestant, (totals.get(contestant) ?? 0) + pointsIn(result, index));
    }
  }
  return [...members].sort((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0));
}

/**
 * Returns the points of a match, plus fractions for goal difference and goals that only matter on
 * equal points.
 */
function pointsOfMatch(result: PlayedResult, index: number): number {
  const goals = score(result, index);
  const against = score(result, 1 - index);
  const points = goals > against ? 3 : Number(goals === against);
  return points + (goals - against) / 1000 + goals / 1_000_000;
}

function score({ sides }: PlayedResult, index: number): number {
  return sides[index]?.score ?? 0;
}

export interface SwissOptions {
  readonly rules: PlayMatch;
  readonly bestOf: number;
  readonly rounds: number;
}

/** A contestant with their wins and opponents so far. */
interface Participant {
  readonly contestant: DemoContestant;
  readonly wins: number;
  readonly met: ReadonlySet<DemoContestant>;
}

/**
 * Plays a Swiss group: in each round contestants meet who have equal numbers of wins, if possible,
 * and have not met. Rows count through all rounds; the timetable key is `swiss ROUND`.
 *
 * @param members an even number of contestants
 */
export function playSwiss(
  group: number,
  members: readonly DemoContestant[],
  { rules, bestOf, rounds }: SwissOptions,
  random: Random,
): MatchDraft[] {
  let records: readonly Participant[] = members.map((contestant) => ({
    contestant,
    wins: 0,
    met: new Set(),
  }));
  const drafts: MatchDraft[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const ordered = records.toSorted((a, b) => b.wins - a.wins);
    const pairs = must(pair(ordered), "a group of this size has new pairs in every round");
    records = pairs.flatMap(([first, second]) => {
      const { sides, ranking } = rules([first.contestant, second.contestant], bestOf, random);
      drafts.push({
        in: { group },
        roundOf: members.length,
        stage: 1,
        row: drafts.length + 1,
        round: `swiss ${round}`,
        bestOf,
        bye: false,
        sides,
      });
      return [add(first, second, ranking[0] === 0), add(second, first, ranking[0] === 1)];
    });
  }
  return drafts;
}

function add(
  { contestant, wins, met }: Participant,
  opponent: Participant,
  hasWon: boolean,
): Participant {
  return {
    contestant,
    wins: wins + Number(hasWon),
    met: new Set(met).add(opponent.contestant),
  };
}

/** Returns pairs of neighbours that have not met; `null` if there are none for all. */
function pair(
  records: readonly Participant[],
): readonly (readonly [Participant, Participant])[] | null {
  const [first, ...others] = records;
  if (first === undefined) return [];
  for (const opponent of others) {
    if (first.met.has(opponent.contestant)) continue;
    const rest = pair(others.filter((each) => each !== opponent));
    if (rest !== null) return [[first, opponent], ...rest];
  }
  return null;
}
