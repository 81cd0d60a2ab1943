import { useQuery } from "@tanstack/react-query";
import { metaQuery } from "#web/api/meta.ts";
import { useZone } from "#web/api/venue.ts";
import { SessionLine } from "#web/features/session/session-line.tsx";
import { useWords } from "#web/hooks/words.ts";
import styles from "./page-foot.module.css";

/** Whose times the page tells, and who is signed in. */
export function FootEnd() {
  const meta = useQuery(metaQuery);
  return (
    <>
      {meta.data !== undefined && <ZoneLine />}
      <SessionLine />
    </>
  );
}

function ZoneLine() {
  const { nav } = useWords();
  const { name, isVenue } = useZone();
  return (
    <span className={styles["zone"]}>
      {isVenue ? nav.venue : nav.yourTime}: {name}
    </span>
  );
}
