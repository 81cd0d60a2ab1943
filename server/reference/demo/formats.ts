import { must } from "#core/lib/must.ts";
import {
  eliminationTree,
  findArrivals,
  type TreeMatch,
} from "#core/simulation/elimination-tree.ts";
import { pairUnmet } from "#core/simulation/pair-unmet.ts";
import type { DemoContestant } from "./contestants.ts";
import type { EditionInPlay, MatchDraft } from "./demo-tournament.ts";
import type { PlayedResult, PlayMatch } from "./play.ts";

/**
 * Plays an elimination (docs/domain.md#geometry) of contestants by seed; missing ones cause byes. It is
 * double if the timetable has a grand final, and has a third-place match if that has `bronze`. The
 * reset is always listed; it has no contestants if the upper finalist wins the grand final.
 */
export function playElimination(
  { event: { bracket, rounds }, random }: EditionInPlay,
  bySeed: readonly DemoContestant[],
  rules: PlayMatch,
): MatchDraft[] {
  const { size } = must(bracket, "an event with an elimination has a bracket");
  const kind = rounds["grand final"] === undefined ? "single" : "double";
  const bronze = rounds["bronze"] !== undefined;
  const tree = eliminationTree(kind, size, { bronze, dropOrder: (index) => index });
  const played = new Map<string, { sides: readonly (DemoContestant | null)[]; winner: number }>();
  return tree.map(turnLowerRound).toSorted(compareByPlay).map(play);

  function play(node: TreeMatch): MatchDraft {
    const { round } = node;
    const draft = { ...node, in: node.side };
    const grandFinal = round === "grand final reset" ? played.get("grand final#1") : null;
    if (grandFinal?.winner === 0) return { ...draft, sides: [] };
    const sides =
      grandFinal?.sides ?? findArrivals(node, (seed) => bySeed[seed - 1] ?? null, played);
    const present = sides.flatMap((contestant) => contestant ?? []);
    const { bestOf } = must(rounds[round], `${round} is planned`);
    const result =
      present.length === 1
        ? { sides: present.map((contestant) => ({ contestant, score: 0 })), winner: 0 }
        : rules(present, bestOf, random);
    const winner = sides.indexOf(must(present[result.winner], "a match has a contestant"));
    played.set(node.place, { sides, winner });
    return { ...draft, sides: result.sides };
  }
}

/** Turns a round of the lower bracket upside down, so that contestants do not meet again early. */
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
  return round === "bronze" ? 0 : 2 * stage - (side === "lower" ? 2 : 1);
}

interface GroupRules {
  /** Prefix of the keys of its rounds in the timetable. */
  readonly name: "group" | "final group" | "swiss";
  readonly rounds: number;
  /** Returns who meet in the next round; the table has the best member first. */
  readonly meet: (
    members: readonly DemoContestant[],
    drafts: readonly MatchDraft[],
    table: readonly DemoContestant[],
  ) => readonly (readonly DemoContestant[])[];
  readonly rules: PlayMatch;
}

/** Plays a group. Returns its matches in order of play, and its members by points, then by the draw. */
export function playGroup(
  { event, random }: EditionInPlay,
  number: number,
  members: readonly DemoContestant[],
  { name, rounds, meet, rules }: GroupRules,
) {
  const points = new Map(members.map((member) => [member, 0]));
  const drafts: MatchDraft[] = [];
  let table = members;
  for (let index = 1; index <= rounds; index += 1) {
    const round = `${name} ${index}`;
    const { bestOf } = must(event.rounds[round], `${round} is planned`);
    for (const meeting of meet(members, drafts, table)) {
      const { sides } = rules(meeting, bestOf, random);
      for (const [side, member] of meeting.entries()) {
        points.set(member, (points.get(member) ?? 0) + pointsOf(sides, side));
      }
      const stage = name === "final group" ? 2 : 1;
      const [row, roundOf] = [drafts.length + 1, members.length];
      drafts.push({ in: number, roundOf, stage, row, round, sides });
    }
    table = members.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  }
  return { drafts, table };
}

/** Returns three for a win, one for a draw, then the goals; the score if more than two play. */
function pointsOf(sides: PlayedResult["sides"], side: number): number {
  const [goals = 0, against = 0] = [sides[side]?.score, sides[1 - side]?.score];
  if (sides.length > 2) return goals;
  const points = goals > against ? 3 : Number(goals === against);
  // Fractions matter only on equal points.
  return points + (goals - against) / 1000 + goals / 1_000_000;
}

/** Who meet in the matches of a group of four, as indexes of its members. */
const ROUND_ROBIN = ["01", "23", "02", "31", "30", "12"];

/** Lets each two of four members meet once, one match a round. */
export const meetEachOther: GroupRules["meet"] = (members, drafts) => {
  const indexes = Array.from(must(ROUND_ROBIN[drafts.length], "a group of four has six matches"));
  return [indexes.map((index) => must(members[Number(index)], "who meets is a member"))];
};

/** Lets all members meet in one match. */
export const meetAll: GroupRules["meet"] = (members) => [members];

/** Lets members meet who have equal points, if possible, and have not met. */
export const meetEquals: GroupRules["meet"] = (_, drafts, table) => {
  const haveMet = (...both: readonly DemoContestant[]): boolean =>
    drafts.some(({ sides }) => sides.every((side) => both.includes(side.contestant)));
  return must(pairUnmet(table, haveMet), "a group of this size has new pairs in every round");
};
