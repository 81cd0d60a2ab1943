import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { createNowPageFilters, useMatches } from "#web/api/matches.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { StatusLabel } from "#web/components/status-label.tsx";
import { MatchRows } from "#web/features/matches/rows/match-rows.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./sign-in-page.module.css";

const { live: LIVE } = createNowPageFilters("");
/** Number of rows in a low or narrow window. */
const FEWEST_ROWS = 7;
/** Heights of a row, and of all that is above and below the rows, in rem. */
const ROW_HEIGHT = 2.3125;
const HEIGHT_AROUND = 9;

/** The public live matches beside the form; nothing while there are none. */
export function LiveMatches() {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { data } = useMatches(LIVE);
  const count = useSyncExternalStore(subscribeToResize, countFittingRows);
  const matches = data?.matches ?? [];
  if (matches.length === 0) return null;
  return (
    <section className={styles["live"]}>
      <SectionHeading
        mark={<StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
        aside={matches.length > count && <Link to="/matches">{messages.now.showAll}</Link>}
      >
        {messages.now.live(matches.length)}
      </SectionHeading>
      <MatchRows matches={matches.slice(0, count)} now={now} venue={venue} />
    </section>
  );
}

/** Returns the number of rows that fit beside the form, without scrolling. */
function countFittingRows(): number {
  if (!matchMedia("(width >= 720px)").matches) return FEWEST_ROWS;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(FEWEST_ROWS, Math.floor((innerHeight / rem - HEIGHT_AROUND) / ROW_HEIGHT));
}

function subscribeToResize(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => {
    removeEventListener("resize", listener);
  };
}
