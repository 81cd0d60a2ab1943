import type { Match } from "./match.ts";

/**
 * Compares a match with a known one of the same id and site: "same" if the same contestants play at
 * the same time, which they can do only once; "other" if the start differs or a contestant is gone;
 * `null` if too little is known.
 */
export function compareContests(known: Match, match: Match): "same" | "other" | null {
  const haveStarts = known.start !== null && match.start !== null;
  if (haveStarts && known.start !== match.start) return "other";
  // Keys of contestants depend on the game.
  const names = new Set(match.entries.map(({ name }) => name));
  if (!known.entries.every(({ name }) => names.has(name))) return "other";
  const hasAll = known.entries.length > 0 && known.entries.length === match.entries.length;
  return haveStarts && hasAll ? "same" : null;
}
