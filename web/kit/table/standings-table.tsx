import type { ContestantScenario } from "#core/model/scenarios.ts";
import type { StandingView } from "#core/contract/tournament.ts";
import { describeScenarioBriefly } from "#core/i18n/describe-scenario.ts";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import marks from "#web/kit/form-marks.module.css";
import styles from "./table.module.css";
import { ContestantTable } from "./contestant-table.tsx";
import {
  AdvancesTo,
  createFigureColumns,
  createPositionColumn,
  type GroupTableProps,
  listFigures,
  markLastAdvancing,
  showConditions,
} from "./standing-columns.tsx";
import type { Column } from "./table.tsx";

interface StandingsTableProps extends GroupTableProps {
  /** Keys of contestants whose rows are marked. */
  readonly marked?: readonly string[];
  /** Whether other tables are beside it on paper. */
  readonly sharesSheet?: boolean;
}

/** Results that the form of a contestant shows. */
const FORM_LENGTH = 5;

/** Standings of a round robin or of a group with a bracket. */
export function StandingsTable({ heading, group, marked, sharesSheet }: StandingsTableProps) {
  const messages = useMessages("standings");
  const { scenarios, standings, advancing } = group;
  const scenarioAt = (index: number) => scenarios?.contestants[index] ?? null;
  const form: Column<StandingView> = {
    key: "form",
    head: messages.form,
    width: 5.5,
    from: "medium",
    paper: sharesSheet ? 0 : undefined,
    cell: (standing) => <RecentResultMarks results={standing.form.slice(-FORM_LENGTH)} />,
  };
  const advances: Column<StandingView> = {
    key: "advances",
    head: messages.scenarios.short.head,
    width: scenarios === null ? 5.5 : 8.5,
    from: "medium",
    isBelow: true,
    paper: sharesSheet ? 0 : undefined,
    cell: ({ wentTo }, index) => {
      const scenario = scenarioAt(index);
      if (scenario === null && wentTo === null) return null;
      return (
        <span className={styles["advances"]}>
          {scenario === null ? (
            <AdvancesTo wentTo={wentTo} />
          ) : (
            <AdvancingText scenario={scenario} />
          )}
        </span>
      );
    },
  };
  return (
    <ContestantTable
      heading={heading}
      isDense
      rows={standings}
      before={[createPositionColumn(messages)]}
      columns={[
        ...createFigureColumns(standings, listFigures(group), messages, sharesSheet),
        advancing === null ? form : advances,
      ]}
      beside={advancing === null ? AdvancesTo : undefined}
      stateOf={(standing, index) => ({
        ...markLastAdvancing(group)(standing, index),
        marked: marked?.includes(standing.contestant.key) === true,
      })}
      details={{ contentOf: (_, index) => showConditions(scenarioAt(index), 2, messages) }}
    />
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
