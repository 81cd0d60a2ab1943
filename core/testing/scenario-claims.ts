/** Compares the scenarios of a group with outcomes of its open matches. */
import { must } from "#core/lib/must.ts";
import type { ContestantScenario, Fate, MatchResultId, Outlook } from "#core/model/scenarios.ts";

/** One outcome of the open matches of a group. */
export interface GroupOutcome {
  /** Results of the matches, by the names of their contestants: `Aino–Bo`. */
  readonly results: ReadonlyMap<string, MatchResultId>;
  /** Fates by the names of the contestants. */
  readonly fates: ReadonlyMap<string, Fate>;
}

/** Points by result. */
export type PointsByResult = Readonly<Record<"win" | "draw" | "loss", number>>;

/** How narrow the claims of a scenario must be. */
export interface ClaimRules {
  readonly points: PointsByResult;
  /** Whether points alone decide: nothing may be left open then. */
  readonly isExact: boolean;
  /** Whether every gain that decides is stated. */
  readonly areThresholdsExact?: boolean;
}

const OPPOSITES = { first: "second", draw: "draw", second: "first" } as const;

/**
 * Returns everything that an outcome contradicts.
 *
 * @param outcomes Every outcome.
 */
export function findContradictions(
  { contestant: { name }, verdict, outlooks, thresholds }: ContestantScenario,
  outcomes: readonly GroupOutcome[],
  { points, isExact, areThresholdsExact = false }: ClaimRules,
): readonly string[] {
  const found = new Set<string>();
  const claim = (isTrue: boolean, text: string) => {
    if (!isTrue) found.add(`${name}: ${text}`);
  };
  const fateIn = ({ fates }: GroupOutcome) => must(fates.get(name), "the contestant has a fate");
  const fates = new Set(outcomes.map(fateIn));
  const isDecided = fates.size === 1 && !fates.has("tie");
  if (verdict !== "open") claim(isDecided && fates.has(verdict), verdict);
  else if (isExact) claim(!isDecided, "open");
  const ends = outcomes.map((outcome) => {
    const own = listOwnResults(name, outcome);
    const gains = own.map((one) =>
      thresholds?.unit === "wins" ? Number(one === "win") : points[one],
    );
    return { outcome, own, fate: fateIn(outcome), gain: gains.reduce((sum, one) => sum + one, 0) };
  });
  for (const { outcome, own, fate } of ends) {
    for (const outlook of outlooks.filter((one) => one.own === null || one.own === own[0])) {
      const stated = findStatedFate(outlook, outcome.results);
      const isClaim = stated === "through" || stated === "eliminated" || isExact;
      claim(!isClaim || (stated ?? fate) === fate, `${outlook.own} ${stated}, not ${fate}`);
    }
  }
  if (thresholds === null) return [...found];
  const { through, out } = thresholds;
  for (const { gain, fate } of ends) {
    claim(gain < (through ?? Infinity) || fate === "through", `through with ${gain}`);
    claim(gain > (out ?? -Infinity) || fate === "eliminated", `out with ${gain}`);
  }
  if (!areThresholdsExact) return [...found];
  const below = Math.max(...ends.flatMap((end) => (end.fate === "through" ? [] : end.gain)));
  const above = Math.min(...ends.flatMap((end) => (end.fate === "eliminated" ? [] : end.gain)));
  const reachable = ends.map(({ gain }) => gain);
  claim(through !== null || !reachable.some((gain) => gain > below), "no gain is enough");
  claim(
    through === null || !reachable.some((gain) => gain > below && gain < through),
    "less is enough",
  );
  claim(out !== null || !reachable.some((gain) => gain < above), "no gain is too little");
  claim(
    out === null || !reachable.some((gain) => gain < above && gain > out),
    "more is too little",
  );
  return [...found];
}

/** Returns what an outlook states for an outcome; `null` if it leaves it open. */
function findStatedFate(
  { clauses, otherwise }: Outlook,
  results: GroupOutcome["results"],
): Fate | null {
  const applying = clauses.find(({ anyOf }) =>
    anyOf.some((literals) =>
      literals.every(({ contestants: [a, b], results: allowed }) => {
        const reversed = results.get(`${b.name}–${a.name}`);
        const result =
          results.get(`${a.name}–${b.name}`) ??
          (reversed === undefined ? null : OPPOSITES[reversed]);
        return allowed.includes(must(result, "a condition on an open match"));
      }),
    ),
  );
  return applying === undefined ? otherwise : applying.fate;
}

/** Returns the own results of a contestant in an outcome. */
function listOwnResults(
  name: string,
  { results }: GroupOutcome,
): readonly NonNullable<Outlook["own"]>[] {
  return [...results].flatMap(([pair, result]) => {
    const [a, b] = pair.split("–");
    if (a !== name && b !== name) return [];
    if (result === "draw") return ["draw" as const];
    return [(result === "first") === (a === name) ? ("win" as const) : ("loss" as const)];
  });
}
