/** Columns of a group's standings. */
export const STANDINGS_COLUMNS = [
  "played",
  "won",
  "drawn",
  "lost",
  "difference",
  "points",
] as const;
/** A column of a group's standings. */
export type StandingsColumn = (typeof STANDINGS_COLUMNS)[number];

/** Formats a figure; a difference above 0 has a plus sign. */
export function formatStandingsValue(figure: StandingsColumn, value: number): string {
  return figure === "difference" && value > 0 ? `+${value}` : `${value}`.replace("-", "−");
}
