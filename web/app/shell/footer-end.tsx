import { useIsMetaKnown } from "#web/api/app-data-provider.tsx";
import { useZone } from "#web/api/venue.ts";
import { SessionLine } from "#web/features/session/session-line.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import styles from "./page-footer.module.css";

/** The time zone of the page and the signed-in user. */
export function FooterEnd() {
  const isMetaKnown = useIsMetaKnown();
  return (
    <>
      {isMetaKnown && <ZoneLine />}
      <SessionLine />
    </>
  );
}

function ZoneLine() {
  const { nav } = useMessages();
  const { name, isVenue } = useZone();
  return (
    <span className={styles["zone"]}>
      {isVenue ? nav.venue : nav.yourTime}: {name}
    </span>
  );
}
