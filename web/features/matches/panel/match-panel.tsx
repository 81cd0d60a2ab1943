import { Link } from "#web/routing/routing.tsx";
import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { formatScores } from "#core/i18n/format-score.ts";
import { isRanking } from "#core/lib/contest.ts";
import { MINUTE } from "#core/lib/time.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { type LoadedMatch, useMatch } from "#web/api/match.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { Fact } from "#web/kit/facts/facts.tsx";
import { Text } from "#web/kit/text.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { MatchDuel } from "#web/kit/match/duel.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useComparison } from "#web/features/matches/comparison/use-comparison.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { FeederLinks, listFeeders } from "#web/kit/match/stakes.tsx";
import { GamesTable } from "#web/kit/match/games-table.tsx";
import { MatchActions } from "./match-actions.tsx";
import { MatchDetails } from "./match-details.tsx";
import { MatchHistoryList, useMatchHistory } from "./match-history-list.tsx";
import { RawMatchDetails } from "./raw-match-details.tsx";
import { StateLabels, StateReason } from "./state-line.tsx";
import { useStakes } from "#web/features/matches/panel/use-stakes.ts";
import styles from "./match-panel.module.css";

interface MatchPanelProps {
  /** `SITE/ID`. */
  readonly match: string;
  /** Attention items for staff; empty for other viewers. */
  readonly attention: ReactNode;
  /** Button that claims them; empty for other viewers. */
  readonly claim: ReactNode;
  /** Rows of details for staff; empty for other viewers. */
  readonly annotations: ReactNode;
}

/** All data of one match: at once the data of the list, then the details below it. */
export function MatchPanel(props: MatchPanelProps) {
  const { match: key, attention, claim, annotations } = props;
  const messages = useMessages("common");
  const now = useServerNow(MINUTE);
  const { match, detail, error } = useMatch(key);
  if (isNotFound(error)) return <EmptyState>{messages.match.missing}</EmptyState>;
  if (match === undefined) return <LoadingState error={error} />;
  return (
    <article className={styles["panel"]}>
      <PanelHeader match={match} now={now} />
      <MatchDuel match={match} />
      <p className={styles["reason"]}>
        <StateReason match={match} changedAt={detail?.changedAt} now={now} />
      </p>
      <MatchActions match={match} claim={claim} />
      {attention}
      <PanelDetails
        match={match}
        detail={detail}
        hasFailed={error !== null}
        now={now}
        annotations={annotations}
      />
    </article>
  );
}

interface PanelDetailsProps extends Pick<MatchPanelProps, "annotations"> {
  readonly match: MatchView;
  readonly detail: LoadedMatch["detail"];
  /** Whether the details could not be loaded. */
  readonly hasFailed: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Facts of a match: those of the list at once, all others together, so that none moves. */
function PanelDetails({ match, detail, hasFailed, now, annotations }: PanelDetailsProps) {
  const { change } = useMessages("common");
  const { stakes, isPending } = useStakes(match, detail);
  const comparison = useComparison(match);
  const history = useMatchHistory(match.key);
  const changes = history.data?.changes;
  const isComplete =
    (detail !== undefined || hasFailed) &&
    !isPending &&
    !comparison.isPending &&
    !history.isPending;
  return (
    <>
      <MatchDetails
        match={match}
        detail={isComplete ? detail : undefined}
        now={now}
        staff={annotations}
        more={isComplete && <Connections match={match} detail={detail} stakes={stakes} />}
      />
      {isComplete && (
        <>
          {changes !== undefined && detail !== undefined && comparison.countsGames && (
            <GamesTable match={match} changes={changes} firstSeen={detail.firstSeen} now={now} />
          )}
          {changes !== undefined && changes.length > 0 && (
            <section>
              <Text as="h3" type="minor" className="line-below">
                {change.history}
              </Text>
              <MatchHistoryList changes={changes} now={now} />
            </section>
          )}
          <RawMatchDetails site={match.site} id={match.id} />
        </>
      )}
    </>
  );
}

/** Rows of details: matches before this one, its consequences, and matches of the same contestants. */
function Connections({
  match,
  detail,
  stakes,
}: Pick<PanelDetailsProps, "match" | "detail"> & Pick<ReturnType<typeof useStakes>, "stakes">) {
  const messages = useMessages("common");
  const page = useMessages("matchPage");
  const { panel, roundName } = messages.match;
  return (
    <>
      {listFeeders(match).length > 0 && (
        <Fact name={panel.cameFrom}>
          <FeederLinks match={match} />
        </Fact>
      )}
      {stakes.length > 0 && (
        <Fact name={page.stakes.goesTo}>
          {stakes.map(({ title, lines }) => (
            <p key={title}>
              <strong>{title}</strong>{" "}
              {lines.map(({ text, match: to }) => (
                <span key={text}>
                  {to === null ? text : <MatchLink match={{ key: to }}>{text}</MatchLink>}{" "}
                </span>
              ))}
            </p>
          ))}
        </Fact>
      )}
      {detail !== undefined && detail.metBefore.length > 0 && (
        <Fact name={panel.metBefore}>
          {detail.metBefore.map((met) => (
            <p key={met.key}>
              <MatchLink match={met}>
                {[met.tournament.title, met.round === null ? "" : roundName(met.round.name).medium]
                  .filter((part) => part !== "")
                  .join(", ")}
              </MatchLink>{" "}
              {met.state === "ended" && formatScores(messages, met.slots)}
            </p>
          ))}
        </Fact>
      )}
    </>
  );
}

/** First line of the panel: labels, code, tournament and round, and how long it has been played. */
function PanelHeader({ match, now }: { readonly match: MatchView; readonly now: number }) {
  const messages = useMessages("common");
  const { bestOf, code, group, round } = match;
  const { site, slug, title } = match.tournament;
  const roundLabel = round === null ? "" : messages.match.roundName(round.name).medium;
  const part = group === null ? roundLabel : (group.name ?? messages.groupName(group.number));
  const length =
    bestOf !== null && bestOf > 1 && !isRanking(match) ? messages.match.bestOf(bestOf) : "";
  return (
    <header className={styles["header"]}>
      <StateLabels match={match} now={now} />
      <Text as="h2" type="control" tone="plain" translate={code === null ? undefined : "no"}>
        {code ?? messages.match.label}
      </Text>
      <p className={styles["location"]}>
        <Link to="/tournaments/$site/$slug" params={{ site, slug }} search={{ open: "" }}>
          <bdi dir="auto" translate="no">
            {title}
          </bdi>
        </Link>
        {[part, length].filter((text) => text !== "").map((text) => ` · ${text}`)}
      </p>
    </header>
  );
}
