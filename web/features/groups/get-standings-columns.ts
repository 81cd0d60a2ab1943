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

/** Columns besides these if there is little room: position, contestant, button. */
export const FIXED_COLUMNS = 3;

const ALWAYS: ReadonlySet<StandingsTableColumn["name"]> = new Set([
  "played",
  "difference",
  "points",
]);

/** Returns the columns that apply to a group. */
export function getStandingsColumns({
  kind,
  rule,
  placementPoints,
  standings,
}: GroupView): readonly StandingsTableColumn[] {
  const names: StandingsTableColumn["name"][] = ["played", "won"];
  const hasDraws = standings.some(({ drawn }) => drawn > 0);
  if (placementPoints !== null) {
    if (placementPoints.perKill > 0) names.push("kills");
  } else if (kind === "ranked") {
    if (hasDraws) names.push("drawn");
    names.push("scoreFor");
  } else {
    if (hasDraws || rule.points !== null) names.push("drawn");
    names.push("lost", "scoreFor", "scoreAgainst", "difference");
  }
  for (const name of ["deduction", "ignoredDeduction"] as const) {
    if (standings.some((row) => row[name] > 0)) names.push(name);
  }
  if (rule.points !== null || placementPoints !== null) names.push("points");
  const fitsAlways = names.length <= ALWAYS.size;
  return names.map((name) => {
    const format = createColumnFormat(standings, name);
    const longest = Math.max(0, ...standings.map((standing) => format(standing).length));
    const size = longest <= 4 ? "short" : longest <= 7 ? "medium" : "long";
    return { name, always: fitsAlways || ALWAYS.has(name), format, size };
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
