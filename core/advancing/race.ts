import { must } from "#core/lib/must.ts";

/** Points of the first and the second contestant of a match, for one of its results. */
export type PairGain = readonly [number, number];

/** Points that the possible results of a match give. */
export interface PairGains {
  /** One per result. */
  readonly results: readonly PairGain[];
  /** Most and least that each contestant may get. */
  readonly best: PairGain;
  readonly least: PairGain;
  /** Points above the least, per result; those with most for the first contestant come first. */
  readonly firstBest: readonly PairGain[];
  /** The same; those with most for the second contestant come first. */
  readonly secondBest: readonly PairGain[];
  /** Most points above the least that a result gives to both together. */
  readonly most: number;
}

/** An open match: indexes of its contestants, and the points that its results give. */
export interface RaceMatch {
  readonly a: number;
  readonly b: number;
  readonly gains: PairGains;
  /** The gains with their signs changed. */
  readonly losses: PairGains;
}

/** Points of contestants, and their open matches. */
export interface Race {
  readonly points: readonly number[];
  readonly open: readonly RaceMatch[];
}

/** A question about a race: can this many of these contestants have a number of points? */
export interface RaceQuestion {
  /** Indexes of the contestants. */
  readonly among: readonly number[];
  readonly count: number;
  readonly target: number;
}

/** Steps of a search before it gives up. */
const BUDGET = 2000;

/** Creates the gains of a match from those of its results, and the same with changed signs. */
export function createPairGains(results: readonly PairGain[]): Pick<RaceMatch, "gains" | "losses"> {
  const negated = results.map(([first, second]): PairGain => [-first, -second]);
  return { gains: withBounds(results), losses: withBounds(negated) };
}

/**
 * Returns whether at least `count` contestants can reach `target` points in one outcome of the open
 * matches; `true` also if the search takes too long, so that only `false` is a proof.
 */
export function canReach(race: Race, question: RaceQuestion): boolean {
  return isPossible(race, question, "gains");
}

/** Returns whether at least `count` contestants can stay at or below `target`; see `canReach`. */
export function canStayBelow(race: Race, question: RaceQuestion): boolean {
  return isPossible(race, question, "losses");
}

function withBounds(results: readonly PairGain[]): PairGains {
  const [first, second] = [results.map(([x]) => x), results.map(([, y]) => y)];
  const least: PairGain = [Math.min(...first), Math.min(...second)];
  const above = results.map(([x, y]): PairGain => [x - least[0], y - least[1]]);
  return {
    results,
    best: [Math.max(...first), Math.max(...second)],
    least,
    firstBest: above.toSorted((one, other) => other[0] - one[0]),
    secondBest: above.toSorted((one, other) => other[1] - one[1]),
    most: Math.max(...above.map(([x, y]) => x + y)),
  };
}

/** Which points of matches count: as they are, or with their signs changed to stay below. */
type Side = "gains" | "losses";

/** A search for results that give chosen contestants what they miss; its lists are changed. */
interface Search {
  readonly open: readonly RaceMatch[];
  readonly side: Side;
  /** Contestants who may be chosen: with their best results they reach the target. */
  readonly possible: readonly number[];
  readonly needed: number;
  /** 1 for each chosen contestant, by index. */
  readonly isChosen: Uint8Array;
  /**
   * Points that each chosen contestant misses, by index, with the least of matches against other
   * chosen ones and the best of all others: these take nothing from those who are chosen.
   */
  readonly missing: Float64Array;
  /** Points that each contestant can do without, by index: more than the target at best. */
  readonly spare: Float64Array;
  steps: number;
}

/**
 * Returns whether enough contestants can reach the goal: those who reach it in every outcome count,
 * and the search chooses the rest of those who reach it with their best results.
 */
function isPossible(race: Race, { among, count, target }: RaceQuestion, side: Side): boolean {
  const { best, least } = findBounds(race, side);
  const goal = side === "gains" ? target : -target;
  const needed = count - among.filter((index) => at(least, index) >= goal).length;
  if (needed <= 0) return true;
  const possible = among
    .filter((index) => at(least, index) < goal && at(best, index) >= goal)
    .sort((a, b) => at(best, b) - at(best, a));
  const search = {
    open: race.open,
    side,
    possible,
    needed,
    isChosen: new Uint8Array(race.points.length),
    missing: best.map((value) => goal - value),
    spare: best.map((value) => value - goal),
    steps: BUDGET,
  };
  return canComplete(search, 0, 0, 0);
}

/** Returns the most and the least points that each contestant may have at the end. */
export function findBounds(
  { points, open }: Race,
  side: Side = "gains",
): { readonly best: Float64Array; readonly least: Float64Array } {
  const sign = side === "gains" ? 1 : -1;
  const best = Float64Array.from(points, (value) => value * sign);
  const least = best.slice();
  for (const match of open) {
    addTo(best, match, match[side].best);
    addTo(least, match, match[side].least);
  }
  return { best, least };
}

/**
 * Returns whether contestants from index `from` of the possible ones complete the chosen ones.
 *
 * @param shared Most points above the least that the matches among the chosen ones give.
 */
function canComplete(search: Search, from: number, chosen: number, shared: number): boolean {
  const { possible, needed, isChosen } = search;
  if (sumMissing(search) > shared) return false;
  if (chosen >= needed) return canShare(search, 0, shared);
  if (possible.length - from < needed - chosen) return false;
  search.steps -= 1;
  if (search.steps < 0) return true;
  const index = at(possible, from);
  const more = shareMatches(search, index, 1);
  isChosen[index] = 1;
  const isFound = canComplete(search, from + 1, chosen + 1, shared + more);
  isChosen[index] = 0;
  shareMatches(search, index, -1);
  return isFound || canComplete(search, from + 1, chosen, shared);
}

/** Moves the matches of a contestant against chosen ones from their best to their least, or back. */
function shareMatches({ open, side, isChosen, missing }: Search, index: number, sign: 1 | -1) {
  let shared = 0;
  for (const match of open) {
    const { a, b } = match;
    const isOwn = a === index ? isChosen[b] === 1 : b === index && isChosen[a] === 1;
    if (!isOwn) continue;
    const { best, least, most } = match[side];
    addTo(missing, match, [(best[0] - least[0]) * sign, (best[1] - least[1]) * sign]);
    shared += most;
  }
  return shared;
}

function sumMissing({ possible, isChosen, missing }: Search): number {
  let sum = 0;
  for (const index of possible) {
    if (isChosen[index] === 1) sum += Math.max(at(missing, index), 0);
  }
  return sum;
}

/**
 * Returns whether results of the shared matches from index `from` on give each what they miss.
 *
 * @param shared Most points above the least that those matches give.
 */
function canShare(search: Search, from: number, shared: number): boolean {
  const { open, side, isChosen, missing, spare } = search;
  search.steps -= 1;
  if (search.steps < 0) return true;
  const sum = sumMissing(search);
  if (sum === 0) return true;
  if (sum > shared) return false;
  let next = from;
  while (isChosen[at(open, next).a] !== 1 || isChosen[at(open, next).b] !== 1) next += 1;
  const match = at(open, next);
  const { a, b } = match;
  const { firstBest, secondBest, most } = match[side];
  const isForFirst = at(missing, a) >= at(missing, b);
  // If only one of them misses points, only their best result is worth trying.
  const isForOne = at(missing, a) <= 0 || at(missing, b) <= 0;
  for (const gain of isForFirst ? firstBest : secondBest) {
    take(search, match, gain, 1);
    const isFound =
      at(spare, a) >= 0 && at(spare, b) >= 0 && canShare(search, next + 1, shared - most);
    take(search, match, gain, -1);
    if (isFound) return true;
    if (isForOne) return false;
  }
  return false;
}

/** Gives a result of a shared match to its contestants, or takes it back. */
function take({ side, missing, spare }: Search, match: RaceMatch, [x, y]: PairGain, sign: 1 | -1) {
  const { best, least } = match[side];
  addTo(missing, match, [-x * sign, -y * sign]);
  addTo(spare, match, [(x + least[0] - best[0]) * sign, (y + least[1] - best[1]) * sign]);
}

/** Adds to the values of both contestants of a match. */
function addTo(values: Float64Array, { a, b }: RaceMatch, [first, second]: PairGain): void {
  values[a] = at(values, a) + first;
  values[b] = at(values, b) + second;
}

export function at<T>(values: ArrayLike<T>, index: number): T {
  return must(values[index], "the index is in the list");
}
