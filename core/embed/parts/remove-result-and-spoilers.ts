import type { MatchView } from "#core/contract/match.ts";

/** Removes the result of a match, and contestants whose presence reveals an earlier result. */
export function removeResultAndSpoilers(match: MatchView): MatchView {
  const slots = match.slots.map((slot) => ({
    ...slot,
    contestant: /^(winner|loser|advancing)/.test(slot.source.type) ? null : slot.contestant,
    score: null,
    aggregate: undefined,
    time: null,
    disqualified: false,
    result: null,
    advances: undefined,
    rank: null,
    points: null,
  }));
  return { ...match, slots, outcome: { winner: null, by: null, draw: false } };
}
