import type { Match } from "./match.ts";

/**
 * Compares two matches that have the same id on one site: "same" if the same contestants play at the
 * same time, which they can do only once; "other" if contestants or starts differ; `null` if too
 * little is known of one of them.
 */
export function compareContests(a: Match, b: Match): "same" | "other" | null {
  const haveStarts = a.start !== null && b.start !== null;
  if (haveStarts && a.start !== b.start) return "other";
  const [fewer, more] = a.entries.length < b.entries.length ? [a, b] : [b, a];
  // Keys of contestants depend on the game.
  const names = new Set(more.entries.map(({ name }) => name));
  if (!fewer.entries.every(({ name }) => names.has(name))) return "other";
  const hasAll = fewer.entries.length > 0 && fewer.entries.length === more.entries.length;
  return haveStarts && hasAll ? "same" : null;
}
