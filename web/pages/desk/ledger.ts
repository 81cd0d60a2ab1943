import type { ChangePage, MatchRef } from "#core/contract/change.ts";
import type { ServiceRecordView } from "#core/contract/service-record.ts";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { groupBy } from "#core/lib/collections.ts";
import { MINUTE } from "#core/lib/time.ts";
import { authorOf } from "#web/features/desk/staff-acts/undoable-acts.ts";
import { kindOfRecord } from "#web/features/matches/changes/service-record-entry.tsx";
import { groupChangesByTimeAndMatch } from "#web/features/matches/changes/group-changes-by-time-and-match.ts";
import { createLedgerRows, type LedgerRow } from "#web/features/matches/changes/ledger-rows.ts";
import { mergeRaceScores } from "#web/features/matches/changes/merge-race-scores.ts";
import { type FilteredRecord, joinTexts, tournamentOf } from "./records-search.ts";

/** What happened: a change of a match, a record about a service, or an act and the one that undid it. */
type Happened =
  | { readonly type: "change"; readonly row: LedgerRow; readonly match: MatchRef }
  | { readonly type: "record"; readonly record: ServiceRecordView }
  | { readonly type: "act"; readonly act: StaffActView; readonly undoing: StaffActView | null };

/** `at`: in milliseconds since the epoch. */
export type LedgerRecord = Happened & FilteredRecord & { readonly at: number };

type ActRecord = Extract<LedgerRecord, { readonly type: "act" }>;

/** Everything that happened in one minute. */
export interface LedgerMinute {
  /** Start of the minute, in milliseconds since the epoch. */
  readonly at: number;
  readonly service: readonly Exclude<LedgerRecord, ActRecord>[];
  readonly acts: readonly ActRecord[];
}

/**
 * Returns records about services, changes whose match is known, and acts of staff, each newest
 * first.
 */
export function createLedger(
  { changes, matches }: Pick<ChangePage, "changes" | "matches">,
  game: string,
  records: readonly ServiceRecordView[],
  allActs: readonly StaffActView[],
): readonly LedgerRecord[] {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const lines = groupChangesByTimeAndMatch(changes).flatMap((group) => {
    const match = byKey.get(group[0].match);
    if (match === undefined || (game !== "" && match.gameSlug !== game)) return [];
    return createLedgerRows(group).map((row) => ({ row, match }));
  });
  const { acts, undoings } = foldUndoings(allActs);
  return [
    ...records.map((record): LedgerRecord => ({
      type: "record",
      record,
      at: Date.parse(record.at),
      kind: kindOfRecord(record),
      tournaments: record.tournaments.map(({ key, title }) => ({ value: key, name: title })),
      authors: [],
      text: joinTexts([
        record.type === "outage" ? record.outage.host : record.hold.site,
        ...record.tournaments.map(({ title }) => title),
      ]),
    })),
    ...mergeRaceScores(lines).map(({ row, match }): LedgerRecord => ({
      type: "change",
      row,
      match,
      at: row.at,
      kind: row.change.type,
      tournaments: [{ value: row.tournament, name: match.tournament }],
      authors: [],
      text: joinTexts([
        match.code,
        ...match.contestants.map((each) => each?.name),
        match.tournament,
      ]),
    })),
    ...acts.map((act): LedgerRecord => {
      const undoing = undoings.get(act.number) ?? null;
      return {
        type: "act",
        act,
        undoing,
        at: Date.parse(act.at),
        kind: "",
        tournaments: tournamentOf(act),
        authors: [...new Set([act, ...(undoing === null ? [] : [undoing])].map(authorOf))],
        text: joinTexts([
          act.about?.name,
          act.about?.tournament?.title,
          ...(act.about?.contestants ?? []),
          act.type === "claim" ? act.note : String(act.value),
        ]),
      };
    }),
  ];
}

/**
 * Removes acts that undid another one and returns them by the number of that act, at which they are
 * shown. An undoing that was itself undone stays, and the act that it had undone counts as not
 * undone. `acts` are newest first.
 */
export function foldUndoings(acts: readonly StaffActView[]) {
  const numbers = new Set(acts.map(({ number }) => number));
  const undoings = new Map<number, StaffActView>();
  for (const act of acts) {
    // A newer act is seen before those that it may have undone.
    if (act.undoes !== null && numbers.has(act.undoes) && !undoings.has(act.number))
      undoings.set(act.undoes, act);
  }
  const folded = new Set([...undoings.values()].map(({ number }) => number));
  return { acts: acts.filter(({ number }) => !folded.has(number)), undoings };
}

/** Groups records by minute, the newest minute first. */
export function groupByMinute(records: readonly LedgerRecord[]): readonly LedgerMinute[] {
  return [...groupBy(records, ({ at }) => at - (at % MINUTE))]
    .toSorted(([a], [b]) => b - a)
    .map(([at, own]) => ({
      at,
      service: own.filter((record) => record.type !== "act"),
      acts: own.filter((record) => record.type === "act"),
    }));
}

/**
 * Returns the line between the rows since the last visit (a minute; `null` on the first one) and
 * the others; `null` if nothing is newer except one's own acts. `minutes` are newest first.
 */
export function createLastLookMark(
  minutes: readonly LedgerMinute[],
  lastLook: number | null,
  me: string,
) {
  if (lastLook === null) return null;
  const newer = minutes.filter(({ at }) => at > lastLook);
  const after = newer.at(-1);
  const rows = newer.map(({ service, acts }) => service.length + acts.length);
  const own = newer.flatMap(({ acts }) => acts).filter(({ act }) => authorOf(act) === me);
  const count = rows.reduce((sum, each) => sum + each, 0) - own.length;
  if (after === undefined || count === 0) return null;
  return {
    /** Minute of the last visit, in milliseconds since the epoch. */
    lastLook,
    /** Number of newer changes and records, and of newer acts of other staff. */
    count,
    /** The oldest newer minute: the line is below it. */
    after: after.at,
  };
}

/** Returns the minutes in two columns of about as many rows, newest first. */
export function splitMinutes(
  minutes: readonly LedgerMinute[],
): readonly [readonly LedgerMinute[], readonly LedgerMinute[]] {
  const heights = minutes.map(({ service, acts }) => Math.max(service.length, acts.length));
  const total = heights.reduce((sum, height) => sum + height, 0);
  let above = 0;
  const at = heights.findIndex((height) => {
    const isInSecond = above >= total / 2;
    above += height;
    return isInSecond;
  });
  return at < 0 ? [minutes, []] : [minutes.slice(0, at), minutes.slice(at)];
}
