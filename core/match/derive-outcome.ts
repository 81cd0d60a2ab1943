import type { Outcome } from "#core/model/match-outcome.ts";
import type { EndingReason, Status } from "#core/model/match-status.ts";
import type { Match } from "#core/model/match.ts";
import { isTied, playsItself } from "./outcome.ts";
import { ENDING_RULES, type EndingInput, findEndedWinner } from "./winner-rules.ts";

const UNDECIDED: Outcome = { winner: null, by: null, draw: false };

/** An outcome that ends its match, whatever list it is in. */
export interface EarlyOutcome extends Outcome {
  readonly by: EndingReason;
}

/** Returns the outcome if a rule ends the match without its status; otherwise `null`. */
export function findEarlyOutcome(match: Match, input: EndingInput): EarlyOutcome | null {
  if (playsItself(match)) return null;
  for (const { by, decide } of ENDING_RULES) {
    const found = decide(match, input);
    if (found !== null) return { ...found, by, draw: false };
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
  if (status.state !== "ended" || playsItself(match)) return UNDECIDED;
  // An end that is only assumed is no result: the match may have been interrupted.
  if (status.by === "taken-as-ended") return UNDECIDED;
  const found = findEndedWinner(match);
  if (found !== null) return { ...found, by: "led", draw: found.shared !== undefined };
  return match.groupId !== null && isTied(match) ? { ...UNDECIDED, draw: true } : UNDECIDED;
}
