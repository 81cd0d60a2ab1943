import { singleOrNull } from "#core/lib/collections.ts";
import {
  type Fate,
  FATES,
  type Outlook,
  type ScenarioClause,
  type ScenarioLiteral,
} from "#core/model/scenarios.ts";
import { type GroupPlay, type OpenPlay, type OpenResults, raceAfter } from "./group-play.ts";
import {
  type ClassifiedOutcomes,
  describeClass,
  findLargestTerm,
  lengthOf,
  MAX_DESCRIBED,
  reduceVariables,
  type Term,
} from "./describe-outcomes.ts";
import { at, canReach, canStayBelow, findBounds, type Race } from "./race.ts";
import { resolveTie } from "./resolve-tie.ts";

/** Most outcomes of other matches that are enumerated: four matches with draws, six without. */
const MAX_OUTCOMES = 81;
/** Most conditions in an outlook; longer ones are not readable. */
const MAX_TERMS = 3;

/** A contestant, by index, and how many advance. */
type RaceQuestion = Omit<FateQuestion, "play">;

/** A question about one contestant of a group. */
export interface FateQuestion {
  readonly play: GroupPlay;
  /** Index of the contestant. */
  readonly own: number;
  /** Indexes of all other contestants. */
  readonly others: readonly number[];
  /** Number of contestants who advance. */
  readonly advancing: number;
}

/**
 * Returns whether a contestant with `target` points after own matches advances in all outcomes of
 * the others, by points alone: a contestant with as many points counts as above.
 */
export function isThrough(
  { own, others, advancing }: RaceQuestion,
  race: Race,
  target: number = at(race.points, own),
): boolean {
  return !canReach(race, { among: others, count: advancing, target });
}

/** Returns whether so many points are too few to advance in all outcomes of a race. */
export function isEliminated(
  { own, others, advancing }: RaceQuestion,
  race: Race,
  target: number = at(race.points, own),
): boolean {
  return !canStayBelow(race, { among: others, count: others.length + 1 - advancing, target });
}

/** Returns what follows for a contestant from the results of all own open matches. */
export function createOutlook(
  question: FateQuestion,
  own: Outlook["own"],
  results: OpenResults,
): Outlook {
  const { play } = question;
  const race = raceAfter(play, results);
  const certain = { own, clauses: [], tieBy: null };
  if (isThrough(question, race)) return { ...certain, otherwise: "through" };
  if (isEliminated(question, race)) return { ...certain, otherwise: "eliminated" };
  const rivals = findRivals(question, race);
  const variables = findRelevantMatches(play, rivals, results);
  const sizes = variables.map((index) => at(play.open, index).results.length);
  if (sizes.reduce((product, size) => product * size, 1) > MAX_OUTCOMES) {
    return { ...certain, otherwise: null };
  }
  const { classes, tieBy } = classifyOutcomes(question, rivals, variables, results);
  const outcomes = reduceVariables({ sizes, classes });
  if (outcomes.classes.length > MAX_DESCRIBED) return { ...certain, otherwise: null };
  const matches = outcomes.kept.map((variable) => at(play.open, at(variables, variable)));
  return { own, ...describeOutcomes(outcomes, matches, play), tieBy };
}

/** Contestants compared with the one in question, by what open matches can change. */
interface Rivals {
  /** Number of those who certainly have more points. */
  readonly above: number;
  /** Those who may have more, as many or less. */
  readonly pivotal: readonly number[];
}

function findRivals({ own, others }: FateQuestion, race: Race): Rivals {
  const target = at(race.points, own);
  const { best, least } = findBounds(race);
  return {
    above: others.filter((index) => at(least, index) > target).length,
    pivotal: others.filter((index) => at(least, index) <= target && at(best, index) >= target),
  };
}

/** Returns the open matches of rivals whose result is not given, by index. */
function findRelevantMatches(
  play: GroupPlay,
  { pivotal }: Rivals,
  results: OpenResults,
): readonly number[] {
  return play.open.flatMap(({ a, b }, index) =>
    !results.has(index) && (pivotal.includes(a) || pivotal.includes(b)) ? [index] : [],
  );
}

/** Returns the contestant's fate in every outcome of these matches. */
function classifyOutcomes(
  { play, own, advancing }: FateQuestion,
  rivals: Rivals,
  variables: readonly number[],
  results: OpenResults,
): { readonly classes: readonly Fate[]; readonly tieBy: Outlook["tieBy"] } {
  const deciders = new Set<Outlook["tieBy"]>();
  const classes: Fate[] = [];
  const chosen = new Map(results);
  const points = [...raceAfter(play, results).points];
  const target = at(points, own);
  const classify = (): Fate => {
    const level = rivals.pivotal.filter((index) => points[index] === target);
    const ahead = rivals.pivotal.filter((index) => at(points, index) > target).length;
    const tie = resolveTie(play, own, level, chosen);
    const above = rivals.above + ahead + tie.above;
    if (above + tie.level < advancing) return "through";
    if (above >= advancing) return "eliminated";
    deciders.add(tie.by);
    return "tie";
  };
  const visit = (left: number): void => {
    if (left === 0) {
      classes.push(classify());
      return;
    }
    // The first variable changes fastest, so the last one is chosen first.
    const index = at(variables, left - 1);
    const { a, b, results: possible, gains } = at(play.open, index);
    possible.forEach((result, value) => {
      const [x, y] = at(gains.results, value);
      chosen.set(index, result);
      points[a] = at(points, a) + x;
      points[b] = at(points, b) + y;
      visit(left - 1);
      points[a] = at(points, a) - x;
      points[b] = at(points, b) - y;
    });
  };
  visit(variables.length);
  return { classes, tieBy: singleOrNull([...deciders]) };
}

/** Returns the shortest exact clauses; if they are too long, sufficient ones. */
function describeOutcomes(
  outcomes: ClassifiedOutcomes,
  matches: readonly OpenPlay[],
  play: GroupPlay,
): Pick<Outlook, "clauses" | "otherwise"> {
  const toClause = (fate: Fate, terms: readonly Term[]): ScenarioClause => ({
    fate,
    anyOf: terms.map((term) => literalsOf(term, matches, play)),
  });
  const present = FATES.filter((fate) => outcomes.classes.includes(fate));
  const described = present.map((fate) => ({ fate, terms: describeClass(outcomes, fate) }));
  let best: Pick<Outlook, "clauses" | "otherwise"> | null = null;
  let least = Infinity;
  // In reverse, because "through if …, otherwise eliminated" is preferred.
  for (const otherwise of present.toReversed()) {
    const parts = described.filter(({ fate }) => fate !== otherwise);
    const known = parts.flatMap(({ fate, terms }) => (terms === null ? [] : [{ fate, terms }]));
    const terms = known.flatMap((part) => part.terms);
    const length = lengthOf(terms);
    const isLong = terms.length > MAX_TERMS || known.length < parts.length;
    if (isLong || length >= least) continue;
    least = length;
    best = { clauses: known.map((part) => toClause(part.fate, part.terms)), otherwise };
  }
  if (best !== null) return best;
  const sufficient = (["through", "eliminated"] as const).flatMap((fate) => {
    const term = findLargestTerm(outcomes, fate);
    return term === null ? [] : [toClause(fate, [term])];
  });
  return { clauses: sufficient, otherwise: null };
}

function literalsOf(
  term: Term,
  matches: readonly OpenPlay[],
  { group }: GroupPlay,
): readonly ScenarioLiteral[] {
  return [...term].map(([variable, values]) => {
    const { a, b, pair, results } = at(matches, variable);
    return {
      match: pair.match,
      contestants: [at(group.standings, a).contestant, at(group.standings, b).contestant],
      results: results.filter((_, value) => (values & (1 << value)) !== 0),
    };
  });
}
