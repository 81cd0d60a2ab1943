import { useId, useState } from "react";
import type { ContestantScenario } from "#core/model/scenarios.ts";
import type { StandingView } from "#core/contract/tournament.ts";
import { describeScenario, describeScenarioBriefly } from "#core/i18n/describe-scenario.ts";
import { ScenarioLines } from "#web/kit/scenario-lines.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { FIXED_COLUMNS, SCREEN_ONLY, type StandingsTableColumn } from "./get-standings-columns.ts";
import { AdvancesTo, StandingCells } from "./standing-cells.tsx";
import styles from "./standings-table.module.css";
import table from "./table.module.css";
import marks from "#web/kit/form-marks.module.css";

interface StandingRowProps {
  readonly standing: StandingView;
  readonly columns: readonly StandingsTableColumn[];
  /** Whether the contestant can still advance; `null` if nothing is proven. */
  readonly scenario: ContestantScenario | null;
  /** True for the last contestant who would advance now. */
  readonly isLastAdvancing: boolean;
  readonly isMarked: boolean;
  /** Content of the last column. */
  readonly last: "advances" | "form";
}

/** Standing of a contestant. On phones a press expands the hidden columns. */
export function StandingRow({
  standing,
  columns,
  scenario,
  isLastAdvancing,
  isMarked,
  last,
}: StandingRowProps) {
  const messages = useMessages("standings");
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { wentTo, form } = standing;
  const lines = scenario === null ? [] : describeScenario(scenario, messages.scenarios);
  const hasConditions = lines.length > 1;
  const advances =
    scenario === null ? <AdvancesTo wentTo={wentTo} /> : <AdvancingText scenario={scenario} />;
  const cell = last === "form" ? <RecentResultMarks results={form} /> : advances;
  return (
    <>
      <tr
        className={styles["line"]}
        data-last-advancing={isLastAdvancing && !isOpen}
        data-marked={isMarked || undefined}
      >
        <StandingCells standing={standing}>
          {last === "advances" && <span className={styles["under"]}>{advances}</span>}
        </StandingCells>
        {columns.map(({ name, always, format }) => (
          <td
            key={name}
            className={table["figure"]}
            data-always={always}
            data-name={name}
            data-screen-only={SCREEN_ONLY.has(name) || undefined}
          >
            {format(standing)}
          </td>
        ))}
        <td className={styles[last]} data-open={scenario?.verdict === "open"} data-screen-only>
          {cell}
        </td>
        <td className={styles["fold"]} data-always={hasConditions} data-screen-only>
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
      <tr
        id={detailsId}
        className={styles["rest"]}
        data-always={hasConditions}
        data-last-advancing={isLastAdvancing}
        hidden={!isOpen}
      >
        <td className="text-meta tone-soft" colSpan={columns.length + FIXED_COLUMNS + 1}>
          <span className={styles["hiddenColumns"]}>
            {columns
              .filter(({ always }) => !always)
              .map(({ name, format }) => `${messages[name].long} ${format(standing)}`)
              .join(" · ")}
            {last === "form" && cell}
          </span>
          {hasConditions && <ScenarioLines lines={lines} />}
        </td>
      </tr>
    </>
  );
}

const TONES = { through: "win", eliminated: "lose", open: "soft" } as const;

/** A few words about whether a contestant can still advance. */
function AdvancingText({ scenario }: { readonly scenario: ContestantScenario }) {
  const messages = useMessages("standings");
  return (
    <Text type="mark" tone={TONES[scenario.verdict]}>
      {scenario.verdict === "through" && "→ "}
      {describeScenarioBriefly(scenario, messages.scenarios)}
    </Text>
  );
}

interface FormMarksProps {
  /** Oldest first. */
  readonly results: readonly ("won" | "drawn" | "lost")[];
}

/** Recent results, newest on the right: filled for a win, half for a draw, hollow for a loss. */
function RecentResultMarks({ results }: FormMarksProps) {
  const messages = useMessages("contestant");
  const label = results.map((result) => messages.result[result]).join(", ");
  return (
    <span className={marks["form"]} title={label}>
      <span className="visually-hidden">{label}</span>
      {results.map((result, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a result is identified by its position only
        <span key={index} className={marks["mark"]} data-result={result} aria-hidden="true" />
      ))}
    </span>
  );
}
