import type { TournamentSummary } from "#core/contract/tournament.ts";

export type TournamentPhase = "live" | "coming" | "over";

/** Being played from its first live or ended match until nothing more is to be played. */
export function phaseOf({
  counts,
  unresolved,
  brackets,
}: Pick<TournamentSummary, "counts" | "unresolved" | "brackets">): TournamentPhase {
  if (counts.upcoming + counts.live === unresolved) return "over";
  if (counts.live > 0) return "live";
  if (counts.ended === 0) return "coming";
  const decided = brackets.length > 0 && brackets.every(({ complete }) => complete);
  return decided ? "over" : "live";
}
