import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { ContestantKey } from "#core/model/match.ts";
import type { RowClaim } from "./assign-rounds.ts";
import { fedRow, feedingRows, type RoundShape } from "./types/geometry.ts";

/** The matches of a round in their rows. */
export interface OrderedRound {
  /** By row - 1; null where no match stands. */
  readonly rows: readonly (RowClaim | null)[];
  /** Matches for which no place is left. */
  readonly extra: readonly RowClaim[];
  readonly stands: RowSlots;
}

/** Where each contestant of a round stands; null in more than one match. */
export type RowSlots = ReadonlyMap<ContestantKey, RowSlot | null>;

/** Where a contestant stands in a round; `slot` is their index in that match. */
export interface RowSlot {
  readonly row: number;
  readonly slot: number;
}

/** The round that a round's winners go to, and who stands there. */
export interface NextRound {
  readonly shape: RoundShape;
  readonly stands: RowSlots;
}

/** Who stands where among matches by the rows they claim. */
export function claimedStands(claims: readonly RowClaim[]): RowSlots {
  const stands = new Map<ContestantKey, RowSlot | null>();
  for (const claim of claims) if (claim.row !== null) addStands(stands, claim, claim.row);
  return stands;
}

/** A round whose matches have their rows. */
export function orderedAs(
  rows: readonly (RowClaim | null)[],
  extra: readonly RowClaim[],
): OrderedRound {
  const stands = new Map<ContestantKey, RowSlot | null>();
  rows.forEach((claim, index) => {
    if (claim !== null) addStands(stands, claim, index + 1);
  });
  return { rows, extra, stands };
}

/** Whether a match in a row feeds another one than that in which its contestant plays on. */
export function isStray(claim: RowClaim, row: number, shape: RoundShape, next: NextRound): boolean {
  // All lead to the only match of the next round, and third place matches share its rows.
  if (next.shape.places === 1) return false;
  const lead = leadOf(claim, next.stands);
  return lead !== null && fedRow(row, shape, next.shape) !== lead.row;
}

/**
 * Whether the rows of a round contradict who feeds whom in a way that another order resolves. A
 * single contestant who stands where they should not is no such reason.
 */
export function looksShuffled(
  shape: RoundShape,
  claims: readonly RowClaim[],
  next: NextRound,
): boolean {
  const strays = claims.filter(
    (claim) => claim.row !== null && isStray(claim, claim.row, shape, next),
  );
  if (strays.length < 2) return false;
  const room = shape.places / next.shape.places;
  const fed = groupBy(claims, (claim) => leadOf(claim, next.stands)?.row ?? null);
  return [...fed].every(([row, feeders]) => row === null || feeders.length <= room);
}

/**
 * Puts the matches of a round into its rows. Where rows are trusted they hold, and only matches
 * without one, or beside another in one, are placed by who they feed; otherwise all are.
 *
 * @param claims In an order that does not depend on the order of input.
 * @param claimed Who stands where by the rows that matches claim; null where they are not trusted.
 */
export function orderRows(
  shape: RoundShape,
  claims: readonly RowClaim[],
  next: NextRound | null,
  claimed: RowSlots | null,
): OrderedRound {
  const rows = Array.from<RowClaim | null>({ length: shape.places }).fill(null);
  // Nearly every round: each match has a row to itself.
  if (claimed !== null && claims.every((claim) => takesOwnRow(claim, rows))) {
    return { rows, extra: [], stands: claimed };
  }
  rows.fill(null);
  const take = (claim: RowClaim, wanted: readonly (number | null)[]): boolean => {
    const row = wanted.find((candidate) => candidate !== null && rows[candidate - 1] === null);
    if (row === undefined || row === null) return false;
    rows[row - 1] = claim;
    return true;
  };
  const feeders = (claim: RowClaim): readonly number[] => feederRows(claim, shape, next);
  const ownRows = claimed !== null && !shareOneRow(claims);
  const first = claims
    .toSorted((a, b) => strength(b) - strength(a))
    .filter((claim) => !take(claim, ownRows ? [claim.row] : feeders(claim)));
  const second = first.filter(
    (claim) => repeats(claim, rows) || !take(claim, ownRows ? feeders(claim) : []),
  );
  const anyRow = rows.map((_, index) => index + 1);
  const extra = second.filter(
    (claim) =>
      repeats(claim, rows) ||
      (ownRows && claim.row !== null) ||
      !take(claim, [claim.row, ...anyRow]),
  );
  return orderedAs(rows, extra);
}

/** A round of the geometry they were settled in. */
export function orderedRound(rounds: ReadonlyMap<string, OrderedRound>, key: string): OrderedRound {
  return must(rounds.get(key), "every round of the geometry was settled");
}

function takesOwnRow(claim: RowClaim, rows: (RowClaim | null)[]): boolean {
  if (claim.row === null || rows[claim.row - 1] !== null) return false;
  rows[claim.row - 1] = claim;
  return true;
}

/** Rows that feed the match in which a contestant of this one stands, best first; none when unknown. */
function feederRows(claim: RowClaim, shape: RoundShape, next: NextRound | null): readonly number[] {
  if (next === null) return [];
  const lead = leadOf(claim, next.stands);
  if (lead === null) return [];
  const rows = feedingRows(lead.row, shape, next.shape);
  return lead.slot === 0 ? rows : rows.toReversed();
}

function addStands(
  stands: Map<ContestantKey, RowSlot | null>,
  { seen }: RowClaim,
  row: number,
): void {
  seen.match.entries.forEach(({ key }, slot) => {
    stands.set(key, stands.has(key) ? null : { row, slot });
  });
}

/** Where the one contestant of a match stands who plays on; null where none or both do. */
export function leadOf({ seen }: RowClaim, stands: RowSlots): RowSlot | null {
  let lead: RowSlot | null = null;
  for (const { key } of seen.match.entries) {
    const stand = stands.get(key) ?? null;
    if (stand === null) continue;
    if (lead !== null) return null;
    lead = stand;
  }
  return lead;
}

/** A round in which three or more matches all claim one row says nothing about rows. */
function shareOneRow(claims: readonly RowClaim[]): boolean {
  return claims.length > 2 && claims.every(({ row }) => row === claims[0]?.row);
}

/** All its contestants stand in one match that has its place: the same match, listed twice. */
function repeats({ seen }: RowClaim, rows: readonly (RowClaim | null)[]): boolean {
  const keys = seen.match.entries.map(({ key }) => key);
  return (
    keys.length > 0 &&
    rows.some((placed) => {
      const there = new Set(placed?.seen.match.entries.map(({ key }) => key));
      return keys.every((key) => there.has(key));
    })
  );
}

/** Which of two matches in one place is shown there: the one that says more. */
function strength({ seen: { match } }: RowClaim): number {
  return (
    match.entries.length * 2 +
    match.entries.filter(({ score }) => score !== null && score !== 0).length
  );
}
