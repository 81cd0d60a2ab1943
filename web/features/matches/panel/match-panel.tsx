import { isRanking } from "#core/lib/contest.ts";
import type { ReactNode } from "react";
import { describeFailure } from "#web/api/describe-failure.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { type LoadedMatch, useMatch } from "#web/api/match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { MatchRows } from "#web/features/matches/rows/match-rows.tsx";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { MatchActions } from "./match-actions.tsx";
import { CameFrom, StakeBoxes } from "./at-stake.tsx";
import { MatchDetails } from "./match-details.tsx";
import { StateLine } from "./state-line.tsx";
import { useStakes } from "./use-stakes.ts";
import { useMatchPageMessages } from "#web/i18n/match-page-messages.ts";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import { MatchHistoryList, useMatchHistory } from "./match-history-list.tsx";
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
  /** `SITE/ID`. */
  readonly match: string;
  /** Attention items for staff; empty for other viewers. */
  readonly attention: ReactNode;
  /** Rows of details for staff; empty for other viewers. */
  readonly annotations: ReactNode;
}

/** All data of one match over a list: at once the data of the list, then the details below it. */
export function MatchPanel({ match: key, attention, annotations }: MatchPanelProps) {
  const messages = useAllMessages();
  const { record } = useMatchPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { match, detail, error } = useMatch(key);
  if (isNotFound(error)) return <EmptyState>{messages.failure.match}</EmptyState>;
  if (match === undefined) return <LoadingState failure={describeFailure(error, messages)} />;
  return (
    <article className={styles["panel"]}>
      <PanelHeader match={match} />
      {isRanking(match) ? <RankedScores match={match} /> : <MatchScore match={match} />}
      <StateLine match={match} now={now} />
      <MatchActions match={match} />
      {attention}
      <MatchDetails match={match} detail={detail} now={now} staff={annotations} />
      <PanelStakes match={match} detail={detail} />
      <PanelHistory match={match.key} now={now} />
      {detail !== undefined && detail.metBefore.length > 0 && (
        <section>
          <h3 className={styles["heading"]}>{record.headToHead}</h3>
          <MatchRows matches={detail.metBefore} now={now} venue={venue} />
        </section>
      )}
      <RawMatchDetails site={match.site} id={match.id} />
    </article>
  );
}

/** Changes of a match; nothing if there are none. */
function PanelHistory({ match, now }: { readonly match: string; readonly now: number }) {
  const { change } = useAllMessages();
  const changes = useMatchHistory(match).data?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className={styles["heading"]}>{change.history}</h3>
      <MatchHistoryList changes={changes} now={now} />
    </section>
  );
}

/** Known consequences of a match, and the matches before it. */
function PanelStakes(props: Pick<LoadedMatch, "detail"> & { readonly match: MatchView }) {
  const { scenarios } = useStandingsMessages();
  const { stakes } = useStakes(props.match, props.detail);
  return (
    <section className={styles["stakes"]}>
      {stakes.length > 0 && <h3 className={styles["heading"]}>{scenarios.stakes}</h3>}
      <StakeBoxes stakes={stakes} isCertain={props.match.state === "ended"} />
      <CameFrom match={props.match} />
    </section>
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
export function RankedScores({ match }: { readonly match: MatchView }) {
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
