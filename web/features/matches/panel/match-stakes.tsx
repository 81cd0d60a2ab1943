import type { MatchDetail } from "#core/contract/match.ts";
import { describeScenario } from "#core/i18n/describe-scenario.ts";
import { ScenarioLines } from "#web/components/scenario-lines.tsx";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import { DetailRow } from "./detail-row.tsx";
import styles from "./match-panel.module.css";

/** What a group match decides: what each own result means for both contestants. */
export function MatchStakes({ stakes }: { readonly stakes: NonNullable<MatchDetail["stakes"]> }) {
  const { scenarios } = useStandingsMessages();
  const described = stakes.contestants
    .map((one) => ({ contestant: one.contestant, lines: describeScenario(one, scenarios) }))
    .filter(({ lines }) => lines.length > 0);
  if (described.length === 0) return null;
  return (
    <DetailRow name={scenarios.stakes}>
      {described.map(({ contestant, lines }) => (
        <div key={contestant.key} className={styles["stake"]}>
          <bdi dir="auto" translate="no">
            {contestant.name}
          </bdi>
          <ScenarioLines lines={lines} />
        </div>
      ))}
      <span className={styles["reason"]}>{scenarios.advance(stakes.advancing)}</span>
    </DetailRow>
  );
}
