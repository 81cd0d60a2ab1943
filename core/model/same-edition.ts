import type { Tournament } from "./match.ts";

/**
 * Returns whether two descriptions of a tournament with one slug may be of the same tournament: they
 * have the same game, as far as it is known, and dates that overlap.
 */
export function isSameEdition(a: Tournament, b: Tournament): boolean {
  return a === b || (a.key === b.key && hasSameGame(a, b) && !haveSeparateDates(a, b));
}

/** Returns whether two descriptions have the same game; one without a game may have any. */
export function hasSameGame(a: Tournament, b: Tournament): boolean {
  if (a.gameSlug === b.gameSlug || a.gameSlug === "" || b.gameSlug === "") return true;
  const isDerived = a.lacksGameSlug === true || b.lacksGameSlug === true;
  return isDerived && a.game === b.game;
}

/** Returns whether one of two tournaments is over before the other one starts. */
export function haveSeparateDates(a: Tournament, b: Tournament): boolean {
  return endsBefore(a, b) || endsBefore(b, a);
}

function endsBefore(a: Tournament, b: Tournament): boolean {
  if (a.start === null || a.end === null || b.start === null || b.end === null) return false;
  return a.start < b.start && a.end <= b.start && a.end < b.end;
}
