import type { MatchDetail } from "#core/contract/match.ts";
import { describeScenario } from "#core/i18n/describe-scenario.ts";
import { ScenarioLines } from "#web/components/scenario-lines.tsx";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import { DetailRow } from "./detail-row.tsx";
import styles from "./match-panel.module.css";

/** What a group match decides: what each own result means for both contestants. */
export function MatchStakes({ stakes }: { readonly stakes: NonNullable<MatchDetail["stakes"]> }) {
  const { scenarios } = useStandingsMessages();
  return (
    <DetailRow name={scenarios.stakes}>
      {stakes.contestants.map((scenario) => (
        <div key={scenario.contestant.key} className={styles["stake"]}>
          <bdi dir="auto">{scenario.contestant.name}</bdi>
          <ScenarioLines lines={describeScenario(scenario, scenarios)} />
        </div>
      ))}
      <span className={styles["reason"]}>{scenarios.advance(stakes.advancing)}</span>
    </DetailRow>
  );
}
