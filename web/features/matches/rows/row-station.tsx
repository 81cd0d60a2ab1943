import type { MatchView } from "#core/contract/match.ts";
import { StationSign } from "#web/components/station-sign.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./match-row.module.css";

/** Station of a match that has not ended; nothing if none is entered. */
export function RowStation({ match: { station, state } }: { readonly match: MatchView }) {
  const messages = useFirstPageMessages();
  if (station === null || state === "ended") return null;
  return (
    <span className={styles["station"]}>
      <span className="visually-hidden"> {messages.match.station} </span>
      <StationSign station={station} />
    </span>
  );
}
