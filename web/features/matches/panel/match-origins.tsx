import type { MatchSlotView, MatchView, PlaceRefView } from "#core/contract/match.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import styles from "./match-panel.module.css";

/** Returns whether the source of any slot is known and is not a seed. */
export function hasNonSeedSource({ slots }: MatchView): boolean {
  return slots.some(({ source }) => source.type !== "seed" && source.type !== "unknown");
}

/** Source of each contestant of a match. */
export function SlotSources({ match }: { readonly match: MatchView }) {
  return match.slots.map((slot, index) => (
    <span key={slot.contestant?.key ?? index} className={styles["origin"]}>
      <Origin slot={slot} />
    </span>
  ));
}

/** Next match of the winner and of the loser. */
export function NextMatches({
  match: { winnerTo, loserTo, round },
}: {
  readonly match: MatchView;
}) {
  const { panel, roundName } = useAllMessages().match;
  return (
    <>
      {winnerTo !== null && (
        <span className={styles["origin"]}>
          <PlaceLink place={winnerTo}>{panel.winnerTo(winnerTo.code)}</PlaceLink>
        </span>
      )}
      <span className={styles["origin"]}>
        {loserTo !== null && <PlaceLink place={loserTo}>{panel.loserTo(loserTo.code)}</PlaceLink>}
        {loserTo === null &&
          (round?.losersTo ? panel.loserTo(roundName(round.losersTo).medium) : panel.loserOut)}
      </span>
    </>
  );
}

function Origin({ slot: { contestant, source } }: { readonly slot: MatchSlotView }) {
  const messages = useAllMessages();
  const sourceText = formatSlotSource(messages, source);
  const origin =
    source.type === "winner" || source.type === "loser" ? (
      <>
        <PlaceLink place={source.of}>{sourceText}</PlaceLink>
        {source.certainty === "assumed" && ` (${messages.match.panel.assumed})`}
      </>
    ) : (
      sourceText
    );
  if (contestant === null) return origin;
  const isFirstMatch = source.type === "seed" || source.type === "unknown";
  return (
    <>
      <bdi dir="auto" translate="no">
        {contestant.name}
      </bdi>
      : {isFirstMatch ? messages.match.panel.started : origin}
    </>
  );
}

interface PlaceLinkProps {
  readonly place: PlaceRefView;
  readonly children: string;
}

/** Text of a bracket place, linked to its match if it has one. */
function PlaceLink({ place: { match: key }, children }: PlaceLinkProps) {
  if (key === null) return children;
  const slash = key.indexOf("/");
  return (
    <MatchLink match={{ key, site: key.slice(0, slash), id: key.slice(slash + 1) }}>
      {children}
    </MatchLink>
  );
}
