import type { GroupView } from "#core/contract/tournament.ts";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import styles from "./group-table.module.css";

/** The rule a table is ranked by, and what "=" in it means. */
export function RuleInWords({ group }: { readonly group: GroupView }) {
  const messages = useStandingsMessages();
  const { kind, rule, standings } = group;
  const breakers = rule.tieBreakers.map((breaker) => messages.tieBreakers[breaker]);
  const tied = standings.some((standing) => standing.tied);
  return (
    <p className={styles["rule"]}>
      {[sayRanking(), breakers.length > 0 && messages.afterwards(breakers)]
        .filter(Boolean)
        .join(", ")}
      .{!group.isRuleKnown && ` ${messages.assumed}`}
      {tied && ` =: ${messages.tiedWith}.`}
    </p>
  );

  function sayRanking(): string {
    if (kind === "path") return messages.byPath;
    if (kind === "ranked") return messages.byRank;
    const { points } = rule;
    return points === null
      ? messages.byWins
      : messages.byPoints(points.win, points.draw, points.loss);
  }
}
