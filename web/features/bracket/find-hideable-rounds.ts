import type { BracketLayout } from "#core/layout/layout-model.ts";
import type { BracketModel } from "./parts/bracket-model.ts";

/**
 * Returns the keys of the rounds that can be hidden: those in columns left of the first column with
 * a match that is missing or has not ended. Empty if all matches have ended.
 */
export function findHideableRounds(
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
