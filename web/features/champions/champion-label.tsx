import { useAllMessages } from "#web/i18n/all-messages.ts";

/**
 * Labels a champion: "Champion" of a whole tournament, else the bracket by its name.
 *
 * @param name What the bracket is called; null for the whole tournament.
 */
export function ChampionLabel({ name }: { readonly name: string | null }) {
  const { champion } = useAllMessages().tournament;
  if (name === null) return champion;
  return (
    <>
      <span className="visually-hidden">{champion} </span>
      <bdi dir="auto">{name}</bdi>:
    </>
  );
}
