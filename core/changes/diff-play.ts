import { must } from "#core/lib/must.ts";
import type { ChangeDetails, ResultSnapshot } from "#core/model/change.ts";
import { listScores } from "#core/match/outcome.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { MatchEntry } from "#core/model/match.ts";
import type { SlotChanges } from "./diff-slots.ts";

/** Returns the changes of scores, state and outcome; for an ended match, one correction. */
export function diffPlay(
  before: DerivedMatch,
  after: DerivedMatch,
  slots: SlotChanges,
): readonly ChangeDetails[] {
  const scored = scoreChanges(after, slots);
  const decided = !isDecided(before) && isDecided(after) ? [decision(after)] : [];
  const ended = after.status.state === "ended";
  if (before.status.state === "ended") {
    if (scored.length === 0 && ended && keepsOutcome(before, after, slots)) return decided;
    const { state } = after.status;
    return [{ type: "corrected", from: resultOf(before), to: resultOf(after), state }];
  }
  const isUndone = before.status.state === "live" && after.status.state === "upcoming";
  const started = before.status.state === "upcoming" && after.status.state === "live";
  return [
    ...(started ? [{ type: "started" } as const] : []),
    ...(isUndone ? [{ type: "start-withdrawn" } as const] : []),
    ...scored,
    ...decided,
    ...(ended
      ? [{ type: "ended", by: after.status.by, scores: listScores(after.match) } as const]
      : []),
  ];
}

/** Compares scores; `null` equals 0, because an unplayed match may be listed as 0–0. */
function scoreChanges(after: DerivedMatch, slots: SlotChanges): readonly ChangeDetails[] {
  const from = slots.before.map((entry) => entry?.score ?? null);
  const to = listScores(after.match);
  if (to.every((score, at) => (score ?? 0) === (from[at] ?? 0))) return [];
  const isWithdrawn = to.every((score) => (score ?? 0) === 0);
  return [isWithdrawn ? { type: "score-withdrawn", from } : { type: "score", from, to }];
}

function isDecided({ outcome }: DerivedMatch): boolean {
  return outcome.draw || outcome.winner !== null || outcome.shared !== undefined;
}

function decision(derived: DerivedMatch): ChangeDetails {
  const winner = winnerOf(derived);
  const by = derived.outcome.by;
  return {
    type: "decided",
    winner: winner === null ? null : contestantRef(winner),
    by,
    scores: listScores(derived.match),
  };
}

/** Returns whether a decided match keeps its winner or draw; another name is no change. */
function keepsOutcome(before: DerivedMatch, after: DerivedMatch, slots: SlotChanges): boolean {
  if (!isDecided(before)) return true;
  const { winner, draw } = after.outcome;
  const earlier = winner === null ? null : (slots.before[winner] ?? null);
  return draw === before.outcome.draw && earlier === winnerOf(before);
}

function resultOf(derived: DerivedMatch): ResultSnapshot {
  const winner = winnerOf(derived);
  return {
    scores: listScores(derived.match),
    winner: winner === null ? null : contestantRef(winner),
    draw: derived.outcome.draw,
  };
}

function winnerOf({ match, outcome }: DerivedMatch): MatchEntry | null {
  if (outcome.winner === null) return null;
  return must(match.entries[outcome.winner], "an outcome names one of the entries");
}
