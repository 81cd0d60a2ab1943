import type { TournamentSummary } from "#core/contract/tournament.ts";

/** Phase of a tournament: ongoing (`live`), upcoming (`coming`) or completed (`over`). */
export type TournamentPhase = "live" | "coming" | "over";

/** Returns the phase: `live` from the first match played until no match is left to play. */
export function deriveTournamentPhase({
  counts,
  played,
  unresolved,
  brackets,
}: Pick<TournamentSummary, "counts" | "played" | "unresolved" | "brackets">): TournamentPhase {
  if (counts.upcoming + counts.live === unresolved) return "over";
  if (counts.live > 0) return "live";
  if (played === 0) return "coming";
  const areBracketsDecided = brackets.length > 0 && brackets.every(({ complete }) => complete);
  return areBracketsDecided ? "over" : "live";
}
