/** Columns of a group's standings. */
export const FIGURES = ["played", "won", "drawn", "lost", "difference", "points"] as const;
/** A column of a group's standings. */
export type Figure = (typeof FIGURES)[number];

/** Formats a figure; a difference above 0 has a plus sign. */
export function formatFigure(figure: Figure, value: number): string {
  return figure === "difference" && value > 0 ? `+${value}` : `${value}`.replace("-", "−");
}
