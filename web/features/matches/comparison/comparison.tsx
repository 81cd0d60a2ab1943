import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Meetings, SameOpponents, Shares } from "#web/kit/match/comparison-parts.tsx";
import { Road } from "#web/kit/match/road-lines.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Text } from "#web/kit/text.tsx";
import styles from "./comparison.module.css";
import type { Comparison } from "./use-comparison.ts";

interface ContestantComparisonProps extends Pick<Comparison, "tournament" | "sides" | "shared"> {
  /** Matches of the two against each other, newest first. */
  readonly meetings: readonly MatchView[];
  /** Replaces them if there are none. */
  readonly neverMet: string;
  /** Heading of the roads. */
  readonly roadTitle: string;
  /** Link beside the first heading. */
  readonly aside?: ReactNode;
}

/** Two contestants: matches against each other and the same opponents, shares, and both roads. */
export function ContestantComparison(props: ContestantComparisonProps) {
  const { tournament, sides, shared, meetings, neverMet, roadTitle, aside } = props;
  const { record } = useMessages("matchPage");
  const [left, right] = sides;
  return (
    <>
      {left !== null && right !== null && (
        <section>
          <SectionHeading aside={aside}>{record.headToHead}</SectionHeading>
          {meetings.length > 0 ? (
            <Meetings matches={meetings} left={left.key} />
          ) : (
            <Text as="p" type="small" tone="soft" className={styles["note"]}>
              {neverMet}
            </Text>
          )}
          <SameOpponents shared={shared} />
          {tournament !== null && <Shares left={left.road} right={right.road} />}
        </section>
      )}
      <Roads tournament={tournament} sides={sides} title={roadTitle} />
    </>
  );
}

interface RoadsProps extends Pick<Comparison, "tournament" | "sides"> {
  readonly title: string;
}

/** Matches of both contestants in a tournament, or in one each, newest first. */
function Roads({ tournament, sides, title }: RoadsProps) {
  const { record } = useMessages("matchPage");
  const known = sides.flatMap((side) => side ?? []);
  if (known.every(({ road }) => road.length === 0)) return null;
  return (
    <section>
      <SectionHeading aside={record.ownScoreFirst}>{title}</SectionHeading>
      <div className={styles["roads"]}>
        {known.map(({ key, name, road }) => (
          <div key={key}>
            <Text as="h3" type="small">
              <ContestantName name={name} country="" standing="winner" />
            </Text>
            {tournament === null && road[0] !== undefined && (
              <Text as="p" type="small" tone="soft" dir="auto" translate="no">
                {road[0].match.tournament.title}
              </Text>
            )}
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
