import type { GroupView, StandingView } from "#core/contract/tournament.ts";
import { createDifferenceFormat, createNumberFormat } from "#core/lib/format-number.ts";

/** A number column of a group table. Only `always` columns are shown if there is little room. */
export interface StandingsTableColumn {
  readonly name:
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
  readonly always: boolean;
  /** Formats the number of a standing like the others in the column. */
  readonly format: (standing: StandingView) => string;
  /** Room for its longest number: up to four characters, up to seven, or more. */
  readonly size: "short" | "medium" | "long";
}

/** Columns that do not fit four groups side by side on paper. */
export const SCREEN_ONLY: ReadonlySet<string> = new Set(["scoreFor", "scoreAgainst", "last"]);

/** Columns besides these if there is little room: position, contestant, button. */
export const FIXED_COLUMNS = 3;

const ALWAYS: ReadonlySet<StandingsTableColumn["name"]> = new Set(["played", "difference"]);

/** Returns the columns that apply to a group that is not of races. */
export function getStandingsColumns({
  rule,
  standings,
}: GroupView): readonly StandingsTableColumn[] {
  const hasDraws = rule.points !== null || standings.some(({ drawn }) => drawn > 0);
  return createColumns(standings, [
    "played",
    "won",
    ...(hasDraws ? (["drawn"] as const) : []),
    "lost",
    "scoreFor",
    "scoreAgainst",
    "difference",
    ...findDeductions(standings),
    ...(rule.points === null ? [] : (["points"] as const)),
  ]);
}

/** Returns the columns of a group of races besides those of its matches. */
export function getRaceColumns({
  placementPoints,
  standings,
}: GroupView): readonly StandingsTableColumn[] {
  const hasKills = placementPoints !== null && placementPoints.perKill > 0;
  const kills = hasKills ? (["kills"] as const) : [];
  return createColumns(standings, [...kills, ...findDeductions(standings), "points"]);
}

function findDeductions(
  standings: readonly StandingView[],
): readonly ("deduction" | "ignoredDeduction")[] {
  const names = ["deduction", "ignoredDeduction"] as const;
  return names.filter((name) => standings.some((row) => row[name] > 0));
}

function createColumns(
  standings: readonly StandingView[],
  names: readonly StandingsTableColumn["name"][],
): readonly StandingsTableColumn[] {
  // Without points the wins rank.
  const rankedBy = names.includes("points") ? "points" : "won";
  return names.map((name) => {
    const format = createColumnFormat(standings, name);
    const longest = Math.max(0, ...standings.map((standing) => format(standing).length));
    const size = longest <= 4 ? "short" : longest <= 7 ? "medium" : "long";
    return { name, always: name === rankedBy || ALWAYS.has(name), format, size };
  });
}

function createColumnFormat(
  standings: readonly StandingView[],
  name: StandingsTableColumn["name"],
): StandingsTableColumn["format"] {
  const create = name === "difference" ? createDifferenceFormat : createNumberFormat;
  const format = create(standings.map((standing) => standing[name]));
  return (standing) => format(standing[name] ?? 0);
}

type Result = StandingView["results"][number];

/** The ended matches of a group of races, and each contestant's results in them. */
export interface Races {
  /** Keys of the matches in order of play. */
  readonly matches: readonly string[];
  /** Results by contestant, one per match; `null` if the contestant was not in the match. */
  readonly results: ReadonlyMap<StandingView, readonly (Result | null)[]>;
}

/**
 * Aligns the results of contestants by match. A match is as late as its latest position in the
 * results of a contestant.
 */
export function indexRaces(standings: readonly StandingView[]): Races {
  const positions = new Map<string, number>();
  for (const { results } of standings) {
    for (const [index, { match }] of results.entries()) {
      positions.set(match, Math.max(index, positions.get(match) ?? 0));
    }
  }
  const matches = [...positions].toSorted(([, a], [, b]) => a - b).map(([match]) => match);
  const resultsOf = ({ results }: StandingView) =>
    matches.map((key) => results.find(({ match }) => match === key) ?? null);
  return { matches, results: new Map(standings.map((row) => [row, resultsOf(row)])) };
}
