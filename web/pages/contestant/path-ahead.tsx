import { findPathIfWinning } from "#core/layout/find-path-if-winning.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import { useBracket } from "#web/api/bracket.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useContestantMessages } from "#web/i18n/contestant-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./contestant-page.module.css";

interface PathAheadProps {
  readonly next: MatchView;
  /** Id of the bracket of `next`. */
  readonly bracket: string;
}

/** Remaining matches of the bracket if the contestant keeps winning, with the opponents' sources. */
export function PathAhead({ next, bracket }: PathAheadProps) {
  const messages = useFirstPageMessages();
  const contestantMessages = useContestantMessages();
  const venue = useVenueFormat();
  const { data } = useBracket(next.site, bracket);
  if (data === undefined) return null;
  const places = data.bracket.rounds.flatMap((round) => round.places);
  // The first step is shown above, with the names of possible opponents.
  const steps = findPathIfWinning(next.key, places).slice(1);
  if (steps.length === 0) return null;
  const startOf = (key: string | null): string | null =>
    data.matches.find((match) => match.key === key)?.start ?? null;
  return (
    <div className={styles["ahead"]}>
      <h3 className={styles["aheadTitle"]}>{contestantMessages.ahead}</h3>
      <ol className={styles["steps"]}>
        {steps.map(({ place, code, match, opponent }) => {
          const start = startOf(match);
          return (
            <li key={place}>
              <b translate="no">{code}</b>
              {start !== null && ` ${venue.when(Date.parse(start))}`}
              {opponent !== null && (
                <span className={styles["opponentSource"]}>
                  {" "}
                  {contestantMessages.against} {formatSlotSource(messages, opponent)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
