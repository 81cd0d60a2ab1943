import { useId, useState } from "react";
import type { ContestantScenarioView } from "#core/contract/scenarios.ts";
import type { StandingView } from "#core/contract/tournament.ts";
import { describeScenario } from "#core/i18n/describe-scenario.ts";
import { ScenarioLines } from "#web/components/scenario-lines.tsx";
import { RecentResultMarks } from "#web/components/form-marks.tsx";
import { Icon } from "#web/components/icon.tsx";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import { FIXED_COLUMNS, type StandingsTableColumn } from "./get-standings-columns.ts";
import { PlacementResults } from "./placement-results.tsx";
import { StandingContestant } from "./standing-contestant.tsx";
import styles from "./group-table.module.css";

interface StandingRowProps {
  readonly standing: StandingView;
  readonly columns: readonly StandingsTableColumn[];
  /** Whether the contestant can still advance; `null` if nothing is proven. */
  readonly scenario: ContestantScenarioView | null;
  /** True for the last contestant who would advance now. */
  readonly isLastAdvancing: boolean;
  /** Whether the points of each match replace the form. */
  readonly hasPlacementPoints: boolean;
}

/** Standing of a contestant. On phones a press expands the hidden columns. */
export function StandingRow({
  standing,
  columns,
  scenario,
  isLastAdvancing,
  hasPlacementPoints,
}: StandingRowProps) {
  const messages = useStandingsMessages();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { position, tied, wentTo, form } = standing;
  const lines = scenario === null ? [] : describeScenario(scenario, messages.scenarios);
  const results = hasPlacementPoints ? (
    <PlacementResults results={standing.results} />
  ) : (
    <RecentResultMarks results={form} />
  );
  return (
    <>
      <tr
        className={styles["line"]}
        data-scenario={lines.length > 0}
        data-last-advancing={isLastAdvancing}
      >
        <td className={styles["position"]} title={tied ? messages.tiedWith : undefined}>
          {position}
          {tied && "="}
        </td>
        <th scope="row" className={styles["who"]}>
          <StandingContestant standing={standing} />
        </th>
        {columns.map(({ name, always, format }) => (
          <td key={name} className={styles["figure"]} data-always={always} data-name={name}>
            {format(standing)}
          </td>
        ))}
        <td className={styles[hasPlacementPoints ? "results" : "form"]}>{results}</td>
        <td className={styles["fold"]}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            <Icon name="caret-down" />
            <span className="visually-hidden">{messages.more}</span>
          </button>
        </td>
      </tr>
      <tr id={detailsId} className={styles["rest"]} hidden={!isOpen}>
        <td colSpan={columns.filter(({ always }) => always).length + FIXED_COLUMNS}>
          {columns
            .filter(({ always }) => !always)
            .map(({ name, format }) => `${messages[name].long} ${format(standing)}`)
            .join(" · ")}
          {wentTo !== null && ` · ${messages.wentTo(wentTo.code)}`}
          {hasPlacementPoints && ` · ${messages.results}`} {results}
        </td>
      </tr>
      {lines.length > 0 && (
        <tr className={styles["scenario"]} data-last-advancing={isLastAdvancing}>
          <td colSpan={columns.length + 3}>
            <ScenarioLines lines={lines} />
          </td>
        </tr>
      )}
    </>
  );
}
