import type { BracketSummary, TournamentSummary } from "#core/contract/tournament.ts";
import { nameBrackets } from "#core/i18n/bracket-names.ts";

/** A bracket whose champion is shown, or why it has none. */
export interface DecidedBracket {
  readonly bracket: BracketSummary;
  /** Name of the bracket; `null` if its champion is the champion of the whole tournament. */
  readonly name: string | null;
}

/**
 * Returns the brackets whose champions are shown for a tournament: the one that decides it, or all
 * brackets if none does. Brackets that may still get a champion are left out.
 *
 * @param word Name of a bracket without a title, in the viewer's language.
 */
export function findDecidedBrackets(
  { brackets, decidedBy }: Pick<TournamentSummary, "brackets" | "decidedBy">,
  word: string,
): readonly DecidedBracket[] {
  const names = nameBrackets(brackets, word);
  return brackets.flatMap((bracket, index): readonly DecidedBracket[] => {
    if (bracket.champion === null && bracket.noChampion === null) return [];
    if (decidedBy === null) return [{ bracket, name: names[index] ?? word }];
    return bracket.id === decidedBy ? [{ bracket, name: null }] : [];
  });
}
