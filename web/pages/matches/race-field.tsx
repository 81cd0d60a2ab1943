import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Score } from "#web/components/score.tsx";
import { createRankedRowSides, getScoreEmphasis } from "#web/features/matches/rows/sides.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import line from "./match-line.module.css";
import styles from "./race-field.module.css";

/** Number of contestants on a phone, below each other; a line has room for one less. */
const MAX_CONTESTANTS = 4;

/** Contestants of a match of more than two: the first ones by rank, before the match their names. */
export function RaceField({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const isLive = isLiveAndListed(match);
  const sides = createRankedRowSides(match, messages);
  if (sides.every(({ place }) => place === "")) {
    const names = formatSlots(match.slots, messages);
    return (
      <span className={styles["names"]} title={names}>
        {names}
      </span>
    );
  }
  return (
    <span className={styles["race"]}>
      {sides.slice(0, MAX_CONTESTANTS).map((side, index) => (
        <span key={side.key ?? index} className={styles["place"]} data-live={isLive || undefined}>
          <span className={styles["rank"]}>{side.place}</span>
          <ContestantName name={side.name} country={side.country ?? ""} standing={side.standing} />
          {side.score !== "" && (
            <span className={line["cell"]} data-winner={side.standing === "winner" || undefined}>
              <Score text={side.score} live={isLive} standing={getScoreEmphasis(side)} />
            </span>
          )}
        </span>
      ))}
      {sides.length > MAX_CONTESTANTS && (
        <span className={styles["rest"]}>
          {messages.match.slot.more(sides.length - MAX_CONTESTANTS)}
        </span>
      )}
    </span>
  );
}
