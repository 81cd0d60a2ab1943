import type { GroupView } from "#core/contract/tournament.ts";

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
    | "points";
  readonly always: boolean;
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
  if (placementPoints !== null) {
    if (placementPoints.perKill > 0) names.push("kills");
    if (standings.some(({ deduction }) => deduction > 0)) names.push("deduction");
  } else if (kind === "ranked") {
    names.push("scoreFor");
  } else {
    if (standings.some(({ drawn }) => drawn > 0) || rule.points !== null) names.push("drawn");
    names.push("lost", "scoreFor", "scoreAgainst", "difference");
  }
  if (rule.points !== null || placementPoints !== null) names.push("points");
  const fitsAlways = names.length <= ALWAYS.size;
  return names.map((name) => ({ name, always: fitsAlways || ALWAYS.has(name) }));
}
