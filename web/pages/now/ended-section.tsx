import { Link } from "@tanstack/react-router";
import { memo } from "react";
import type { MatchList } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { TournamentRows } from "#web/features/matches/rows/tournament-rows.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./now-page.module.css";

interface EndedSectionProps {
  readonly ended: MatchList;
  /** Maximum number of rows; a link leads to all. */
  readonly maxRows: number;
  /** Number of rows to render in the current stage. */
  readonly renderedRows: number;
}

/** Recently ended matches, latest first. */
export const EndedSection = memo(function EndedSection({
  ended,
  maxRows,
  renderedRows,
}: EndedSectionProps) {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const matches = ended.matches.filter(({ stateBy }) => stateBy !== "bye");
  const { items, pointer } = useFrozenOrder(matches.slice(0, maxRows), (match) => match.key);
  return (
    <section {...pointer}>
      <SectionHeading>{messages.now.ended}</SectionHeading>
      {matches.length === 0 && <EmptyState>{messages.now.nothingEnded}</EmptyState>}
      <TournamentRows matches={items.slice(0, renderedRows)} now={now} venue={venue} />
      {matches.length > maxRows && (
        <Link to="/matches" search={{ state: "ended" }} className={styles["more"]}>
          {messages.now.allEnded(ended.counts.ended)}
        </Link>
      )}
    </section>
  );
});
