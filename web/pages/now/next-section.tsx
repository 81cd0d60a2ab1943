import { Link } from "@tanstack/react-router";
import { memo } from "react";
import type { MatchList } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useHorizon } from "#web/api/horizon.ts";
import { useVenue } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { TournamentRows } from "#web/features/matches/rows/tournament-rows.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/messages.ts";
import styles from "./now-page.module.css";

interface NextSectionProps {
  readonly upcoming: MatchList;
  /** Rows at most; the rest is one step away. */
  readonly shown: number;
  /** Rows drawn so far. */
  readonly drawn: number;
}

/** What comes next, late ones first. */
export const NextSection = memo(function NextSection({ upcoming, shown, drawn }: NextSectionProps) {
  const messages = useMessages();
  const venue = useVenue();
  const now = useServerNow(MINUTE);
  const horizon = useHorizon("upcoming");
  const { counts } = upcoming;
  const matches = upcoming.matches.filter((match) => !match.unresolved);
  const { items, pointer } = useFrozenOrder(matches.slice(0, shown), (match) => match.key);
  return (
    <section {...pointer}>
      <SectionHeading aside={horizon === null ? undefined : messages.now.horizon(horizon)}>
        {messages.now.next}
      </SectionHeading>
      {matches.length === 0 && <EmptyState>{messages.now.nothingNext}</EmptyState>}
      <TournamentRows matches={items.slice(0, drawn)} now={now} venue={venue} />
      {matches.length > shown && (
        <Link to="/matches" search={{ state: "upcoming" }} className={styles["more"]}>
          {messages.now.allUpcoming(counts.upcoming)}
        </Link>
      )}
    </section>
  );
});
