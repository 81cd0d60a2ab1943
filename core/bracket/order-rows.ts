import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { ContestantKey } from "#core/model/match.ts";
import { showsPlay } from "#core/model/score.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import { fedRow, feederRowsOf, type RoundShape } from "./types/geometry.ts";

/** The matches of a round in their rows. */
export interface OrderedRound {
  /** By row - 1; `null` if the row has no match. */
  readonly rows: readonly (MatchWithStatedRow | null)[];
  /** Matches without a row. */
  readonly extra: readonly MatchWithStatedRow[];
  /** Slots of the contestants in `rows`. */
  readonly slots: RoundSlotByContestant;
}

/** The slot of each contestant in a round; `null` if they are in several of its matches. */
export type RoundSlotByContestant = ReadonlyMap<ContestantKey, RoundSlot | null>;

/** A contestant's position in a round; `slot` is the index within the match. */
export interface RoundSlot {
  readonly row: number;
  readonly slot: number;
}

/** The round that a round's winners go to, and the slots of the contestants in it. */
export interface NextRound {
  readonly shape: RoundShape;
  readonly slots: RoundSlotByContestant;
}

/** Rows of a round while they are filled, by row - 1. */
type Rows = (MatchWithStatedRow | null)[];

/** Returns the rows that a match may take, best first; `null` is none. */
type RowChoice = (claim: MatchWithStatedRow) => readonly (number | null)[];

/** Returns the slots of contestants by the rows that their matches state. */
export function deriveStatedSlots(claims: readonly MatchWithStatedRow[]): RoundSlotByContestant {
  const slots = new Map<ContestantKey, RoundSlot | null>();
  for (const claim of claims) if (claim.row !== null) addSlots(slots, claim, claim.row);
  return slots;
}

/** Creates a round from matches in their rows. */
export function createOrderedRound(
  rows: readonly (MatchWithStatedRow | null)[],
  extra: readonly MatchWithStatedRow[],
): OrderedRound {
  const slots = new Map<ContestantKey, RoundSlot | null>();
  rows.forEach((claim, index) => {
    if (claim !== null) addSlots(slots, claim, index + 1);
  });
  return { rows, extra, slots };
}

/** Returns whether a match, in this row, feeds another match than its contestant advanced to. */
export function isRowContradicted(
  claim: MatchWithStatedRow,
  row: number,
  shape: RoundShape,
  next: NextRound,
): boolean {
  // All rows feed the only match of that round. A third-place match may state row 2.
  if (next.shape.places === 1) return false;
  const lead = findOnlySlot(claim, next.slots);
  return lead !== null && fedRow(row, shape, next.shape) !== lead.row;
}

/**
 * Returns whether the rows of a round contradict where contestants advanced, and another order may
 * resolve that: at least two matches are affected, and no match gets more feeders than it has
 * slots.
 */
export function shouldReorderRows(
  shape: RoundShape,
  claims: readonly MatchWithStatedRow[],
  next: NextRound,
): boolean {
  const strays = claims.filter(
    (claim) => claim.row !== null && isRowContradicted(claim, claim.row, shape, next),
  );
  if (strays.length < 2) return false;
  const room = shape.places / next.shape.places;
  const fed = groupBy(claims, (claim) => findOnlySlot(claim, next.slots)?.row ?? null);
  return [...fed].every(([row, feeders]) => row === null || feeders.length <= room);
}

/**
 * Puts the matches of a round into its rows. Only matches without a row of their own are placed by
 * the match they feed; if stated rows are not trusted (`null`), all are. Duplicates get no row.
 * `claims` have an order that does not depend on the order of input.
 */
export function orderRows(
  shape: RoundShape,
  claims: readonly MatchWithStatedRow[],
  next: NextRound | null,
  stated: RoundSlotByContestant | null,
): OrderedRound {
  const rows: Rows = Array.from<null>({ length: shape.places }).fill(null);
  // The common case: every match has its own row.
  if (stated !== null && claims.every((claim) => takeRow(rows, claim, [claim.row]))) {
    return { rows, extra: [], slots: stated };
  }
  rows.fill(null);
  const anyRow = rows.map((_, index) => index + 1);
  const byNextRound: RowChoice = (claim) => feederRows(claim, shape, next);
  const [first, ...others]: readonly [RowChoice, ...RowChoice[]] =
    stated !== null && !shareOneRow(claims)
      ? [({ row }) => [row], byNextRound, ({ row }) => (row === null ? anyRow : [])]
      : [byNextRound, ({ row }) => [row, ...anyRow]];
  let waiting = claims
    .toSorted((a, b) => dataAmount(b) - dataAmount(a))
    .filter((claim) => !takeRow(rows, claim, first(claim)));
  for (const choice of others) {
    waiting = waiting.filter(
      (claim) => isDuplicate(claim, rows) || !takeRow(rows, claim, choice(claim)),
    );
  }
  return createOrderedRound(rows, waiting);
}

/** Puts a match into the first of these rows that is free; returns whether there was one. */
function takeRow(rows: Rows, claim: MatchWithStatedRow, choice: ReturnType<RowChoice>): boolean {
  const row = choice.find((one) => one !== null && rows[one - 1] === null) ?? null;
  if (row !== null) rows[row - 1] = claim;
  return row !== null;
}

/** Returns a round of the geometry. Throws if the geometry has no round of this key. */
export function getOrderedRound(
  rounds: ReadonlyMap<string, OrderedRound>,
  key: string,
): OrderedRound {
  return must(rounds.get(key), "every round of the geometry is resolved");
}

/**
 * Returns the rows that feed the match its contestant advanced to, best first; empty if unknown.
 */
function feederRows(
  claim: MatchWithStatedRow,
  shape: RoundShape,
  next: NextRound | null,
): readonly number[] {
  if (next === null) return [];
  const lead = findOnlySlot(claim, next.slots);
  if (lead === null) return [];
  const rows = feederRowsOf(lead.row, shape, next.shape);
  return lead.slot === 0 ? rows : rows.toReversed();
}

function addSlots(
  slots: Map<ContestantKey, RoundSlot | null>,
  { seen }: MatchWithStatedRow,
  row: number,
): void {
  seen.match.entries.forEach(({ key }, slot) => {
    slots.set(key, slots.has(key) ? null : { row, slot });
  });
}

/** Returns the slot of the only contestant who has one; `null` if none or several have one. */
export function findOnlySlot(
  { seen }: MatchWithStatedRow,
  slots: RoundSlotByContestant,
): RoundSlot | null {
  let lead: RoundSlot | null = null;
  for (const { key } of seen.match.entries) {
    const slot = slots.get(key) ?? null;
    if (slot === null) continue;
    if (lead !== null) return null;
    lead = slot;
  }
  return lead;
}

/** Returns whether three or more matches all state the same row, which is then no information. */
function shareOneRow(claims: readonly MatchWithStatedRow[]): boolean {
  return claims.length > 2 && claims.every(({ row }) => row === claims[0]?.row);
}

/** Returns whether one match with a row has all its contestants: the same match, listed twice. */
function isDuplicate(
  { seen }: MatchWithStatedRow,
  rows: readonly (MatchWithStatedRow | null)[],
): boolean {
  const { entries } = seen.match;
  const isIn = (row: MatchWithStatedRow | null): boolean =>
    entries.every(({ key }) => row?.seen.match.entries.some((other) => other.key === key));
  return entries.length > 0 && rows.some(isIn);
}

/**
 * Returns how much data a match has. Of several matches that state one row, the largest gets it.
 */
function dataAmount({ seen: { match } }: MatchWithStatedRow): number {
  return match.entries.length * 2 + match.entries.filter(showsPlay).length;
}
