import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { nameRoundOrGroup } from "#core/i18n/name-match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { formatDateUnlessToday } from "#web/features/matches/panel/format-moment.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Parts } from "#web/kit/text.tsx";
import styles from "./shared-opponents.module.css";

interface PartAndDateProps {
  readonly match: MatchView;
  /** More about the match; "" for nothing. */
  readonly note?: string;
}

/** "UB Quarterfinals · 1 Feb": round or group of a match and its date; no line breaks inside either. */
export function PartAndDate({ match, note = "" }: PartAndDateProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const date =
    match.start === null ? "" : formatDateUnlessToday(Date.parse(match.start), now, venue);
  const parts = [nameRoundOrGroup(match, messages), date, note].filter((part) => part !== "");
  return (
    <span className={styles["round"]}>
      <Parts parts={parts} />
    </span>
  );
}
