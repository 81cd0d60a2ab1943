import type { Outcome } from "#core/model/match-outcome.ts";
import type { EndingReason, Status } from "#core/model/match-status.ts";
import type { Match } from "#core/model/match.ts";
import { isTied } from "./outcome.ts";
import { ENDED_RULES, ENDING_RULES, type EndingInput } from "./winner-rules.ts";

const UNDECIDED: Outcome = { winner: null, by: null, draw: false };

/** An outcome that ends its match, whatever list it is in. */
export interface EarlyOutcome extends Outcome {
  readonly by: EndingReason;
}

/** Returns the outcome if a rule ends the match without its status; otherwise `null`. */
export function findEarlyOutcome(match: Match, input: EndingInput): EarlyOutcome | null {
  for (const { by, decide } of ENDING_RULES) {
    const found = decide(match, input);
    if (found !== null) return { winner: found.winner, by, draw: false };
  }
  return null;
}

/**
 * Derives the outcome of a match (docs/domain.md#winner) from its early decision and its status.
 */
export function deriveOutcome(
  match: Match,
  decision: EarlyOutcome | null,
  status: Status,
): Outcome {
  if (decision !== null) return decision;
  if (status.state !== "ended") return UNDECIDED;
  const input = { takenAsEnded: status.by === "taken-as-ended" };
  for (const { by, decide } of ENDED_RULES) {
    const found = decide(match, input);
    if (found !== null) return { winner: found.winner, by, draw: false };
  }
  return match.groupId !== null && isTied(match) ? { ...UNDECIDED, draw: true } : UNDECIDED;
}
