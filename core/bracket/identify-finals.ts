import { compareNullable } from "#core/lib/compare.ts";
import type { ContestantKey, SeenMatch } from "#core/model/match.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import { hasScore, isBye } from "#core/match/outcome.ts";

/** The matches of a last round: final and third-place match, or grand final and bracket reset. */
export interface IdentifiedFinals {
  /** The final or grand final; `null` if not seen. */
  readonly first: MatchWithStatedRow | null;
  /** The third-place match or bracket reset; `null` if not seen. */
  readonly second: MatchWithStatedRow | null;
  /** Further matches of the round. */
  readonly extra: readonly MatchWithStatedRow[];
  /** False if it is unknown which of the two a match is. */
  readonly certain: boolean;
}

/** Returns the index of a match's winner regardless of later matches; `null` if unknown. */
export type WinnerByScore = (seen: SeenMatch) => number | null;

/** Returns 2 if a match is surely the first, 1 if probably, 0 if unknown, to -2 for the second. */
type Leaning = (claim: MatchWithStatedRow, other: MatchWithStatedRow | null) => number;

/**
 * Distinguishes final and third-place match: by trusted rows unless the semifinals prove the
 * opposite, else by who won and lost the semifinals. Who had a bye there is in the final, even if
 * nothing else is decided.
 */
export function identifyFinalAndBronze(
  claims: readonly MatchWithStatedRow[],
  semifinals: readonly MatchWithStatedRow[],
  byScore: WinnerByScore,
  trusted: boolean,
): IdentifiedFinals {
  const won = new Map<ContestantKey, boolean>();
  for (const { seen } of semifinals) {
    const winner = byScore(seen);
    if (winner === null) continue;
    for (const [index, { key }] of seen.match.entries.entries()) won.set(key, index === winner);
  }
  const hadBye = new Set(
    semifinals
      .filter(({ seen }) => isBye(seen.match))
      .flatMap(({ seen }) => seen.match.entries.map(({ key }) => key)),
  );
  const isSureFinal = (claim: MatchWithStatedRow | null): boolean =>
    claim?.seen.match.entries.some(({ key }) => hadBye.has(key)) === true;
  return orderFinals(claims, trusted, (claim, other) => {
    const { match } = claim.seen;
    if (isSureFinal(claim) !== isSureFinal(other)) return isSureFinal(claim) ? 2 : -2;
    const victories = match.entries.flatMap(({ key }) => won.get(key) ?? []);
    const lead = 2 * victories.filter(Boolean).length - victories.length;
    const sure = lead !== 0 && Math.abs(lead) === match.entries.length;
    return Math.sign(lead) * (sure ? 2 : 1);
  });
}

/**
 * Distinguishes grand final and bracket reset: by trusted rows unless both matches prove the
 * opposite, else by their results. A reset is played only if the lower finalist won the grand
 * final.
 */
export function identifyGrandFinalAndReset(
  claims: readonly MatchWithStatedRow[],
  lowerSide: ContestantKey | null,
  byScore: WinnerByScore,
  trusted: boolean,
): IdentifiedFinals {
  const lowerWon = ({ seen }: MatchWithStatedRow): boolean | null => {
    const winner = byScore(seen);
    if (winner === null || lowerSide === null) return null;
    return seen.match.entries[winner]?.key === lowerSide;
  };
  const finals = orderFinals(claims, trusted, (claim, other) => {
    if (other === null) return 0;
    const played = hasScore(claim.seen.match);
    if (played !== hasScore(other.seen.match)) {
      // With two contestants a grand final may have ended 0–0; with fewer it was not played.
      const unplayed = played ? other : claim;
      const sure = unplayed.seen.match.entries.length < 2 ? 2 : 1;
      return played ? sure : -sure;
    }
    if (lowerWon(claim) === true && lowerWon(other) === false) return 2;
    if (lowerWon(claim) === false && lowerWon(other) === true) return -2;
    // By order: the lower finalist is listed second in the grand final, first in the reset.
    return claim.seen.match.entries[1]?.key === lowerSide ? 1 : 0;
  });
  // Certain in either case: a lone match names the champion as grand final and as reset.
  return { ...finals, certain: true };
}

function orderFinals(
  claims: readonly MatchWithStatedRow[],
  trusted: boolean,
  leaning: Leaning,
): IdentifiedFinals {
  const [a, b, ...extra] = claims.toSorted((x, y) => compareNullable(x.row, y.row));
  if (a === undefined) return { first: null, second: null, extra, certain: true };
  if (b === undefined) return placeLoneMatch(a, trusted, leaning(a, null));
  const byRow = trusted && a.row === 1 && b.row === 2;
  const lead = leaning(a, b) - leaning(b, a);
  if (byRow ? lead > -4 : lead >= 0) {
    return { first: a, second: b, extra, certain: byRow || lead > 0 };
  }
  return { first: b, second: a, extra, certain: true };
}

function placeLoneMatch(
  claim: MatchWithStatedRow,
  trusted: boolean,
  lead: number,
): IdentifiedFinals {
  const byRow = trusted && claim.row !== null;
  const isFirst = byRow ? claim.row === 1 : lead >= 0;
  return {
    first: isFirst ? claim : null,
    second: isFirst ? null : claim,
    extra: [],
    certain: byRow || lead !== 0,
  };
}
