import { must } from "#core/lib/must.ts";
import {
  eliminationTree,
  findArrivals,
  type TreeMatch,
} from "#core/simulation/elimination-tree.ts";
import type { Random } from "#server/reference/replay/seeded.ts";
import type { DemoContestant } from "./contestant.ts";
import type { MatchDraft, PlayMatch } from "./play.ts";

/** Rules and best-of of an elimination. */
interface EliminationOptions {
  readonly kind: "single" | "double";
  /** A power of two. */
  readonly size: number;
  readonly rules: PlayMatch;
  /**
   * Returns the best-of by timetable key: `ro32` … `ro2`, `bronze`, `lower ro8s1` …, `grand final`,
   * `reset`.
   */
  readonly bestOf: (round: string) => number;
  /** Whether there is a third-place match. */
  readonly bronze?: boolean;
}

/**
 * Plays an elimination (docs/domain.md#geometry). In a double elimination the lower bracket is
 * upside down, so that contestants do not meet again early. The reset is always listed; it has no
 * contestants if the upper finalist wins the grand final.
 *
 * @param bySeed contestants by seed, the first for seed 1; missing ones cause byes
 */
export function playElimination(
  bySeed: readonly DemoContestant[],
  { kind, size, rules, bestOf, bronze = false }: EliminationOptions,
  random: Random,
): MatchDraft[] {
  const tree = eliminationTree(kind, size, { bronze, dropOrder: (index) => index });
  const played = new Map<string, { sides: readonly (DemoContestant | null)[]; winner: number }>();
  const drafts: MatchDraft[] = [];
  for (const node of tree.map(turnLowerRound).toSorted(compareByPlay)) {
    const { side, roundOf, stage, row } = node;
    const grandFinal = node.round === "grand final reset" ? played.get("grand final#1") : null;
    const round = grandFinal ? "reset" : node.round;
    const position = { in: side, roundOf, stage, row, round, bestOf: bestOf(round), bye: false };
    if (grandFinal?.winner === 0) {
      drafts.push({ ...position, sides: [] });
      continue;
    }
    const sides =
      grandFinal?.sides ?? findArrivals(node, (seed) => bySeed[seed - 1] ?? null, played);
    const [first, second] = sides.flatMap((contestant) => contestant ?? []);
    const contestant = must(first, "a match has a contestant");
    if (second === undefined) {
      played.set(node.place, { sides, winner: sides.indexOf(contestant) });
      const bye = { contestant, score: 0, kills: null, deaths: null, time: null };
      drafts.push({ ...position, bestOf: 1, bye: true, sides: [bye] });
      continue;
    }
    const result = rules([contestant, second], position.bestOf, random);
    played.set(node.place, { sides, winner: must(result.ranking[0], "someone has won") });
    drafts.push({ ...position, sides: result.sides });
  }
  return drafts;
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
