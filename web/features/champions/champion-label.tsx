import { useMessages } from "#web/i18n/use-messages.ts";

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
