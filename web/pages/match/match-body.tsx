import type { ChangeView } from "#core/contract/change.ts";
import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { GroupStandings } from "#web/features/groups/group-standings.tsx";
import { MatchAnnotations } from "#web/features/desk/match-desk.tsx";
import type { ComparedSide, Comparison } from "#web/features/matches/comparison/use-comparison.ts";
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
import type { SharedOpponent } from "#core/contestants/road.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Meetings, SameOpponents, Shares } from "#web/kit/match/comparison.tsx";
import { Road } from "#web/kit/match/road-lines.tsx";
import { Text } from "#web/kit/text.tsx";

interface MatchBodyProps {
  readonly match: MatchView;
  readonly detail: MatchDetail;
  /** Newest first. */
  readonly changes: readonly ChangeView[];
  readonly comparison: Comparison;
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
            {left !== null && right !== null && (
              <HeadToHead
                left={left}
                right={right}
                meetings={detail.metBefore}
                shared={comparison.shared}
              />
            )}
            <Roads sides={comparison.sides} />
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

interface HeadToHeadProps {
  readonly left: ComparedSide;
  readonly right: ComparedSide;
  /** Other matches of the two against each other, newest first. */
  readonly meetings: readonly MatchView[];
  readonly shared: readonly SharedOpponent<MatchView>[];
}

/** Matches of both contestants against each other, or else against the same opponents. */
function HeadToHead({ left, right, meetings, shared }: HeadToHeadProps) {
  const { record } = useMessages("matchPage");
  return (
    <section>
      <SectionHeading
        aside={
          <Link to="/versus/$a/$b" params={{ a: left.key, b: right.key }} search={{ open: "" }}>
            {record.compare}
          </Link>
        }
      >
        {record.headToHead}
      </SectionHeading>
      {meetings.length > 0 ? (
        <Meetings matches={meetings} left={left.key} />
      ) : (
        <Text as="p" type="small" tone="soft" className={styles["note"]}>
          {record.neverMetBefore}
        </Text>
      )}
      <SameOpponents shared={shared} />
      <Shares left={left.road} right={right.road} />
    </section>
  );
}

/** Matches of both contestants in this tournament before this match, newest first. */
function Roads({ sides }: Pick<Comparison, "sides">) {
  const { record } = useMessages("matchPage");
  const known = sides.flatMap((side) => side ?? []);
  if (known.every(({ road }) => road.length === 0)) return null;
  return (
    <section>
      <SectionHeading aside={record.ownScoreFirst}>{record.roads}</SectionHeading>
      <div className={styles["roads"]}>
        {known.map(({ key, name, road }) => (
          <div key={key}>
            <Text as="h3" type="small">
              <ContestantName name={name} country="" standing="winner" />
            </Text>
            {road.length === 0 ? (
              <Text as="p" type="small" tone="soft" className={styles["note"]}>
                {record.noRoad}
              </Text>
            ) : (
              <Road road={road.toReversed()} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
