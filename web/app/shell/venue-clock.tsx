import { MINUTE } from "#core/lib/time.ts";
import { useVenue, useZone } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/messages.ts";
import styles from "./venue-clock.module.css";

/** The time at the venue, by the server's clock. */
export function VenueClock() {
  const { nav } = useMessages();
  const now = useServerNow(MINUTE);
  const time = useVenue().time(now);
  const { isVenue } = useZone();
  return (
    <time className={styles["clock"]} dateTime={new Date(now).toISOString()}>
      <span className={styles["time"]}>{time}</span>
      <span className={styles["venue"]}>{isVenue ? nav.venue : nav.yourTime}</span>
    </time>
  );
}
