/** Compares the scenarios of a group with outcomes of its open matches. */
import { must } from "#core/lib/must.ts";
import { entries } from "./model-match.ts";
import type { ContestantScenario, Fate, MatchResultId, Outlook } from "#core/model/scenarios.ts";

export interface GroupOutcome {
  /** Results of the matches, by the names of their contestants: `Aino–Bo`. */
  readonly results: ReadonlyMap<string, MatchResultId>;
  /** Fates by the names of the contestants. */
  readonly fates: ReadonlyMap<string, Fate>;
  /** Points gained, by name, if they are not only those of `results`. */
  readonly gains?: ReadonlyMap<string, number>;
}

export type PointsByResult = Readonly<Record<"win" | "draw" | "loss", number>>;

/** Three points for a win. */
export const POINTS: PointsByResult = { win: 3, draw: 1, loss: 0 };

/** Points of the rules that are usual where none is known. */
export const USUAL_POINTS: readonly PointsByResult[] = [
  POINTS,
  { win: 2, draw: 1, loss: 0 },
  { win: 1, draw: 0, loss: 0 },
];

export type ResultScores = readonly (readonly [MatchResultId, string, string])[];

export const RESULT_SCORES: ResultScores = [
  ["first", "1", "0"],
  ["draw", "0", "0"],
  ["second", "0", "1"],
];

/** Matches of a group that were played out. */
export interface PlayedOut {
  /** All of them: `Aino 2, Bo 1`, or `Aino 1` for a bye. */
  readonly played: readonly string[];
  /** Results of those that were open. */
  readonly results: GroupOutcome["results"];
}

/** How narrow the claims of a scenario must be. */
export interface ClaimRules {
  readonly points: PointsByResult;
  /** Whether points alone decide: nothing may be left open then. */
  readonly isExact: boolean;
  /** Whether every gain that decides is stated. */
  readonly areThresholdsExact?: boolean;
}

const OPPOSITES = { first: "second", draw: "draw", second: "first" } as const;

/** Returns everything that one of all the outcomes contradicts. */
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
    const gained = outcome.gains?.get(name) ?? own.reduce((sum, one) => sum + points[one], 0);
    const wins = own.filter((one) => one === "win").length;
    const gain = thresholds?.unit !== "wins" ? gained : outcome.gains ? gained / points.win : wins;
    return { outcome, own, fate: fateIn(outcome), gain };
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

/** Returns every outcome of the open ones of these matches, which have no scores (`Aino, Bo`). */
export function playOut(
  matches: readonly string[],
  scores: ResultScores = RESULT_SCORES,
): readonly PlayedOut[] {
  let outcomes: readonly PlayedOut[] = [{ played: [], results: new Map() }];
  for (const text of matches) {
    const [a = "", b = ""] = text.split(", ");
    outcomes = outcomes.flatMap(({ played, results }) =>
      /\d/.test(text)
        ? [{ played: [...played, text], results }]
        : scores.map(([result, first, second]) => ({
            played: [...played, `${a} ${first}, ${b} ${second}`],
            results: new Map([...results, [`${a}–${b}`, result]]),
          })),
    );
  }
  return outcomes;
}

/** Sums points, and the points of byes, by the names of the contestants. */
export function sumPoints(
  played: readonly string[],
  by: PointsByResult = POINTS,
): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const text of played) {
    const sides = entries(...text.split(", "));
    for (const [index, { name, score }] of sides.entries()) {
      const other = sides[1 - index]?.score;
      const own = score ?? 0;
      const gain =
        other === undefined ? own : own === other ? by.draw : own > (other ?? 0) ? by.win : by.loss;
      points.set(name, (points.get(name) ?? 0) + gain);
    }
  }
  return points;
}

/** Returns the fates of contestants by their points. */
export function fatesByPoints(
  points: ReadonlyMap<string, number>,
  advancing: number,
): GroupOutcome["fates"] {
  const all = [...points.values()];
  const fateOf = (own: number): Fate => {
    if (all.filter((value) => value > own).length >= advancing) return "eliminated";
    return all.filter((value) => value >= own).length <= advancing ? "through" : "tie";
  };
  return new Map([...points].map(([name, own]) => [name, fateOf(own)]));
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
