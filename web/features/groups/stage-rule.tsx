import type { ReactNode } from "react";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import type { GroupRuleText } from "./describe-group-rule.ts";
import styles from "./group-table.module.css";

interface StageRuleProps {
  readonly rule: GroupRuleText;
  /** Number of the stage; `null` if the tournament has only one. */
  readonly number: number | null;
  /** At the end of the line. */
  readonly children: ReactNode;
}

/** The rule that the groups of a stage share, once above them. */
export function StageRule({ rule, number, children }: StageRuleProps) {
  const messages = useStandingsMessages();
  return (
    <div className={styles["stage"]}>
      <p>
        {number !== null && <strong>{messages.stage(number)}</strong>} {rule.advancing}{" "}
        {rule.ranking}
      </p>
      {children}
    </div>
  );
}
