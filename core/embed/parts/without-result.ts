import type { MatchView } from "#core/contract/match.ts";

/** Removes the result of a match, and the contestants who are in it because of another result. */
export function withoutResult(match: MatchView): MatchView {
  const slots = match.slots.map((slot) => ({
    ...slot,
    contestant: /^(winner|loser)/.test(slot.source.type) ? null : slot.contestant,
    score: null,
    disqualified: false,
    result: null,
    rank: null,
  }));
  return { ...match, slots, outcome: { winner: null, by: null, draw: false } };
}
