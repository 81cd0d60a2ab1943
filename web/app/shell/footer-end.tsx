import { useIsMetaLoaded } from "#web/api/app-data-provider.tsx";
import { useTimeZone } from "#web/api/venue.ts";
import { SessionLine } from "#web/features/session/session-line.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./page-footer.module.css";

/** The time zone of the page and the signed-in user. */
export function FooterEnd() {
  const isMetaKnown = useIsMetaLoaded();
  return (
    <>
      {isMetaKnown && <ZoneLine />}
      <SessionLine />
    </>
  );
}

function ZoneLine() {
  const { nav } = useFirstPageMessages();
  const { name, isVenue } = useTimeZone();
  return (
    <span className={styles["zone"]}>
      {isVenue ? nav.venue : nav.yourTime}: {name}
    </span>
  );
}
