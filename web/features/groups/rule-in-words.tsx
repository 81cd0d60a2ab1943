import type { GroupView } from "#core/contract/tournament.ts";
import { useStandingsWords } from "#web/i18n/standings-words.ts";
import styles from "./group-table.module.css";

/** The rule a table is ranked by, and what "=" in it means. */
export function RuleInWords({ group }: { readonly group: GroupView }) {
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
