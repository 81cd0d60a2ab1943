import type { ChangeView } from "#core/contract/change.ts";
import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { GroupStandings } from "#web/features/groups/group-standings.tsx";
import { MatchAnnotations } from "#web/features/desk/match-desk.tsx";
import { ContestantComparison } from "#web/features/matches/comparison/comparison.tsx";
import type { useComparison } from "#web/features/matches/comparison/use-comparison.ts";
import { GamesTable } from "#web/kit/match/games-table.tsx";
import { MatchDetails } from "#web/features/matches/panel/match-details.tsx";
import { MatchHistoryList } from "#web/features/matches/panel/match-history-list.tsx";
import { RawMatchDetails } from "#web/features/matches/panel/raw-match-details.tsx";
import type { Stake } from "#web/kit/match/stakes.tsx";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { StakeDrawing } from "#web/kit/match/stake-drawing.tsx";
import styles from "./match-page.module.css";
import { Link } from "#web/routing/routing.tsx";

interface MatchBodyProps {
  readonly match: MatchView;
  readonly detail: MatchDetail;
  /** Newest first. */
  readonly changes: readonly ChangeView[];
  readonly comparison: ReturnType<typeof useComparison>;
  readonly stakes: readonly Stake[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Everything about a match below its score and state. */
export function MatchBody(props: MatchBodyProps) {
  const { match, detail, changes, comparison, stakes, now } = props;
  const { change } = useMessages("common");
  const page = useMessages("matchPage");
  const isStaff = useIsStaff();
  const { scores } = usePreferences();
  const [left, right] = comparison.sides;
  const hasGroup = match.group !== null && scores === "shown";
  return (
    <>
      {comparison.countsGames && (
        <GamesTable match={match} changes={changes} firstSeen={detail.firstSeen} now={now} />
      )}
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          <StakeDrawing match={match} stakes={stakes} />
          <div className={styles["pair"]}>
            <section>
              <SectionHeading>{page.facts.title}</SectionHeading>
              <MatchDetails
                match={match}
                detail={detail}
                now={now}
                staff={isStaff && <MatchAnnotations match={match.key} />}
              />
              <RawMatchDetails site={match.site} id={match.id} />
            </section>
            {changes.length > 0 && (
              <section>
                <SectionHeading>{change.history}</SectionHeading>
                <MatchHistoryList changes={changes} now={now} />
              </section>
            )}
          </div>
        </div>
        {(left !== null || right !== null || hasGroup) && (
          <div className={styles["column"]}>
            <ContestantComparison
              {...comparison}
              meetings={detail.metBefore}
              neverMet={page.record.neverMetBefore}
              roadTitle={page.record.roads}
              aside={
                left !== null &&
                right !== null && (
                  <Link
                    to="/versus/$a/$b"
                    params={{ a: left.key, b: right.key }}
                    search={{ open: "" }}
                  >
                    {page.record.compare}
                  </Link>
                )
              }
            />
            <GroupStandings
              match={match}
              marked={comparison.sides.flatMap((side) => side?.key ?? [])}
            />
          </div>
        )}
      </div>
    </>
  );
}
