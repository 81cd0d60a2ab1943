import type { GroupView } from "#core/contract/tournament.ts";
import { FigureHead } from "#web/components/figure-head.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { useStandingsWords } from "#web/i18n/standings-words.ts";
import { useAllWords } from "#web/i18n/all-words.ts";
import { columnsOf } from "./columns-of.ts";
import { StandingRow } from "./standing-row.tsx";
import styles from "./group-table.module.css";

/** A group's table, and the rule it is ranked by. */
export function GroupTable({ group }: { readonly group: GroupView }) {
  const words = useStandingsWords();
  const { groupName, tournament } = useAllWords();
  const { seen, coverage } = group;
  const columns = columnsOf(group);
  return (
    <section className={styles["group"]}>
      <SectionHeading aside={sayAside()}>{group.name ?? groupName(group.number)}</SectionHeading>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <FigureHead name={words.position} className={styles["position"]} />
            <th scope="col">{words.contestant}</th>
            {columns.map(({ name, always }) => (
              <FigureHead
                key={name}
                name={words[name]}
                className={styles["figure"]}
                always={always}
              />
            ))}
            <th scope="col" className={styles["form"]}>
              {words.form}
            </th>
            <th className={styles["fold"]}>
              <span className="visually-hidden">{words.more}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.standings.map((standing) => (
            <StandingRow key={standing.contestant.key} standing={standing} columns={columns} />
          ))}
        </tbody>
      </table>
      <RuleInWords group={group} />
    </section>
  );

  function sayAside(): string {
    const parts = [
      ...(coverage.partial ? [tournament.groupNotAll(seen, coverage.unseen)] : []),
      ...(group.name === null ? [words.numbered] : []),
    ];
    return parts.join(" · ");
  }
}

/** The rule a table is ranked by, and what "=" in it means. */
function RuleInWords({ group }: { readonly group: GroupView }) {
  const words = useStandingsWords();
  const { kind, rule, standings } = group;
  const breakers = rule.tieBreakers.map((breaker) => words.tieBreakers[breaker]);
  const tied = standings.some((standing) => standing.tied);
  return (
    <p className={styles["rule"]}>
      {[sayRanking(), breakers.length > 0 && words.afterwards(breakers)].filter(Boolean).join(", ")}
      .{!group.isRuleKnown && ` ${words.assumed}`}
      {tied && ` =: ${words.tiedWith}.`}
    </p>
  );

  function sayRanking(): string {
    if (kind === "path") return words.byPath;
    if (kind === "ranked") return words.byRank;
    const { points } = rule;
    return points === null ? words.byWins : words.byPoints(points.win, points.draw, points.loss);
  }
}
