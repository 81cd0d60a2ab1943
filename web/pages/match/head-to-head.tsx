import { Link } from "#web/routing/routing.tsx";
import type { MatchView } from "#core/contract/match.ts";
import type { SharedOpponent } from "#core/contestants/road.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Meetings, SameOpponents, Shares } from "#web/kit/match/comparison.tsx";
import { Road } from "#web/kit/match/road-lines.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Text } from "#web/kit/text.tsx";
import type { ComparedSide, Comparison } from "#web/features/matches/comparison/use-comparison.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./match-page.module.css";

interface HeadToHeadProps {
  readonly left: ComparedSide;
  readonly right: ComparedSide;
  /** Other matches of the two against each other, newest first. */
  readonly meetings: readonly MatchView[];
  readonly shared: readonly SharedOpponent<MatchView>[];
}

/** Matches of both contestants against each other, or else against the same opponents. */
export function HeadToHead({ left, right, meetings, shared }: HeadToHeadProps) {
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
export function Roads({ sides }: Pick<Comparison, "sides">) {
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
