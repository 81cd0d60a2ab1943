import { compareNullable } from "#core/lib/collections.ts";
import type { ContestantKey, SeenMatch } from "#core/model/match.ts";
import type { RowClaim } from "./assign-rounds.ts";
import { hasScore } from "#core/match/outcome.ts";

/** Two matches share the last round: final and third place match, or grand final and reset. */
export interface Finals {
  readonly first: RowClaim | null;
  readonly second: RowClaim | null;
  /** More matches than the round holds. */
  readonly extra: readonly RowClaim[];
  /** False where nothing tells which of the two a match is. */
  readonly certain: boolean;
}

/** Index of the winner as the score alone says it, null when it does not. */
export type WinnerByScore = (seen: SeenMatch) => number | null;

/** From 2 (surely the first) to -2 (surely the second); 0 says nothing. */
type Leaning = (claim: RowClaim, other: RowClaim | null) => number;

/** Final and third place match, told apart by their rows, else by who won and lost the semifinals. */
export function identifyFinalAndBronze(
  claims: readonly RowClaim[],
  semifinals: readonly RowClaim[],
  byScore: WinnerByScore,
  trusted: boolean,
): Finals {
  const won = new Map<ContestantKey, boolean>();
  for (const { seen } of semifinals) {
    const winner = byScore(seen);
    if (winner === null) continue;
    for (const [index, { key }] of seen.match.entries.entries()) won.set(key, index === winner);
  }
  return tell(claims, trusted, ({ seen: { match } }) => {
    const victories = match.entries.flatMap(({ key }) => won.get(key) ?? []);
    const lead = 2 * victories.filter(Boolean).length - victories.length;
    const sure = lead !== 0 && Math.abs(lead) === match.entries.length;
    return Math.sign(lead) * (sure ? 2 : 1);
  });
}

/** Grand final and reset: a reset is played only after the lower side won the grand final. */
export function identifyGrandFinalAndReset(
  claims: readonly RowClaim[],
  lowerSide: ContestantKey | null,
  byScore: WinnerByScore,
  trusted: boolean,
): Finals {
  const lowerWon = ({ seen }: RowClaim): boolean | null => {
    const winner = byScore(seen);
    if (winner === null || lowerSide === null) return null;
    return seen.match.entries[winner]?.key === lowerSide;
  };
  const finals = tell(claims, trusted, (claim, other) => {
    if (other === null) return 0;
    const played = hasScore(claim.seen.match);
    if (played !== hasScore(other.seen.match)) {
      // A grand final of two may have been given away at 0–0; one of nobody cannot have been.
      const unplayed = played ? other : claim;
      const sure = unplayed.seen.match.entries.length < 2 ? 2 : 1;
      return played ? sure : -sure;
    }
    if (lowerWon(claim) === true && lowerWon(other) === false) return 2;
    if (lowerWon(claim) === false && lowerWon(other) === true) return -2;
    // Both won by the lower side: it stands second in the grand final, first in the reset.
    return claim.seen.match.entries[1]?.key === lowerSide ? 1 : 0;
  });
  // A lone match names the champion alike, be it the grand final or the reset.
  return { ...finals, certain: true };
}

function tell(claims: readonly RowClaim[], trusted: boolean, leaning: Leaning): Finals {
  const [a, b, ...extra] = claims.toSorted((x, y) => compareNullable(x.row, y.row));
  if (a === undefined) return { first: null, second: null, extra, certain: true };
  if (b === undefined) return tellAlone(a, trusted, leaning(a, null));
  const byRow = trusted && a.row === 1 && b.row === 2;
  const lead = leaning(a, b) - leaning(b, a);
  if (byRow ? lead > -4 : lead >= 0) {
    return { first: a, second: b, extra, certain: byRow || lead > 0 };
  }
  return { first: b, second: a, extra, certain: true };
}

function tellAlone(claim: RowClaim, trusted: boolean, lead: number): Finals {
  const byRow = trusted && claim.row !== null;
  const isFirst = byRow ? claim.row === 1 : lead >= 0;
  return {
    first: isFirst ? claim : null,
    second: isFirst ? null : claim,
    extra: [],
    certain: byRow || lead !== 0,
  };
}
