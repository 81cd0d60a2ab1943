import { Link } from "@tanstack/react-router";
import type { ContestantView } from "#core/contract/contestant.ts";
import { describeScenario } from "#core/i18n/describe-scenario.ts";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { ScenarioLines } from "#web/components/scenario-lines.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./contestant-page.module.css";

/** Whether a contestant can still advance from each of their groups about which that is proven. */
export function AdvancingChances({ contestant }: { readonly contestant: ContestantView }) {
  const { scenarios: messages } = useMessages("standings");
  const { groupName } = useMessages("common");
  return contestant.scenarios.map(({ group, tournament: { site, slug, title }, scenario }) => {
    const lines = describeScenario(scenario, messages);
    return (
      lines.length > 0 && (
        <section key={`${group.site}/${group.id}`}>
          <SectionHeading
            aside={
              <Link to="/tournaments/$site/$slug/groups" params={{ site, slug }}>
                <bdi dir="auto" translate="no">
                  {title}
                </bdi>
              </Link>
            }
          >
            {messages.canAdvance(group.name ?? groupName(group.number))}
          </SectionHeading>
          <div className={styles["chances"]}>
            <ScenarioLines lines={lines} />
          </div>
        </section>
      )
    );
  });
}
