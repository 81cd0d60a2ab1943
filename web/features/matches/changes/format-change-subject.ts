import type { MatchRef } from "#core/contract/change.ts";
import { formatNamesOrSources } from "#core/i18n/format-names-or-sources.ts";
import type { Messages } from "#core/i18n/en/pages.ts";

/** Scores before and after a change, in the order of the contestants. */
export interface ChangedScores {
  readonly from: readonly (number | null)[];
  readonly to: readonly (number | null)[];
}

/** The score that is shown of a changed match of many. */
interface ShownScore {
  /** Number of its contestant, from 0. */
  readonly index: number;
  readonly score: number;
  /** Numbers of the other contestants whose score changed, the highest score first. */
  readonly others: readonly number[];
  /** Distance to the next best contestant, 0 if level with one; `null` unless it is the best. */
  readonly lead: number | null;
}

/** Returns the numbers of the contestants whose score changed, from 0. No score counts as 0. */
export function findChangedScores({ from, to }: ChangedScores): number[] {
  return to.flatMap((score, index) => ((score ?? 0) === (from[index] ?? 0) ? [] : [index]));
}

/**
 * Returns the highest changed score in a match of more than two; `null` in a duel and without one.
 */
export function findShownScore(scores: ChangedScores): ShownScore | null {
  const { to } = scores;
  const changed = findChangedScores(scores);
  const [best, ...others] = changed.toSorted((a, b) => (to[b] ?? 0) - (to[a] ?? 0));
  if (to.length <= 2 || best === undefined) return null;
  const score = to[best] ?? 0;
  const lead = score - Math.max(...to.map((each, index) => (index === best ? 0 : (each ?? 0))));
  return { index: best, score, others, lead: lead < 0 ? null : lead };
}

/**
 * Formats whom a change is about: the contestants of its match (open slots by their source), of a
 * match of many the one whose score is shown; the tournament if nothing is known of them.
 */
export function formatChangeSubject(
  scores: ChangedScores | null,
  { contestants, sources, tournament }: MatchRef,
  messages: Messages,
): string {
  const shown = scores === null ? null : findShownScore(scores);
  const one = contestants[shown?.index ?? -1];
  if (one) return one.name;
  const names = contestants.map((contestant) => contestant?.name ?? null);
  return formatNamesOrSources(names, sources, messages) || tournament;
}
