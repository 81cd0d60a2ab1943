import {
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { SPOILER_SOURCES } from "#core/match/spoiler-sources.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";

/** Values of members that reveal a result, in every object that has the `marks`. */
const HIDDEN: readonly { readonly marks: readonly string[]; readonly values: object }[] = [
  {
    // A match. Its state stays, for example ended.
    marks: ["outcome", "slots"],
    values: { outcome: { winner: null, by: null, draw: false }, lastScoreAt: undefined },
  },
  {
    // A slot of a match.
    marks: ["score", "disqualified"],
    values: {
      score: null,
      scoreText: undefined,
      aggregate: undefined,
      disqualified: false,
      kills: null,
      deaths: null,
      time: null,
      deduction: null,
      result: null,
      advances: undefined,
      rank: null,
      points: null,
    },
  },
  // A match of a bracket place that holds several.
  { marks: ["match", "code", "scores"], values: { scores: [] } },
  // A bracket, and a tournament.
  {
    marks: ["noChampion"],
    values: { champion: null, runnerUp: null, third: null, noChampion: null },
  },
  { marks: ["champion", "podium"], values: { champion: null, podium: [] } },
];

/** Runs a query; if the viewer hides scores, removes the results from its data. */
export function useQueryHidingResults<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
  hide: (response: T) => T = hideResults,
): UseQueryResult<T> {
  const isHidden = usePreferences().scores === "hidden";
  return useQuery(isHidden ? { ...query, select: hide } : query);
}

/**
 * Returns a response of the server without the results in it, and without contestants whose slot
 * reveals an earlier result. Pages omit the standings of groups themselves.
 */
export function hideResults<T>(data: T): T;
export function hideResults(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => hideResults(item));
  if (typeof data !== "object" || data === null) return data;
  const members = Object.entries(data).map(([name, value]) => [name, hideResults(value)]);
  const values = HIDDEN.filter(({ marks }) => marks.every((mark) => mark in data));
  const { source }: { readonly source?: { readonly type?: string } | null } = data;
  return Object.assign(
    Object.fromEntries(members),
    ...values.map((each) => each.values),
    SPOILER_SOURCES.test(source?.type ?? "") && { contestant: null, seed: null },
  );
}
