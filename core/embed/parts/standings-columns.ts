import type { GroupView, StandingView } from "#core/contract/tournament.ts";

/** A column of a group's standings. */
export type StandingsColumn = "played" | "won" | "drawn" | "lost" | "difference" | "points";

/** Returns the columns of a group's standings. */
export function getStandingsColumns({ placementPoints }: GroupView): readonly StandingsColumn[] {
  const ofDuels = ["drawn", "lost", "difference"] as const;
  return ["played", "won", ...(placementPoints === null ? ofDuels : []), "points"];
}

/** Formats a figure; a difference above 0 has a plus sign. */
export function formatStandingsValue(figure: StandingsColumn, standing: StandingView): string {
  const value = standing[figure];
  return figure === "difference" && value > 0 ? `+${value}` : `${value}`.replace("-", "−");
}
