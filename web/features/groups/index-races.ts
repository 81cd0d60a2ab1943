import type { StandingView } from "#core/contract/tournament.ts";

type Result = StandingView["results"][number];

/** The ended matches of a group of races, and each contestant's results in them. */
export interface Races {
  /** Keys of the matches in order of play. */
  readonly matches: readonly string[];
  /** Results by contestant, one per match; `null` if the contestant was not in the match. */
  readonly results: ReadonlyMap<StandingView, readonly (Result | null)[]>;
}

/**
 * Aligns the results of contestants by match. A match is as late as its latest position in the
 * results of a contestant.
 */
export function indexRaces(standings: readonly StandingView[]): Races {
  const positions = new Map<string, number>();
  for (const { results } of standings) {
    for (const [index, { match }] of results.entries()) {
      positions.set(match, Math.max(index, positions.get(match) ?? 0));
    }
  }
  const matches = [...positions].toSorted(([, a], [, b]) => a - b).map(([match]) => match);
  const resultsOf = ({ results }: StandingView) =>
    matches.map((key) => results.find(({ match }) => match === key) ?? null);
  return { matches, results: new Map(standings.map((row) => [row, resultsOf(row)])) };
}
