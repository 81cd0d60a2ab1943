import { findChangedScores } from "./format-change-subject.ts";
import type { LedgerRow } from "./ledger-rows.ts";

/**
 * Merges consecutive scores of a race, a match of more than two, in rows that are newest first: one
 * row with the newest time and scores, and the scores before all of them.
 */
export function mergeRaceScores<L extends { readonly row: LedgerRow }>(
  lines: readonly L[],
): readonly L[] {
  const merged: L[] = [];
  /** Indices in `merged` of the rows that an older score of the same match would extend. */
  const growing = new Map<string, number>();
  for (const line of lines) {
    const { match } = line.row;
    const index = growing.get(match);
    const newer = merged[index ?? -1];
    if (!isRaceScore(line.row)) {
      growing.delete(match);
      merged.push(line);
    } else if (index === undefined || newer === undefined) {
      growing.set(match, merged.length);
      merged.push(line);
    } else {
      merged[index] = { ...newer, row: extendScores(newer.row, line.row) };
    }
  }
  return merged;
}

function isRaceScore({ change }: LedgerRow): boolean {
  return change.type === "score" && change.to.length > 2;
}

/** Returns the newer row with the earlier scores of the older one, unless these are the same now. */
function extendScores(newer: LedgerRow, older: LedgerRow): LedgerRow {
  if (newer.scores === null || older.scores === null) return newer;
  const scores = { from: older.scores.from, to: newer.scores.to };
  return findChangedScores(scores).length === 0 ? newer : { ...newer, scores };
}
