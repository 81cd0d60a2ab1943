import type { AbsenceReason, DerivedMatch, MatchState } from "#core/model/derived-match.ts";

/** Returns whether a match is live and still listed by the service, so that its state is current. */
export function isLiveAndListed({
  state,
  absence,
}: {
  readonly state: MatchState;
  readonly absence: AbsenceReason | null;
}): boolean {
  return state === "live" && absence === null;
}

/** Returns whether a derived match is live and still listed. */
export function isMatchLiveAndListed({ status: { state }, absence }: DerivedMatch): boolean {
  return isLiveAndListed({ state, absence });
}

/** Returns whether a match has not ended and may still be played. */
export function isMatchOpen({ status, unresolved }: DerivedMatch): boolean {
  return status.state !== "ended" && unresolved === null;
}
