/** A condition: the values (as bits) that it allows for some variables, by their index. */
export type Term = ReadonlyMap<number, number>;

/** Outcomes of several variables; each outcome has a class. */
export interface ClassifiedOutcomes {
  /** Number of values of each variable. */
  readonly sizes: readonly number[];
  /** Class of each outcome; the first variable changes fastest. */
  readonly classes: readonly string[];
}

/** Most outcomes that can be described: sets of them are bits of a number. */
export const MAX_DESCRIBED = 32;
/** Most terms of a description. */
const MAX_TERMS = 3;
/** Most literals of a term. */
const MAX_LITERALS = 3;
/** Bits of a variable that may have any value. */
const ANY = -1;

/**
 * Returns the shortest list of terms, of which at least one is true in exactly the outcomes (at
 * most `MAX_DESCRIBED`) of a class; `null` if that needs more than three terms, or literals in one.
 */
export function describeClass(
  outcomes: ClassifiedOutcomes,
  wanted: string,
): readonly Term[] | null {
  const targets = outcomesOf(outcomes, wanted);
  const implicants = findImplicants(outcomes, wanted);
  let best: readonly Term[] | null = null;
  let least = Infinity;
  const cover = (terms: readonly Term[], covered: number): void => {
    const length = lengthOf(terms);
    if (length >= least) return;
    const open = targets & ~covered;
    if (open === 0) {
      best = terms;
      least = length;
    } else if (terms.length < MAX_TERMS) {
      const first = open & -open;
      for (const { term, covers } of implicants) {
        if ((covers & first) !== 0) cover([...terms, term], covered | covers);
      }
    }
  };
  cover([], 0);
  return best;
}

/** Returns the term that is true in most outcomes of a class and in no other; `null` without one. */
export function findLargestTerm(outcomes: ClassifiedOutcomes, wanted: string): Term | null {
  return findImplicants(outcomes, wanted)[0]?.term ?? null;
}

/** Removes the variables on which no class depends; `kept` has the indexes of the others. */
export function reduceVariables({
  sizes,
  classes,
}: ClassifiedOutcomes): ClassifiedOutcomes & { readonly kept: readonly number[] } {
  const kept: number[] = [];
  let rest = classes;
  let step = 1;
  for (const [variable, size] of sizes.entries()) {
    const width = step;
    const valueOf = (index: number): number => Math.floor(index / width) % size;
    const isSame = rest.every((one, index) => one === rest[index - valueOf(index) * width]);
    if (isSame) rest = rest.filter((_, index) => valueOf(index) === 0);
    else {
      kept.push(variable);
      step *= size;
    }
  }
  return { sizes: sizes.filter((_, variable) => kept.includes(variable)), classes: rest, kept };
}

/** Returns the number of literals of a description; each term counts as one more. */
export function lengthOf(terms: readonly Term[]): number {
  return terms.reduce((sum, term) => sum + term.size + 1, 0);
}

/** A term, and the outcomes in which it is true, as bits. */
interface CoveringTerm {
  readonly term: Term;
  readonly covers: number;
  /** Number of those outcomes. */
  readonly count: number;
}

/** Returns every term of at most three literals, wide ones first. */
const listTerms = cacheBySizes(createTerms);

function outcomesOf({ classes }: ClassifiedOutcomes, wanted: string): number {
  return classes.reduce((bits, one, index) => (one === wanted ? bits | (1 << index) : bits), 0);
}

/** Returns the terms that are true only in outcomes of a class, those with most outcomes first. */
function findImplicants(outcomes: ClassifiedOutcomes, wanted: string): readonly CoveringTerm[] {
  const others = ~outcomesOf(outcomes, wanted);
  const found: CoveringTerm[] = [];
  for (const one of listTerms(outcomes.sizes)) {
    if ((one.covers & others) !== 0) continue;
    const isIncluded = found.some(
      ({ term, covers }) => term.size <= one.term.size && (one.covers & ~covers) === 0,
    );
    if (!isIncluded) found.push(one);
  }
  return found.toSorted((a, b) => b.count - a.count || a.term.size - b.term.size);
}

/** Caches a function of sizes: there are few, and listing the terms is slow. */
function cacheBySizes(
  create: (sizes: readonly number[]) => readonly CoveringTerm[],
): typeof create {
  const results = new Map<string, readonly CoveringTerm[]>();
  return (sizes) => {
    const id = sizes.join();
    const known = results.get(id);
    if (known !== undefined) return known;
    const terms = create(sizes);
    results.set(id, terms);
    return terms;
  };
}

function createTerms(sizes: readonly number[]): readonly CoveringTerm[] {
  let terms: readonly Term[] = [new Map()];
  sizes.forEach((size, variable) => {
    // All bits but none and all.
    const subsets = Array.from({ length: 2 ** size - 2 }, (_, index) => index + 1);
    const longer = terms
      .filter((term) => term.size < MAX_LITERALS)
      .flatMap((term) => subsets.map((values) => new Map(term).set(variable, values)));
    terms = [...terms, ...longer];
  });
  return terms
    .map((term) => coveringTerm(sizes, term))
    .toSorted((a, b) => a.term.size - b.term.size || b.count - a.count);
}

function coveringTerm(sizes: readonly number[], term: Term): CoveringTerm {
  const all = sizes.reduce((product, size) => product * size, 1);
  let covers = 0;
  let count = 0;
  for (let index = 0; index < all; index += 1) {
    let rest = index;
    const isTrue = sizes.every((size, variable) => {
      const value = rest % size;
      rest = Math.floor(rest / size);
      return ((term.get(variable) ?? ANY) & (1 << value)) !== 0;
    });
    if (!isTrue) continue;
    covers |= 1 << index;
    count += 1;
  }
  return { term, covers, count };
}
