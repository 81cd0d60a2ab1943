import type { StatusReason } from "#core/model/match-status.ts";

interface WithRound {
  readonly round: { readonly key: string } | null;
  readonly stateBy: StatusReason;
}

/**
 * Returns whether a match is a bracket reset of which nobody knows yet whether it is needed, or
 * that is not late: then its listed start, often before that of the grand final, says nothing.
 */
export function isWaitingReset({ round, stateBy }: WithRound): boolean {
  return round?.key === "grand final reset" && stateBy === "listed-upcoming";
}
