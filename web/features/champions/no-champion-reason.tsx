import type { BracketSummary } from "#core/contract/tournament.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

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
