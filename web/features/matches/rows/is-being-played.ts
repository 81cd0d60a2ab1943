import type { MatchView } from "#core/contract/match.ts";

/** Live, and still listed: what the service lost sight of is "last seen", not live. */
export function isBeingPlayed({ state, absence }: MatchView): boolean {
  return state === "live" && absence === null;
}
