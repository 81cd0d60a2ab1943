import type { GroupScenariosView } from "#core/contract/scenarios.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { NumberColumnHeader } from "#web/components/number-column-header.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { describeGroupRule, followsRule, type GroupRuleText } from "./describe-group-rule.ts";
import { findAdvancingCount } from "./find-advancing-count.ts";
import { FIXED_COLUMNS, getStandingsColumns } from "./get-standings-columns.ts";
import { RaceTable } from "./race-table.tsx";
import { StandingRow } from "./standing-row.tsx";
import { SwissTable, type SwissTableProps } from "./swiss-table.tsx";
import styles from "./group-table.module.css";

interface GroupTableProps {
  readonly group: GroupView;
  /** Rule of its stage: the group shows its own only if it differs. */
  readonly stageRule: GroupRuleText;
  /** What the rounds of a Swiss group need; other groups have none. */
  readonly swiss?: Pick<SwissTableProps, "matches" | "venue" | "MatchLink">;
}

/** Most races that fit half the width of a page. */
const MAX_RACES = 8;
/** Most open matches that are named. */
const MAX_NAMED = 6;

/** Standings of a group, its open matches, and what differs from the rule of its stage. */
export function GroupTable({ group, stageRule, swiss }: GroupTableProps) {
  const messages = useStandingsMessages();
  const { groupName, tournament } = useAllMessages();
  const { coverage, scenarios, standings } = group;
  const name = group.name ?? groupName(group.number);
  const rule = describeGroupRule(group, messages);
  const notes = [
    ...(followsRule(rule, stageRule) ? [] : [rule.advancing, rule.ranking]),
    ...(standings.some(({ tied }) => tied) ? [`=: ${messages.tiedWith}.`] : []),
  ].filter(Boolean);
  return (
    <section className={styles["group"]} data-wide={hasManyRaces(group)}>
      <SectionHeading aside={coverage.partial && tournament.groupNotAll(coverage.unseen)}>
        {name}
      </SectionHeading>
      {group.rounds !== null && swiss !== undefined ? (
        <SwissTable group={group} rounds={group.rounds} name={name} {...swiss} />
      ) : group.kind === "ranked" ? (
        <RaceTable group={group} />
      ) : (
        <StandingsTable group={group} />
      )}
      {scenarios !== null && <OpenMatches left={scenarios.left} />}
      {notes.length > 0 && <p className={styles["rule"]}>{notes.join(" ")}</p>}
    </section>
  );
}

/** Returns whether the races of a group need the whole width of a page. */
function hasManyRaces({ kind, standings }: GroupView): boolean {
  return kind === "ranked" && standings.some(({ results }) => results.length > MAX_RACES);
}

/** List of the matches of a group that are left; nothing if none is listed, as between two Swiss rounds. */
function OpenMatches({ left }: Pick<GroupScenariosView, "left">) {
  const messages = useStandingsMessages().scenarios;
  if (left.length === 0) return null;
  const names = left.map(({ contestants }) =>
    contestants.map(({ name }) => wrapInBidiIsolate(name)).join(" – "),
  );
  return (
    <p className={styles["rule"]}>
      {left.length > MAX_NAMED ? messages.leftCount(left.length) : messages.left(names)}
    </p>
  );
}

/** Standings of a round robin or of a group with a bracket. */
function StandingsTable({ group }: { readonly group: GroupView }) {
  const messages = useStandingsMessages();
  const columns = getStandingsColumns(group);
  const { scenarios, standings } = group;
  const alwaysCount = columns.filter(({ always }) => always).length;
  const advancing = findAdvancingCount(group);
  const last = advancing === null ? "form" : "advances";
  return (
    <table className={styles["table"]}>
      <colgroup>
        {["position", "contestant", ...columns, "last"].map((column, index) => {
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
          <th scope="col" className={styles[last]}>
            {last === "form" ? messages.form : messages.scenarios.short.head}
          </th>
          <th className={styles["fold"]}>
            <span className="visually-hidden">{messages.more}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing, index) => (
          <StandingRow
            key={`${standing.contestant.key} ${standing.contestant.country}`}
            standing={standing}
            columns={columns}
            scenario={scenarios?.contestants[index] ?? null}
            isLastAdvancing={index + 1 === advancing}
            last={last}
          />
        ))}
      </tbody>
    </table>
  );
}
