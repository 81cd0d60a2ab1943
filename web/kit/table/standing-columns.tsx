import type { PageMessages } from "#core/i18n/en/index.ts";
import type { ReactNode } from "react";
import type { GroupView, StandingView } from "#core/contract/tournament.ts";
import { describeScenario } from "#core/i18n/describe-scenario.ts";
import { createDifferenceFormat, createNumberFormat } from "#core/lib/format-number.ts";
import type { ContestantScenario } from "#core/model/scenarios.ts";
import { ScenarioLines } from "#web/kit/scenario-lines.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { Column, RowState } from "./table.tsx";

/** Properties of the tables of all kinds of groups. */
export interface GroupTableProps {
  /** A `SectionHeading`, which is as wide as the table. */
  readonly heading?: ReactNode;
  readonly group: GroupView;
}

type Figure =
  | "played"
  | "won"
  | "drawn"
  | "lost"
  | "scoreFor"
  | "scoreAgainst"
  | "difference"
  | "kills"
  | "deduction"
  | "ignoredDeduction"
  | "points";

/** Width of a figure by the number of its characters, in rem. */
const WIDTHS = { short: 2.125, medium: 4.25, long: 8 };
/** Figures that do not fit four groups side by side on paper. */
const SCREEN_ONLY: ReadonlySet<Figure> = new Set(["scoreFor", "scoreAgainst"]);
/** Figures that are wider on paper. */
const WIDE_ON_PAPER: ReadonlySet<Figure> = new Set(["difference", "points"]);

/** Returns the figures that apply to a group that is not of races. */
export function listFigures({ rule, standings }: GroupView): readonly Figure[] {
  const hasDraws = rule.points !== null || standings.some(({ drawn }) => drawn > 0);
  return [
    "played",
    "won",
    ...(hasDraws ? (["drawn"] as const) : []),
    "lost",
    "scoreFor",
    "scoreAgainst",
    "difference",
    ...listDeductions(standings),
    ...(rule.points === null ? [] : (["points"] as const)),
  ];
}

/** Returns the deductions that some contestant has. */
export function listDeductions(standings: readonly StandingView[]): readonly Figure[] {
  const names = ["deduction", "ignoredDeduction"] as const;
  return names.filter((name) => standings.some((row) => row[name] > 0));
}

/**
 * Creates columns of figures, each formatted like the others of its column. A narrow table, or one
 * beside others on paper, keeps the number of matches, the difference and what ranks: points, or
 * without them wins.
 */
export function createFigureColumns(
  standings: readonly StandingView[],
  figures: readonly Figure[],
  messages: PageMessages["standings"],
  sharesSheet = false,
): readonly Column<StandingView>[] {
  const rankedBy = figures.includes("points") ? "points" : "won";
  return figures.map((key) => {
    const create = key === "difference" ? createDifferenceFormat : createNumberFormat;
    const format = create(standings.map((standing) => standing[key]));
    const texts = standings.map((standing) => format(standing[key] ?? 0));
    const longest = Math.max(0, ...texts.map(({ length }) => length));
    const isKept = [rankedBy, "played", "difference"].includes(key);
    return {
      key,
      head: messages[key],
      align: "end",
      width: WIDTHS[longest <= 4 ? "short" : longest <= 7 ? "medium" : "long"],
      paper: !sharesSheet
        ? undefined
        : SCREEN_ONLY.has(key)
          ? 0
          : WIDE_ON_PAPER.has(key)
            ? 2
            : 1.25,
      cell: (_, index) => texts[index],
      from: isKept ? undefined : "medium",
      // The total of a race stays in view.
      pinned: key === "points" ? "end" : undefined,
    };
  });
}

/**
 * Creates the column of positions: "2", "2=" of a tie, "2*" if staff decided the order of a tie. A
 * pinned one stays in view while the table scrolls.
 */
export function createPositionColumn(
  messages: PageMessages["standings"],
  isPinned = false,
): Column<StandingView> {
  return {
    key: "position",
    head: messages.position,
    width: 1.75,
    pinned: isPinned ? "start" : undefined,
    cell: ({ position, tied, sharedPosition }) => {
      const isDecided = sharedPosition !== null;
      const reason = isDecided ? messages.decidedByStaff : tied ? messages.tiedWith : undefined;
      return (
        <span title={reason}>
          {position}
          {tied && "="}
          {isDecided && "*"}
        </span>
      );
    },
  };
}

/** Returns the state of a row: below the last contestant who would advance now is a line. */
export function markLastAdvancing({ advancing }: Pick<GroupView, "advancing">) {
  return (_: StandingView, index: number): RowState => ({ lastAdvancing: index + 1 === advancing });
}

/**
 * Returns what a contestant needs to advance, one line per own result; `null` if there are fewer
 * than `least` lines: a single one repeats the words of a column.
 */
export function showConditions(
  scenario: ContestantScenario | null,
  least: number,
  { scenarios }: PageMessages["standings"],
): ReactNode {
  const lines = scenario === null ? [] : describeScenario(scenario, scenarios);
  return lines.length < least ? null : <ScenarioLines lines={lines} />;
}

/** The bracket match that a contestant advanced to; nothing if there is none. */
export function AdvancesTo({ wentTo }: Pick<StandingView, "wentTo">) {
  const messages = useMessages("standings");
  if (wentTo === null) return null;
  return (
    <Text type="code" tone="faint" title={messages.wentTo(wentTo.code)}>
      →&nbsp;<span translate="no">{wentTo.code}</span>
    </Text>
  );
}
