import type { StatusReason } from "#core/model/derived-match.ts";

interface WithRound {
  readonly round: { readonly key: string } | null;
  readonly stateBy: StatusReason;
}

/**
 * Returns whether a match is a bracket reset that waits for its grand final: it is not late, although
 * its listed start, often earlier than that of the grand final, may have passed.
 */
export function isWaitingReset({ round, stateBy }: WithRound): boolean {
  return round?.key === "grand final reset" && stateBy === "listed-upcoming";
}
