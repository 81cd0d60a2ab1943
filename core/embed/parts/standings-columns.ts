import type { GroupView, StandingView } from "#core/contract/tournament.ts";
import { createDifferenceFormat, createNumberFormat } from "#core/lib/format-number.ts";

/** A column of a group's standings. */
export type StandingsColumn = "played" | "won" | "drawn" | "lost" | "difference" | "points";

/** Returns the columns of a group's standings. */
export function getStandingsColumns({ placementPoints }: GroupView): readonly StandingsColumn[] {
  const ofDuels = ["drawn", "lost", "difference"] as const;
  return ["played", "won", ...(placementPoints === null ? ofDuels : []), "points"];
}

/** Creates the format of a column's numbers. */
export function createStandingsFormat(
  figure: StandingsColumn,
  standings: readonly StandingView[],
): (standing: StandingView) => string {
  const create = figure === "difference" ? createDifferenceFormat : createNumberFormat;
  const format = create(standings.map((standing) => standing[figure]));
  return (standing) => format(standing[figure]);
}
