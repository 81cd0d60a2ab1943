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
  /** Points above the least, per result. */
  readonly above: readonly PairGain[];
  /** Those of the result that gives most to the first contestant, and to the second. */
  readonly firstBest: readonly PairGain[];
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
 * matches.
 *
 * @returns `true` also if the search takes too long, so that only `false` is a proof.
 */
export function canReach(race: Race, { among, count, target }: RaceQuestion): boolean {
  const best = [...race.points];
  const least = [...race.points];
  for (const { a, b, gains } of race.open) {
    add(best, a, gains.best[0]);
    add(best, b, gains.best[1]);
    add(least, a, gains.least[0]);
    add(least, b, gains.least[1]);
  }
  const possible = among
    .filter((index) => at(least, index) < target && at(best, index) >= target)
    .toSorted((a, b) => at(best, b) - at(best, a));
  const needed = count - among.filter((index) => at(least, index) >= target).length;
  const budget = { steps: BUDGET };
  const chosen: number[] = [];
  const choose = (from: number): boolean => {
    if (budget.steps < 0) return true;
    if (chosen.length >= needed) return canAllReach(race, chosen, target, budget);
    if (possible.length - from < needed - chosen.length) return false;
    budget.steps -= 1;
    chosen.push(at(possible, from));
    if (choose(from + 1)) return true;
    chosen.pop();
    return choose(from + 1);
  };
  return choose(0);
}

/** Returns whether at least `count` contestants can stay at or below `target`; see `canReach`. */
export function canStayBelow({ points, open }: Race, question: RaceQuestion): boolean {
  const negated: Race = {
    points: points.map((value) => -value),
    open: open.map(({ a, b, gains, losses }) => ({ a, b, gains: losses, losses: gains })),
  };
  return canReach(negated, { ...question, target: -question.target });
}

function withBounds(results: readonly PairGain[]): PairGains {
  const [first, second] = [results.map(([x]) => x), results.map(([, y]) => y)];
  const least: PairGain = [Math.min(...first), Math.min(...second)];
  const above = results.map(([x, y]): PairGain => [x - least[0], y - least[1]]);
  return {
    results,
    best: [Math.max(...first), Math.max(...second)],
    least,
    above,
    firstBest: above.toSorted((one, other) => other[0] - one[0]).slice(0, 1),
    secondBest: above.toSorted((one, other) => other[1] - one[1]).slice(0, 1),
    most: Math.max(...above.map(([x, y]) => x + y)),
  };
}

/** Returns whether all these contestants can reach the target in one outcome. */
function canAllReach(
  { points, open }: Race,
  chosen: readonly number[],
  target: number,
  budget: { steps: number },
): boolean {
  const missing = points.map((value) => target - value);
  const isChosen = points.map((_, index) => chosen.includes(index));
  const shared: RaceMatch[] = [];
  for (const match of open) {
    const { a, b, gains } = match;
    const isFirst = isChosen[a];
    const isSecond = isChosen[b];
    if (isFirst === true && isSecond === true) {
      add(missing, a, -gains.least[0]);
      add(missing, b, -gains.least[1]);
      shared.push(match);
    }
    // The best result against a contestant who is not chosen takes nothing from those who are.
    else if (isFirst === true) add(missing, a, -gains.best[0]);
    else if (isSecond === true) add(missing, b, -gains.best[1]);
  }
  const most = [0];
  for (const { gains } of shared.toReversed()) most.unshift(at(most, 0) + gains.most);
  return canShare({ shared, most, chosen, missing, budget }, 0);
}

/** A search for results that give contestants what they miss. */
interface Search {
  /** The matches among them. */
  readonly shared: readonly RaceMatch[];
  /** Most points above the least that the matches from each index on give to both contestants. */
  readonly most: readonly number[];
  readonly chosen: readonly number[];
  /** Points that each contestant misses, by index. */
  readonly missing: number[];
  readonly budget: { steps: number };
}

/** Returns whether results of the shared matches from index `from` on give each what they miss. */
function canShare(search: Search, from: number): boolean {
  const { shared, most, chosen, missing, budget } = search;
  budget.steps -= 1;
  if (budget.steps < 0) return true;
  let sum = 0;
  for (const one of chosen) sum += Math.max(at(missing, one), 0);
  if (sum === 0) return true;
  if (sum > at(most, from)) return false;
  const { a, b, gains } = at(shared, from);
  for (const [x, y] of listUsefulResults(gains, at(missing, a), at(missing, b))) {
    add(missing, a, -x);
    add(missing, b, -y);
    const isFound = canShare(search, from + 1);
    add(missing, a, x);
    add(missing, b, y);
    if (isFound) return true;
  }
  return false;
}

/**
 * Returns the results worth trying, above the least that each contestant gets, the most useful ones
 * first. If only one of them misses points, only their best result is.
 */
function listUsefulResults(
  { above, firstBest, secondBest }: PairGains,
  missingA: number,
  missingB: number,
): readonly PairGain[] {
  if (missingB <= 0) return firstBest;
  if (missingA <= 0) return secondBest;
  const useOf = ([x, y]: PairGain): number => Math.min(x, missingA) + Math.min(y, missingB);
  return above.toSorted((one, other) => useOf(other) - useOf(one));
}

function at<T>(values: readonly T[], index: number): T {
  return must(values[index], "the index is in the list");
}

function add(values: number[], index: number, value: number): void {
  values[index] = at(values, index) + value;
}
