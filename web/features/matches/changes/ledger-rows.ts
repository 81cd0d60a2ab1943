import type { ChangeView } from "#core/contract/change.ts";
import type { ChangedScores } from "./format-change-subject.ts";
import type { ChangeGroup } from "./group-changes-by-time-and-match.ts";

/** One row of the ledger: a change of a match, with its score if that changed at the same time. */
export interface LedgerRow {
  /** Number of the change; identifies the row. */
  readonly seq: number;
  /** When it was noticed, in milliseconds since the epoch. */
  readonly at: number;
  /** `SITE/ID`. */
  readonly match: string;
  /** `SITE/SLUG`. */
  readonly tournament: string;
  readonly change: ChangeView;
  /** Scores before and after in the order of the contestants; `null` if they did not change. */
  readonly scores: ChangedScores | null;
  /** The outcome that became known at the same time; `null` if none did. */
  readonly outcome: Extract<ChangeView, { type: "decided" }> | null;
}

/** Changes of the course of a match that share a row; the row has the type of the last one. */
const COURSE = ["score", "score-withdrawn", "started", "decided", "ended"] as const;

/** Returns the rows of changes that were noticed at the same time in the same match. */
export function createLedgerRows(group: ChangeGroup): readonly LedgerRow[] {
  const course = group
    .filter(({ type }) => rankInCourse(type) >= 0)
    .toSorted((a, b) => rankInCourse(b.type) - rankInCourse(a.type));
  // The service locks a match when it ends: that is no news.
  const isOver = group.some(({ type }) => type === "ended");
  const others = group.filter(
    ({ type }) => rankInCourse(type) < 0 && !(isOver && type === "locked"),
  );
  const [main] = course;
  const rows = others.map((change) =>
    createRow(change, change.type === "corrected" ? [change] : []),
  );
  return main === undefined ? rows : [createRow(main, course), ...rows];
}

function rankInCourse(type: ChangeView["type"]): number {
  return COURSE.findIndex((each) => each === type);
}

function createRow(change: ChangeView, course: readonly ChangeView[]): LedgerRow {
  const { seq, at, match, tournament } = change;
  return {
    seq,
    at: Date.parse(at),
    match,
    tournament,
    change,
    scores: findScores(course),
    outcome: course.find((each) => each.type === "decided") ?? null,
  };
}

/** Returns the scores that changed at the same time; `null` if none did. */
export function findScores(course: readonly ChangeView[]): ChangedScores | null {
  for (const change of course) {
    if (change.type === "score") return { from: change.from, to: change.to };
    if (change.type === "corrected") return { from: change.from.scores, to: change.to.scores };
  }
  return null;
}
