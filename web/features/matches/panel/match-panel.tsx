import { isRanking } from "#core/lib/contest.ts";
import type { ReactNode } from "react";
import { describeFailure } from "#web/api/describe-failure.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useMatch } from "#web/api/match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { MatchRows } from "#web/features/matches/rows/match-rows.tsx";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { MatchActions } from "./match-actions.tsx";
import { MatchDerivation } from "./match-derivation.tsx";
import { MatchHistoryList } from "./match-history-list.tsx";
import { MatchScore } from "./match-score.tsx";
import { RawMatchDetails } from "./raw-match-details.tsx";
import { Link } from "@tanstack/react-router";
import type { MatchView } from "#core/contract/match.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { formatCommonBracketOrGroup } from "#web/features/matches/rows/group-matches.ts";
import { SideStatistics } from "#web/features/matches/rows/side-statistics.tsx";
import { SideFlag } from "#web/features/matches/rows/side-flag.tsx";
import { SideName } from "#web/features/matches/rows/side-name.tsx";
import { SideScore } from "#web/features/matches/rows/side-score.tsx";
import { createRankedRowSides } from "#web/features/matches/rows/sides.ts";
import styles from "./match-panel.module.css";

interface MatchPanelProps {
  readonly site: string;
  readonly id: string;
  /** Content for staff; empty for other viewers. */
  readonly staff: ReactNode;
}

/** All data of one match and how it was derived. */
export function MatchPanel({ site, id, staff }: MatchPanelProps) {
  const messages = useAllMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { data, error } = useMatch(site, id);
  if (isNotFound(error)) return <EmptyState>{messages.failure.match}</EmptyState>;
  if (data === undefined) return <LoadingState failure={describeFailure(error, messages)} />;
  const { match, metBefore } = data;
  return (
    <article className={styles["panel"]}>
      <PanelHeader match={match} />
      {isRanking(match) ? <RankedScores match={match} /> : <MatchScore match={match} />}
      <MatchDerivation detail={data} now={now} />
      {staff}
      <MatchHistoryList match={match.key} />
      {metBefore.length > 0 && (
        <section>
          <h3 className={styles["heading"]}>{messages.match.panel.metBefore}</h3>
          <MatchRows matches={metBefore} now={now} venue={venue} />
        </section>
      )}
      <RawMatchDetails site={site} id={id} />
      <MatchActions match={match} />
    </article>
  );
}

/** Header of the panel: code, tournament and round of the match. */
function PanelHeader({ match }: { readonly match: MatchView }) {
  const messages = useFirstPageMessages();
  const { site, slug, title } = match.tournament;
  const part = formatCommonBracketOrGroup([match], messages);
  const location =
    match.round === null ? part : `${part} · ${messages.match.roundName(match.round.name).long}`;
  return (
    <header className={styles["header"]}>
      <h2 className={styles["code"]} translate={match.code === null ? undefined : "no"}>
        {match.code ?? messages.match.label}
      </h2>
      <p className={styles["location"]}>
        <Link to="/tournaments/$site/$slug" params={{ site, slug }} search={{ open: "" }}>
          <bdi dir="auto" translate="no">
            {title}
          </bdi>
        </Link>{" "}
        · {location}
      </p>
    </header>
  );
}

/** Contestants of a match with more than two contestants by rank, with their scores. */
function RankedScores({ match }: { readonly match: MatchView }) {
  const messages = useFirstPageMessages();
  const hasStarted = match.state !== "upcoming";
  return (
    <ol className={styles["ranks"]}>
      {createRankedRowSides(match, messages).map((side, index) => (
        <li key={side.key ?? index} className={styles["line"]}>
          <span className={styles["rank"]}>{side.place}</span>
          <SideFlag side={side} />
          <SideName side={side} />
          <span className={styles["figures"]}>{hasStarted && <SideStatistics side={side} />}</span>
          {hasStarted && side.score !== "" && (
            <SideScore side={side} live={isLiveAndListed(match)} />
          )}
        </li>
      ))}
    </ol>
  );
}
