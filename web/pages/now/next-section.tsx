import { Link } from "@tanstack/react-router";
import { memo } from "react";
import type { MatchList } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useFormattedListHorizon } from "#web/api/horizon.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { TournamentRows } from "#web/features/matches/rows/tournament-rows.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./now-page.module.css";

interface NextSectionProps {
  readonly upcoming: MatchList;
  /** Maximum number of rows; a link leads to all. */
  readonly maxRows: number;
  /** Number of rows to render in the current stage. */
  readonly renderedRows: number;
}

/** Upcoming matches, late ones first. */
export const NextSection = memo(function NextSection({
  upcoming,
  maxRows,
  renderedRows,
}: NextSectionProps) {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const horizon = useFormattedListHorizon("upcoming");
  const { counts } = upcoming;
  const matches = upcoming.matches.filter((match) => !match.unresolved);
  const { items, pointer } = useFrozenOrder(matches.slice(0, maxRows), (match) => match.key);
  return (
    <section {...pointer}>
      <SectionHeading aside={horizon === null ? undefined : messages.now.horizon(horizon)}>
        {messages.now.next}
      </SectionHeading>
      {matches.length === 0 && <EmptyState>{messages.now.nothingNext}</EmptyState>}
      <TournamentRows matches={items.slice(0, renderedRows)} now={now} venue={venue} />
      {matches.length > maxRows && (
        <Link to="/matches" search={{ state: "upcoming" }} className={styles["more"]}>
          {messages.now.allUpcoming(counts.upcoming)}
        </Link>
      )}
    </section>
  );
});
