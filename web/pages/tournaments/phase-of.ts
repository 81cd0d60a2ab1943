import type { TournamentSummary } from "#core/contract/tournament.ts";

export type TournamentPhase = "live" | "coming" | "over";

/** Being played from its first live or ended match until nothing more is listed as to come. */
export function phaseOf({
  counts,
  brackets,
}: Pick<TournamentSummary, "counts" | "brackets">): TournamentPhase {
  if (counts.live > 0) return "live";
  if (counts.ended === 0) return "coming";
  const decided = brackets.length > 0 && brackets.every(({ complete }) => complete);
  return counts.upcoming > 0 && !decided ? "live" : "over";
}
