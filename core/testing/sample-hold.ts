import type { Hold } from "#core/model/hold.ts";

/** A hold on three of four public matches, of a loss at 2 after data of 1; say only what differs. */
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
    count: 3,
    of: 4,
    ...change,
  };
}
