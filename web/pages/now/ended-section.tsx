import { Link } from "@tanstack/react-router";
import { memo } from "react";
import type { MatchList } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenue } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { TournamentRows } from "#web/features/matches/rows/tournament-rows.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/messages.ts";
import styles from "./now-page.module.css";

interface EndedSectionProps {
  readonly ended: MatchList;
  /** Rows at most; the rest is one step away. */
  readonly shown: number;
  /** Rows drawn so far. */
  readonly drawn: number;
}

/** What just ended, the latest first. */
export const EndedSection = memo(function EndedSection({ ended, shown, drawn }: EndedSectionProps) {
  const messages = useMessages();
  const venue = useVenue();
  const now = useServerNow(MINUTE);
  const matches = ended.matches.filter(({ stateBy }) => stateBy !== "bye");
  const { items, pointer } = useFrozenOrder(matches.slice(0, shown), (match) => match.key);
  return (
    <section {...pointer}>
      <SectionHeading>{messages.now.ended}</SectionHeading>
      {matches.length === 0 && <EmptyState>{messages.now.nothingEnded}</EmptyState>}
      <TournamentRows matches={items.slice(0, drawn)} now={now} venue={venue} />
      {matches.length > shown && (
        <Link to="/matches" search={{ state: "ended" }} className={styles["more"]}>
          {messages.now.allEnded(ended.counts.ended)}
        </Link>
      )}
    </section>
  );
});
