import type { BracketLayout } from "#core/layout/layout-model.ts";
import type { BracketModel } from "./parts/bracket-model.ts";

/**
 * Keys of the rounds that can be put away: those in columns left of the first one in which a match
 * is still to be decided. Empty when nothing is left to be played.
 */
export function finishedRounds(
  { bracket, matches }: BracketModel,
  layout: BracketLayout,
): readonly string[] {
  const columnOf = new Map(layout.rounds.map(({ key, column }) => [key, column]));
  const open = bracket.rounds.filter(({ places }) =>
    places.some(
      ({ bye, match }) => !bye && (match === null || matches.get(match)?.state !== "ended"),
    ),
  );
  const firstOpen = Math.min(...open.map(({ key }) => columnOf.get(key) ?? Infinity));
  if (firstOpen === Infinity) return [];
  return layout.rounds.filter(({ column }) => column < firstOpen).map(({ key }) => key);
}
