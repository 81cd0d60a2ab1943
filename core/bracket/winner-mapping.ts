import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import { findOnlySlot, type OrderedRound, type RoundSlotByContestant } from "./order-rows.ts";
import { fedRow, feederRowsOf, type RoundShape } from "./types/geometry.ts";

/** A round whose winners go to the next one. */
export interface FeedingRound extends Pick<OrderedRound, "rows" | "slots"> {
  readonly shape: RoundShape;
  /** By row - 1: number of contestants at a place without a match; `null` if these are no byes. */
  readonly byes: readonly number[] | null;
  /** Whether its matches are in the order of the next round, because their rows contradict it. */
  readonly isReordered: boolean;
}

/** The round that winners go to. */
export interface FedRound extends OrderedRound {
  readonly shape: RoundShape;
  /** Whether no contestants drop to it. */
  readonly isFedByWinners: boolean;
}

/** Rows of the next round by row of a round; rows whose target is not known are missing. */
export type WinnerMapping = ReadonlyMap<number, number>;

/** A place of the next round and those who come to it. */
interface Target {
  readonly row: number;
  /** Rows that feed it by their number, of matches whose contestants play in no next match. */
  readonly waiting: readonly number[];
  readonly openSlots: number;
}

/**
 * Infers which matches the winners of a round go to. `null` if the rows show it, as nearly always:
 * no contestant plays in another match, and no match gets more winners than it has open slots.
 * Names count more than rows, and the last place with room gets the rest.
 */
export function inferWinnerMapping(round: FeedingRound, next: FedRound): WinnerMapping | null {
  const { shape, rows, slots, byes, isReordered } = round;
  const found = new Map<number, number>();
  let strays = 0;
  rows.forEach((claim, index) => {
    const fed = fedRow(index + 1, shape, next.shape);
    const lead = claim === null ? null : findLead(claim, fed, slots, next);
    if (lead === null) return;
    found.set(index + 1, lead);
    if (lead !== fed) strays += 1;
  });
  const isShown = strays === 0 && (!isReordered || found.size === rows.length);
  if (isShown && !next.isFedByWinners) return null;
  const targets = next.rows.map((_, index) => createTarget(index + 1, round, next, found));
  if (isShown && !isCrowded(targets, round, next)) return null;
  const mapping = new Map(found);
  if (!isReordered && found.size > 2 * strays) {
    rows.forEach((claim, index) => {
      if (claim === null && byes !== null) return;
      const row = fedRow(index + 1, shape, next.shape);
      const target = must(targets[row - 1], "a row feeds a row of the next round");
      if (!mapping.has(index + 1) && target.waiting.length <= target.openSlots) {
        mapping.set(index + 1, row);
      }
    });
  }
  return withLastTarget(mapping, round, next);
}

/**
 * Returns the row of the next round that a contestant of a match is in. A name in several matches of
 * the round does not show which of them it comes from: it counts only in the fed row.
 */
function findLead(
  claim: MatchWithStatedRow,
  fed: number,
  slots: RoundSlotByContestant,
  next: FedRound,
): number | null {
  const { entries } = claim.seen.match;
  const shared = entries.filter(({ key }) => slots.get(key) === null);
  if (shared.length === 0) return findOnlySlot(claim, next.slots)?.row ?? null;
  const [other] = entries.flatMap(({ key }) =>
    slots.get(key) === null ? [] : (next.slots.get(key)?.row ?? []),
  );
  if (other !== undefined) return other;
  const listed = next.rows[fed - 1]?.seen.match.entries ?? [];
  return listed.some(({ key }) => shared.some((one) => one.key === key)) ? fed : null;
}

function createTarget(
  row: number,
  { shape, rows }: FeedingRound,
  next: FedRound,
  found: ReadonlyMap<number, number>,
): Target {
  return {
    row,
    waiting: feederRowsOf(row, shape, next.shape).filter(
      (feeder) => !found.has(feeder) && (rows[feeder - 1] ?? null) !== null,
    ),
    openSlots: Math.max(0, 2 - (next.rows[row - 1]?.seen.match.entries.length ?? 0)),
  };
}

/**
 * Returns whether more winners would come to a match than it has open slots. Names that are in no
 * match of the round may be new names of winners, unless there are as many byes.
 */
function isCrowded(targets: readonly Target[], round: FeedingRound, next: FedRound): boolean {
  const crowded = targets.filter(({ waiting, openSlots }) => waiting.length > openSlots);
  if (crowded.length === 0) return false;
  const strangers = targets.reduce((sum, { row }) => sum + countStrangers(row, round, next), 0);
  const { rows, byes } = round;
  const seeds = (byes ?? []).filter((count, index) => rows[index] === null && count > 0).length;
  return crowded.some(({ row, waiting, openSlots }) => {
    const renamed = strangers <= seeds ? 0 : countStrangers(row, round, next);
    return waiting.length > openSlots + renamed;
  });
}

/** Counts the contestants of a match of the next round who are in no match of the round. */
function countStrangers(row: number, { slots }: FeedingRound, next: FedRound): number {
  const entries = next.rows[row - 1]?.seen.match.entries ?? [];
  return entries.filter(({ key }) => !slots.has(key)).length;
}

/** Adds the matches without a target as feeders of the only place with room, if they fit. */
function withLastTarget(
  mapping: ReadonlyMap<number, number>,
  round: FeedingRound,
  next: FedRound,
): WinnerMapping {
  const { shape, rows, byes } = round;
  // A match that was not seen may feed any place.
  if (byes === null && rows.includes(null)) return mapping;
  const taken = groupBy(mapping.values(), (row) => row);
  const withRoom = next.rows.flatMap((_, index) => {
    const row = index + 1;
    const room = Math.min(shape.places / next.shape.places, 2 - countStrangers(row, round, next));
    const left = room - (taken.get(row)?.length ?? 0);
    return left > 0 ? [{ row, left }] : [];
  });
  const last = singleOrNull(withRoom);
  const rest = rows.flatMap((claim, index) =>
    claim === null || mapping.has(index + 1) ? [] : index + 1,
  );
  if (last === null || rest.length > last.left) return mapping;
  return new Map([...mapping, ...rest.map((row) => [row, last.row] as const)]);
}
