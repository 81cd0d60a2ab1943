/** Columns of a group's standings. */
export const FIGURES = ["played", "won", "drawn", "lost", "difference", "points"] as const;
export type Figure = (typeof FIGURES)[number];

/** Formats the value of a column: a difference has a sign. */
export function formatFigure(figure: Figure, value: number): string {
  return figure === "difference" && value > 0 ? `+${value}` : `${value}`.replace("-", "−");
}
