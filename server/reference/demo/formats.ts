import { must } from "#core/lib/must.ts";
import {
  eliminationTree,
  findArrivals,
  type TreeMatch,
} from "#core/simulation/elimination-tree.ts";
import type { Random } from "#server/reference/replay/seeded.ts";
import type { DemoContestant } from "./contestants.ts";
import type { DemoTournament, MatchDraft } from "./demo-tournament.ts";
import { type PlayedResult, playGames, type PlayMatch, sideOf } from "./play.ts";

/**
 * Plays an elimination (docs/domain.md#geometry): double if the timetable has a grand final, with a
 * third-place match if it has `bronze`. In a double elimination the lower bracket is upside down, so
 * that contestants do not meet again early. The reset is always listed; it has no contestants if the
 * upper finalist wins the grand final.
 *
 * @param bySeed contestants by seed, the first for seed 1; missing ones cause byes
 */
export function playElimination(
  { bracket, rounds }: Pick<DemoTournament, "bracket" | "rounds">,
  bySeed: readonly DemoContestant[],
  rules: PlayMatch,
  random: Random,
): MatchDraft[] {
  const { size } = must(bracket, "an event with an elimination has a bracket");
  const kind = rounds["grand final"] === undefined ? "single" : "double";
  const bronze = rounds["bronze"] !== undefined;
  const tree = eliminationTree(kind, size, { bronze, dropOrder: (index) => index });
  const played = new Map<string, { sides: readonly (DemoContestant | null)[]; winner: number }>();
  return tree.map(turnLowerRound).toSorted(compareByPlay).map(play);

  function play(node: TreeMatch): MatchDraft {
    const { side, roundOf, stage, row } = node;
    const grandFinal = node.round === "grand final reset" ? played.get("grand final#1") : null;
    const round = grandFinal ? "reset" : node.round;
    const { bestOf } = must(rounds[round], `${round} is planned`);
    const draft = { in: side, roundOf, stage, row, round, bestOf, bye: false };
    if (grandFinal?.winner === 0) return { ...draft, sides: [] };
    const sides =
      grandFinal?.sides ?? findArrivals(node, (seed) => bySeed[seed - 1] ?? null, played);
    const [first, second] = sides.flatMap((contestant) => contestant ?? []);
    const contestant = must(first, "a match has a contestant");
    if (second === undefined) {
      played.set(node.place, { sides, winner: sides.indexOf(contestant) });
      return { ...draft, bestOf: 1, bye: true, sides: [sideOf(contestant, 0)] };
    }
    const result = rules([contestant, second], bestOf, random);
    played.set(node.place, { sides, winner: must(result.ranking[0], "someone has won") });
    return { ...draft, sides: result.sides };
  }
}

/** Turns a round of the lower bracket upside down. */
function turnLowerRound(node: TreeMatch): TreeMatch {
  const [first, second] = node.sources;
  if (node.side === "upper") return node;
  return { ...node, row: node.roundOf / 2 + 1 - node.row, sources: [second, first] };
}

function compareByPlay(a: TreeMatch, b: TreeMatch): number {
  return b.roundOf - a.roundOf || turnOf(a) - turnOf(b) || a.row - b.row;
}

/** Returns the position of a round among those with as many contestants left. */
function turnOf({ round, side, stage }: TreeMatch): number {
  if (round === "bronze") return 0;
  return side === "lower" ? 2 * stage - 2 : 2 * stage - 1;
}

/** Who meet in the matches of a group of four, as indexes of its members. */
export const ROUND_ROBIN = [
  [0, 1],
  [2, 3],
  [0, 2],
  [3, 1],
  [3, 0],
  [1, 2],
];

/**
 * Plays a group. Ranks by points, then the order of the draw. The points of a match of two are three
 * for a win and one for a draw, then goal difference and goals; others are scored in points.
 *
 * @param meetings who meet in each match, as indexes of the members
 * @returns the matches in order of play, and the members, best first
 */
export function playGroup(
  group: number,
  stage: 1 | 2,
  members: readonly DemoContestant[],
  meetings: readonly (readonly number[])[],
  rules: PlayMatch,
  random: Random,
) {
  const points = new Map(members.map((member) => [member, 0]));
  const drafts = meetings.map((indexes, index): MatchDraft => {
    const both = indexes.map((member) => must(members[member], "who meets is a member"));
    const result = rules(both, 1, random);
    for (const [side, member] of both.entries()) {
      points.set(member, (points.get(member) ?? 0) + pointsOf(result, side));
    }
    const [row, roundOf] = [index + 1, members.length];
    const round = `${stage === 1 ? "group" : "final group"} ${row}`;
    return { in: group, roundOf, stage, row, round, bestOf: 1, bye: false, sides: result.sides };
  });
  const table = members.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  return { drafts, table };
}

function pointsOf({ sides }: PlayedResult, side: number): number {
  const [goals = 0, against = 0] = [sides[side]?.score, sides[1 - side]?.score];
  if (sides.length > 2) return goals;
  const points = goals > against ? 3 : Number(goals === against);
  // Fractions matter only on equal points.
  return points + (goals - against) / 1000 + goals / 1_000_000;
}

/** A contestant of a Swiss group with their wins and opponents so far. */
interface Participant {
  readonly contestant: DemoContestant;
  readonly wins: number;
  readonly met: readonly DemoContestant[];
}

/**
 * Plays a Swiss group in best-of-3: in each round contestants meet who have equal numbers of wins,
 * if possible, and have not met. Rows count through all rounds; the timetable key is `swiss ROUND`.
 *
 * @param members an even number of contestants
 */
export function playSwiss(
  members: readonly DemoContestant[],
  rounds: number,
  random: Random,
): MatchDraft[] {
  let records: readonly Participant[] = members.map((contestant) => {
    return { contestant, wins: 0, met: [] };
  });
  const drafts: MatchDraft[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const ordered = records.toSorted((a, b) => b.wins - a.wins);
    const pairs = must(pair(ordered), "a group of this size has new pairs in every round");
    records = pairs.flatMap((both) => {
      const contestants = both.map(({ contestant }) => contestant);
      const { sides, ranking } = playGames(contestants, 3, random);
      const [roundOf, row, timed] = [members.length, drafts.length + 1, `swiss ${round}`];
      drafts.push({ in: 1, roundOf, stage: 1, row, round: timed, bestOf: 3, bye: false, sides });
      return both.map(({ contestant, wins, met }, side) => {
        return {
          contestant,
          wins: wins + Number(ranking[0] === side),
          met: met.concat(contestants),
        };
      });
    });
  }
  return drafts;
}

/** Returns pairs of neighbours that have not met; `null` if there are none for all. */
function pair(records: readonly Participant[]): readonly (readonly Participant[])[] | null {
  const [first, ...others] = records;
  if (first === undefined) return [];
  for (const opponent of others) {
    if (first.met.includes(opponent.contestant)) continue;
    const rest = pair(others.filter((each) => each !== opponent));
    if (rest !== null) return [[first, opponent], ...rest];
  }
  return null;
}
