import type { GroupView } from "#core/contract/tournament.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import { NumberColumnHeader } from "#web/components/number-column-header.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { FIXED_COLUMNS, getStandingsColumns } from "./get-standings-columns.ts";
import { ScenarioNote } from "./scenario-note.tsx";
import { StandingRow } from "./standing-row.tsx";
import { SwissTable, type SwissTableProps } from "./swiss-table.tsx";
import styles from "./group-table.module.css";

interface GroupTableProps {
  readonly group: GroupView;
  /** What the rounds of a Swiss group need; other groups have none. */
  readonly swiss?: Pick<SwissTableProps, "matches" | "venue" | "MatchLink">;
}

/** Standings of a group, and the rule it is ranked by. */
export function GroupTable({ group, swiss }: GroupTableProps) {
  const { groupName, tournament } = useAllMessages();
  const { coverage, scenarios } = group;
  const name = group.name ?? groupName(group.number);
  return (
    <section className={styles["group"]}>
      <SectionHeading aside={coverage.partial && tournament.groupNotAll(coverage.unseen)}>
        {name}
      </SectionHeading>
      {group.rounds === null || swiss === undefined ? (
        <StandingsTable group={group} />
      ) : (
        <SwissTable group={group} rounds={group.rounds} name={name} {...swiss} />
      )}
      {scenarios !== null && <ScenarioNote scenarios={scenarios} />}
      <RankingRule group={group} />
    </section>
  );
}

/** Standings of a group that is not Swiss. */
function StandingsTable({ group }: { readonly group: GroupView }) {
  const messages = useStandingsMessages();
  const columns = getStandingsColumns(group);
  const { scenarios } = group;
  const alwaysCount = columns.filter(({ always }) => always).length;
  const hasPlacementPoints = group.placementPoints !== null;
  return (
    <table className={styles["table"]}>
      <colgroup>
        {["position", "contestant", ...columns, "form"].map((column, index) => {
          const { name, size } = typeof column === "string" ? { name: column } : column;
          const isSpare = index >= alwaysCount + FIXED_COLUMNS;
          return <col key={name} data-spare={isSpare} data-size={size} />;
        })}
      </colgroup>
      <thead>
        <tr>
          <NumberColumnHeader name={messages.position} className={styles["position"]} />
          <th scope="col">{messages.contestant}</th>
          {columns.map(({ name, always }) => (
            <NumberColumnHeader
              key={name}
              name={messages[name]}
              className={styles["figure"]}
              always={always}
            />
          ))}
          <th scope="col" className={styles[hasPlacementPoints ? "results" : "form"]}>
            {hasPlacementPoints ? messages.results : messages.form}
          </th>
          <th className={styles["fold"]}>
            <span className="visually-hidden">{messages.more}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {group.standings.map((standing, index) => (
          <StandingRow
            key={`${standing.contestant.key} ${standing.contestant.country}`}
            standing={standing}
            columns={columns}
            scenario={scenarios?.contestants[index] ?? null}
            isLastAdvancing={index + 1 === scenarios?.advancing}
            hasPlacementPoints={hasPlacementPoints}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Ranking rule of a group, and the meaning of "=" if it occurs. */
function RankingRule({ group }: { readonly group: GroupView }) {
  const messages = useStandingsMessages();
  const { kind, rule, placementPoints, standings } = group;
  const breakers = getTieBreakers();
  const hasDropped = standings.some(({ results }) => results.some(({ counts }) => !counts));
  const tied = standings.some((standing) => standing.tied);
  return (
    <p className={styles["rule"]}>
      {[describeRanking(), breakers.length > 0 && messages.afterwards(breakers)]
        .filter(Boolean)
        .join(", ")}
      .{!group.isRuleKnown && ` ${messages.assumed}`}
      {standings.some((row) => row.ignoredDeduction > 0) && ` ${messages.ignoresDeductions}`}
      {hasDropped && ` ${messages.byPlacement.dropped}`}
      {tied && ` =: ${messages.tiedWith}.`}
    </p>
  );

  function getTieBreakers(): readonly string[] {
    const { ties, kills } = messages.byPlacement;
    if (placementPoints !== null) return placementPoints.perKill > 0 ? [ties, kills] : [ties];
    return rule.tieBreakers.map((breaker) => messages.tieBreakers[breaker]);
  }

  function describePlacementPoints(points: NonNullable<GroupView["placementPoints"]>): string {
    const { placements, perKill, bestOf } = points;
    const { byPlacement } = messages;
    return [
      byPlacement.points(placements.map(formatHalves).join(" ")),
      perKill > 0 && byPlacement.perKill(formatHalves(perKill)),
      standings.some(({ deduction }) => deduction > 0) && byPlacement.minus,
      bestOf !== null && byPlacement.bestOf(bestOf),
    ]
      .filter(Boolean)
      .join(", ");
  }

  function describeRanking(): string {
    if (kind === "path") return messages.byPath;
    if (placementPoints !== null) return describePlacementPoints(placementPoints);
    if (kind === "ranked") return messages.byRank;
    const { points } = rule;
    if (points === null) return messages.byWins;
    const byPoints = messages.byPoints(
      formatHalves(points.win),
      formatHalves(points.draw),
      formatHalves(points.loss),
    );
    const isReduced = standings.some(({ deduction }) => deduction > 0);
    return isReduced ? `${byPoints}, ${messages.byPlacement.minus}` : byPoints;
  }
}
