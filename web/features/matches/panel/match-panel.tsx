import { isRanking } from "#core/lib/contest.ts";
import type { ReactNode } from "react";
import { sayFailure } from "#web/api/say-failure.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useMatch } from "#web/api/match.ts";
import { useVenue } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Waiting } from "#web/components/waiting.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { MatchRows } from "#web/features/matches/rows/match-rows.tsx";
import { MatchActions } from "./match-actions.tsx";
import { MatchFacts } from "./match-facts.tsx";
import { MatchHistory } from "./match-history.tsx";
import { MatchScore } from "./match-score.tsx";
import { PanelHead } from "./panel-head.tsx";
import { RankedScores } from "./ranked-scores.tsx";
import { SentByService } from "./sent-by-service.tsx";
import styles from "./match-panel.module.css";

interface MatchPanelProps {
  readonly site: string;
  readonly id: string;
  /** What staff have to do with it; nothing for others. */
  readonly staff: ReactNode;
}

/** Everything known of one match, and how each part of it was derived. */
export function MatchPanel({ site, id, staff }: MatchPanelProps) {
  const messages = useAllMessages();
  const venue = useVenue();
  const now = useServerNow(MINUTE);
  const { data, error } = useMatch(site, id);
  if (isNotFound(error)) return <EmptyState>{messages.failure.match}</EmptyState>;
  if (data === undefined) return <Waiting failure={sayFailure(error, messages)} />;
  const { match, metBefore } = data;
  return (
    <article className={styles["panel"]}>
      <PanelHead match={match} />
      {isRanking(match) ? <RankedScores match={match} /> : <MatchScore match={match} />}
      <MatchFacts detail={data} now={now} />
      {staff}
      <MatchHistory match={match.key} />
      {metBefore.length > 0 && (
        <section>
          <h3 className={styles["heading"]}>{messages.match.panel.metBefore}</h3>
          <MatchRows matches={metBefore} now={now} venue={venue} />
        </section>
      )}
      <SentByService site={site} id={id} />
      <MatchActions match={match} />
    </article>
  );
}
