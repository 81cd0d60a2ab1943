import { Link } from "@tanstack/react-router";
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
/** Maximum number of rows: as many as fit beside the form. */
const MAX_ROWS = 7;

/** The public live matches beside the form; nothing while there are none. */
export function LiveMatches() {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { data } = useMatches(LIVE);
  const matches = data?.matches ?? [];
  if (matches.length === 0) return null;
  return (
    <section className={styles["live"]}>
      <SectionHeading
        mark={<StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
        aside={matches.length > MAX_ROWS && <Link to="/matches">{messages.now.showAll}</Link>}
      >
        {messages.now.live(matches.length)}
      </SectionHeading>
      <MatchRows matches={matches.slice(0, MAX_ROWS)} now={now} venue={venue} />
    </section>
  );
}
