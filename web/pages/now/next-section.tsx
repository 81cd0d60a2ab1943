import { Link } from "@tanstack/react-router";
import type { MatchList } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useHorizon } from "#web/api/horizon.ts";
import { useVenue } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading/section-heading.tsx";
import { TournamentRows } from "#web/features/matches/tournament-rows.tsx";
import { useHeldOrder } from "#web/hooks/use-held-order.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useWords } from "#web/hooks/words.ts";
import styles from "./now-page.module.css";

/** As many as one looks ahead; the rest is one step away. */
const SHOWN = 16;

/** What comes next, late ones first. */
export function NextSection({ upcoming }: { readonly upcoming: MatchList }) {
  const words = useWords();
  const venue = useVenue();
  const now = useServerNow(MINUTE);
  const horizon = useHorizon("upcoming");
  const { matches } = upcoming;
  const { items, pointer } = useHeldOrder(matches.slice(0, SHOWN), (match) => match.key);
  return (
    <section {...pointer}>
      <SectionHeading aside={horizon === null ? undefined : words.now.horizon(horizon)}>
        {words.now.next}
      </SectionHeading>
      {matches.length === 0 && <EmptyState>{words.now.nothingNext}</EmptyState>}
      <TournamentRows matches={items} now={now} venue={venue} />
      {matches.length > SHOWN && (
        <Link to="/matches" search={{ state: "upcoming" }} className={styles["more"]}>
          {words.now.allUpcoming(matches.length)}
        </Link>
      )}
    </section>
  );
}
