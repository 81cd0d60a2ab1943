import type { MatchRef } from "#core/contract/change.ts";
import type { ServiceRecordView } from "#core/contract/service-record.ts";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { groupBy } from "#core/lib/collections.ts";
import { foldName } from "#core/lib/text.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { FilteredRow } from "#web/features/desk/filter-select.tsx";
import type { FoldedActs } from "#web/features/desk/staff-acts/fold-undoings.ts";
import { kindOfRecord } from "#web/features/matches/changes/describe-service-record.ts";
import { authorOf } from "#web/features/desk/staff-acts/undoable-acts.ts";
import type { LedgerRow } from "#web/features/matches/changes/ledger-rows.ts";
import type { RecordsSearch } from "./records-search.ts";

/** A change with its match. */
export interface LedgerLine {
  readonly row: LedgerRow;
  readonly match: MatchRef;
}

/** Everything that happened in one minute. */
export interface LedgerMinute {
  /** Start of the minute, in milliseconds since the epoch. */
  readonly at: number;
  readonly lines: readonly LedgerLine[];
  readonly records: readonly ServiceRecordView[];
  readonly acts: readonly StaffActView[];
}

/** Returns the tournament of an act or of an annotation as a value of a filter; else nothing. */
export function tournamentOf({ about }: Pick<StaffActView, "about">): readonly FilteredRow[] {
  const tournament = about?.tournament;
  return tournament ? [{ value: tournament.key, name: tournament.title }] : [];
}

/** Returns the changes that fit the filters; none if a member of staff is chosen. */
export function filterLines(
  lines: readonly LedgerLine[],
  { kind, tournament, who, q }: RecordsSearch,
): readonly LedgerLine[] {
  return lines.filter(
    ({ row, match }) =>
      who === "" &&
      (kind === "" || row.change.type === kind) &&
      (tournament === "" || row.tournament === tournament) &&
      hasText(q, [match.code, ...match.contestants.map((each) => each?.name), match.tournament]),
  );
}

/**
 * Returns the acts that fit the filters; none if a kind of change is chosen. An act fits its author
 * and who undid it.
 */
export function filterActs(
  { acts, undoings }: FoldedActs,
  { kind, tournament, who, q }: RecordsSearch,
): readonly StaffActView[] {
  return acts.filter(
    (act) =>
      kind === "" &&
      (who === "" || authorsOf(act, undoings).includes(who)) &&
      (tournament === "" || act.about?.tournament?.key === tournament) &&
      hasText(q, [
        act.about?.name,
        act.about?.tournament?.title,
        ...(act.about?.contestants ?? []),
        act.type === "claim" ? act.note : String(act.value),
      ]),
  );
}

/** Returns the author of an act, and who undid it if that was another. */
export function authorsOf(act: StaffActView, undoings: FoldedActs["undoings"]): readonly string[] {
  const undoing = undoings.get(act.number);
  return [...new Set([act, ...(undoing === undefined ? [] : [undoing])].map(authorOf))];
}

/** Returns the records that fit the filters; none if a member of staff is chosen. */
export function filterRecords(
  records: readonly ServiceRecordView[],
  { kind, tournament, who, q }: RecordsSearch,
): readonly ServiceRecordView[] {
  return records.filter(
    (record) =>
      who === "" &&
      (kind === "" || kindOfRecord(record) === kind) &&
      (tournament === "" || record.tournaments.some(({ key }) => key === tournament)) &&
      hasText(q, [
        record.type === "outage" ? record.outage.host : record.hold.site,
        ...record.tournaments.map(({ title }) => title),
      ]),
  );
}

/** Groups rows by minute, the newest minute first. Rows of each kind are newest first. */
export function groupByMinute({
  lines,
  records,
  acts,
}: Omit<LedgerMinute, "at">): readonly LedgerMinute[] {
  const linesByMinute = groupBy(lines, ({ row }) => startOfMinute(row.at));
  const recordsByMinute = groupBy(records, ({ at }) => startOfMinute(Date.parse(at)));
  const actsByMinute = groupBy(acts, ({ at }) => startOfMinute(Date.parse(at)));
  const minutes = new Set([
    ...linesByMinute.keys(),
    ...recordsByMinute.keys(),
    ...actsByMinute.keys(),
  ]);
  return [...minutes]
    .toSorted((a, b) => b - a)
    .map((at) => ({
      at,
      lines: linesByMinute.get(at) ?? [],
      records: recordsByMinute.get(at) ?? [],
      acts: actsByMinute.get(at) ?? [],
    }));
}

/** Line below everything that is newer than the last visit to the page. */
export interface LastLookMark {
  /** Minute of the last visit, in milliseconds since the epoch. */
  readonly lastLook: number;
  /** Number of newer changes and records, and of newer acts of other staff. */
  readonly count: number;
  /** The oldest newer minute: the line is below it. */
  readonly after: LedgerMinute;
}

/**
 * Returns the line between the rows since the last visit and the others; `null` if nothing is
 * newer except one's own acts.
 *
 * @param minutes Newest first.
 * @param lastLook Minute of the last visit; `null` on the first one.
 */
export function createLastLookMark(
  minutes: readonly LedgerMinute[],
  lastLook: number | null,
  me: string,
): LastLookMark | null {
  if (lastLook === null) return null;
  const newer = minutes.filter(({ at }) => at > lastLook);
  const after = newer.at(-1);
  const count = newer
    .map(({ lines, records, acts }) => {
      const others = acts.filter((act) => authorOf(act) !== me);
      return lines.length + records.length + others.length;
    })
    .reduce((sum, each) => sum + each, 0);
  return after === undefined || count === 0 ? null : { lastLook, count, after };
}

/** Returns the minutes in two columns of about as many rows, newest first. */
export function splitMinutes(
  minutes: readonly LedgerMinute[],
): readonly [readonly LedgerMinute[], readonly LedgerMinute[]] {
  const heights = minutes.map(({ lines, records, acts }) =>
    Math.max(lines.length + records.length, acts.length),
  );
  const total = heights.reduce((sum, height) => sum + height, 0);
  let above = 0;
  const at = heights.findIndex((height) => {
    const isInSecond = above >= total / 2;
    above += height;
    return isInSecond;
  });
  return at < 0 ? [minutes, []] : [minutes.slice(0, at), minutes.slice(at)];
}

/** Returns whether one of several names contains a text, without case and accents. */
function hasText(text: string, names: readonly (string | null | undefined)[]): boolean {
  const folded = foldName(text);
  return folded === "" || names.some((name) => foldName(name ?? "").includes(folded));
}

function startOfMinute(at: number): number {
  return at - (at % MINUTE);
}
