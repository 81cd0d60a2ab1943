import { useMessages } from "#web/i18n/use-messages.ts";
import type { BracketSummary, TournamentSummary } from "#core/contract/tournament.ts";
import { nameBrackets } from "#core/i18n/bracket-names.ts";

/**
 * Label of a champion: "Champion" for a whole tournament, otherwise the name of the bracket.
 *
 * @param name Name of the bracket; `null` for the whole tournament.
 */
export function ChampionLabel({ name }: { readonly name: string | null }) {
  const { champion } = useMessages("common").tournament;
  if (name === null) return champion;
  return (
    <>
      <span className="visually-hidden">{champion} </span>
      <bdi dir="auto" translate="no">
        {name}
      </bdi>
      :
    </>
  );
}

interface NoChampionReasonProps {
  readonly reason: NonNullable<BracketSummary["noChampion"]>;
  /** Name of the bracket; `null` for the whole tournament. */
  readonly name: string | null;
}

/** Sentence why a bracket without open matches has no champion: "Division A · No champion: …". */
export function NoChampionReason({ reason, name }: NoChampionReasonProps) {
  const { noChampion } = useMessages("common").bracket;
  return (
    <>
      {name !== null && (
        <>
          <bdi dir="auto" translate="no">
            {name}
          </bdi>{" "}
          ·{" "}
        </>
      )}
      {noChampion[reason]}
    </>
  );
}

/** A bracket whose champion is shown, or why it has none. */
interface DecidedBracket {
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
