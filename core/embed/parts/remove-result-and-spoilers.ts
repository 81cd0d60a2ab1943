import type { MatchView } from "#core/contract/match.ts";
import { SPOILER_SOURCES } from "#core/match/spoiler-sources.ts";

/** Removes the result of a match, and contestants whose presence reveals an earlier result. */
export function removeResultAndSpoilers(match: MatchView): MatchView {
  const slots = match.slots.map((slot) => ({
    ...slot,
    contestant: SPOILER_SOURCES.test(slot.source.type) ? null : slot.contestant,
    score: null,
    time: null,
    result: null,
    rank: null,
    points: null,
    aggregate: undefined,
    scoreText: undefined,
    advances: undefined,
    disqualified: false,
  }));
  return { ...match, slots, outcome: { winner: null, by: null, draw: false } };
}
