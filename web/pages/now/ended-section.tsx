import { Link } from "@tanstack/react-router";
import type { MatchList } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenue } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading/section-heading.tsx";
import { TournamentRows } from "#web/features/matches/tournament-rows.tsx";
import { useHeldOrder } from "#web/hooks/use-held-order.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useWords } from "#web/hooks/words.ts";
import styles from "./now-page.module.css";

/** As many as one looks back; the rest is one step away. */
const SHOWN = 12;

/** What just ended, the latest first. */
export function EndedSection({ ended }: { readonly ended: MatchList }) {
  const words = useWords();
  const venue = useVenue();
  const now = useServerNow(MINUTE);
  const matches = ended.matches.filter(({ stateBy }) => stateBy !== "bye");
  const { items, pointer } = useHeldOrder(matches.slice(0, SHOWN), (match) => match.key);
  return (
    <section {...pointer}>
      <SectionHeading>{words.now.ended}</SectionHeading>
      {matches.length === 0 && <EmptyState>{words.now.nothingEnded}</EmptyState>}
      <TournamentRows matches={items} now={now} venue={venue} />
      {matches.length > SHOWN && (
        <Link to="/matches" search={{ state: "ended" }} className={styles["more"]}>
          {words.now.allEnded(ended.counts.ended)}
        </Link>
      )}
    </section>
  );
}
