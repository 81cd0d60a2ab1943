import type { Hold } from "#core/model/hold.ts";

/**
 * Creates a hold on three of four public matches, lost at time 2; the last good data is of time 1.
 */
export function sampleHold(change: Partial<Hold> = {}): Hold {
  return {
    id: "matches",
    since: 2,
    dataAt: 1,
    lost: "matches",
    list: null,
    site: null,
    tournament: null,
    isHidden: false,
    tournaments: [],
    count: 3,
    of: 4,
    ...change,
  };
}
