import { must } from "#core/lib/must.ts";
import {
  type DropOrder,
  eliminationTree,
  findArrivals,
  type TreeMatch,
} from "#core/simulation/elimination-tree.ts";

/** Parameters of an elimination. Equal plans have equal results. */
export interface EliminationPlan {
  readonly kind: "single" | "double";
  /** At least 2; the tree has the next power of two, and the best seeds get byes. */
  readonly contestants: number;
  readonly bronze: boolean;
  /** Games per match; with 1, scores are goals. */
  readonly bestOf: number;
  /** Probability (0–1) of a walkover, retirement, disqualification or tie. */
  readonly oddities: number;
  readonly dropOrder: DropOrder;
  /** Whether an unneeded bracket reset is listed from the start, or only a needed one. */
  readonly resetListed: "always" | "when-needed";
  /** Deterministic random numbers from 0 to less than 1. */
  readonly random: () => number;
  /** Returns the name of a seed; by default "Contestant 1" and so on. */
  readonly nameOf?: (seed: number) => string;
}

/** A match with its true result. */
export interface PlayedMatch extends TreeMatch {
  /** `110001` and on, in order of play. */
  readonly id: string;
  /** Names; `null` if the slot stays empty (a bye). */
  readonly sides: readonly [string | null, string | null];
  readonly scores: readonly [number, number];
  /** Index into `sides`; `null` for an empty bye and for a reset that was not needed. */
  readonly winner: number | null;
  readonly bye: boolean;
  readonly unused: boolean;
  readonly bestOf: number;
  /** Listed start, actual start and end in minutes since the start of the event. */
  readonly start: number;
  readonly begin: number;
  readonly end: number;
}

/** An elimination with all results. */
export type Elimination = ReturnType<typeof playElimination>;

export function playElimination(plan: EliminationPlan) {
  let size = 2;
  while (size < plan.contestants) size *= 2;
  const byPlace = new Map<string, PlayedMatch>();
  for (const node of eliminationTree(plan.kind, size, plan)) {
    byPlace.set(node.place, play(node, byPlace, plan));
  }
  /** Feeders come before the matches they feed. */
  const matches: readonly PlayedMatch[] = [...byPlace.values()];
  return {
    plan,
    size,
    matches,
    byPlace,
    resetPlayed: byPlace.get("grand final reset#1")?.unused === false,
    /** End of the last match in minutes since the start of the event. */
    end: Math.max(...matches.map(({ end }) => end)),
  };
}

function play(
  node: TreeMatch,
  byPlace: ReadonlyMap<string, PlayedMatch>,
  plan: EliminationPlan,
): PlayedMatch {
  const { random, bestOf, contestants, nameOf = (seed) => `Contestant ${seed}` } = plan;
  const bySeed = (seed: number) => (seed > contestants ? null : nameOf(seed));
  const sides = findArrivals(node, bySeed, byPlace);
  const feeders = node.sources.flatMap((source) =>
    source.type === "seed" ? [] : (byPlace.get(source.of)?.end ?? 0),
  );
  const fed = Math.max(0, ...feeders);
  // Starts are out of bracket order, and a reset may have an earlier start than its grand final.
  const start = Math.max(0, fed - 30 + Math.floor(random() * 90));
  const begin = Math.max(start, fed);
  const unused = node.round === "grand final reset" && byPlace.get("grand final#1")?.winner !== 1;
  const bye = !unused && sides.includes(null);
  const base = {
    ...node,
    id: String(110_001 + byPlace.size),
    sides: unused ? ([null, null] as const) : sides,
    bestOf,
    start,
    begin,
    unused,
    bye,
  };
  if (unused || bye) {
    const present = sides.findIndex((side) => side !== null);
    const winner = unused || present === -1 ? null : present;
    return { ...base, scores: [0, 0], winner, end: bye ? fed : begin };
  }
  const winner = random() < 0.65 ? 0 : 1;
  const [won, lost] = random() < plan.oddities ? oddScores(plan) : playedScores(plan);
  const scores = winner === 0 ? ([won, lost] as const) : ([lost, won] as const);
  return { ...base, scores, winner, end: begin + 15 + 15 * bestOf };
}

/** Returns the scores of winner and loser in a match that was played out. */
function playedScores({ bestOf, random }: EliminationPlan): readonly [number, number] {
  if (bestOf > 1) {
    const needed = Math.floor(bestOf / 2) + 1;
    return [needed, Math.floor(random() * needed)];
  }
  const lost = Math.floor(random() * 3);
  return [lost + 1 + Math.floor(random() * 3), lost];
}

/** Returns scores that do not decide the match or that the loser leads. */
function oddScores({ bestOf, random }: EliminationPlan): readonly [number, number] {
  const kinds: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 1],
    [0, -1],
    bestOf > 2 ? [0, 1] : [2, 2],
  ];
  return must(kinds[Math.floor(random() * kinds.length)], "random is below 1");
}
