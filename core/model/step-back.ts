import type { ListName, Match, SeenMatch } from "./match.ts";

/**
 * Whether new facts of a match are a step backwards from what we know: begun but in the upcoming list
 * again, a score that went down, a contestant or a bye gone; for a match that had ended also its lock gone or
 * its best-of raised. A cache in front of the service causes these as well as a correction does.
 */
export function isStepBack({ match, sighting }: SeenMatch, next: Match, list: ListName): boolean {
  if (sighting.list === "ended" && list === "upcoming") return true;
  if (match.bye === true && next.bye !== true) return true;
  if (next.entries.length < match.entries.length || hasLowerScore(match, next)) return true;
  if (!sighting.wasEnded) return false;
  const unlocked = match.locked === true && next.locked !== true;
  return unlocked || (next.bestOf ?? 0) > (match.bestOf ?? 0);
}

/** None and 0 are alike: an unplayed match looks like 0–0. */
function hasLowerScore(before: Match, after: Match): boolean {
  return before.entries.some(({ key, score }) => {
    const entry = after.entries.find((other) => other.key === key);
    return entry !== undefined && (entry.score ?? 0) < (score ?? 0);
  });
}
