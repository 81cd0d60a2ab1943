import { formatHalves } from "#core/i18n/format-score.ts";
import type { StandingView } from "#core/contract/tournament.ts";
import type { StandingsTableColumn } from "./get-standings-columns.ts";

/** Formats a number of a standing; a difference has a sign (U+2212 as minus). */
export function formatFigure(standing: StandingView, name: StandingsTableColumn["name"]): string {
  const value = standing[name] ?? 0;
  if (name !== "difference" || value === 0) return formatHalves(value);
  return `${value > 0 ? "+" : "−"}${formatHalves(Math.abs(value))}`;
}
