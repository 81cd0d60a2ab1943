import type { Issue, Match, SeenMatch } from "#core/model/match.ts";
import type { BracketType, BracketUnit, RoundClaim, RoundOf } from "./types/bracket-type.ts";
import type { Geometry } from "./types/geometry.ts";
import { largestRound, roundSize } from "./types/round-size.ts";

/** A match of a bracket with the row it claims, counted from 1; null where it claims none. */
export interface RowClaim {
  readonly seen: SeenMatch;
  readonly row: number | null;
}

/** A bracket's geometry and the matches of each of its rounds, before rows are settled. */
export interface AssignedRounds {
  readonly geometry: Geometry;
  /** By round key; final and bronze both under `ro2`, grand final and reset both under the first. */
  readonly claims: ReadonlyMap<string, readonly RowClaim[]>;
  readonly issues: readonly Issue[];
}

/** Finds the round of every match of a bracket of known type. */
export function assignRounds(type: BracketType, unit: BracketUnit): AssignedRounds {
  const claims = new Map<string, RowClaim[]>();
  const issues: Issue[] = [];
  const sides = [
    { matches: unit.upper, roundOf: type.upperRoundOf },
    { matches: unit.lower, roundOf: type.lowerRoundOf },
  ];
  for (const { matches, roundOf } of sides) {
    const shift = rowShift(matches, roundOf);
    for (const seen of matches) {
      const round = roundOf(seen.match);
      if (round === null) {
        issues.push(roundUnknown(seen.match));
        continue;
      }
      const row = rowIn(round, seen.match, shift);
      const others = claims.get(round.key);
      if (others === undefined) claims.set(round.key, [{ seen, row }]);
      else others.push({ seen, row });
    }
  }
  return { geometry: geometryOf(type, unit, claims), claims, issues };
}

function geometryOf(
  type: BracketType,
  { size, hasUpper }: BracketUnit,
  claims: ReadonlyMap<string, readonly RowClaim[]>,
): Geometry {
  const rounds = new Set(claims.keys());
  const seen = largestRound(rounds, /^ro(\d+)$/);
  const declared = roundSize(size);
  const upper = declared === null ? seen : Math.max(declared, seen ?? 2);
  const holdsTwo = (round: string): boolean => {
    const own = claims.get(round) ?? [];
    return own.length > 1 || own[0]?.row === 2;
  };
  return type.geometry({ upper, rounds, holdsTwo, hasUpper });
}

/** The place a match claims; null where it claims none that its round has. */
function rowIn({ rows }: RoundClaim, { roundOf, row }: Match, shift: number): number | null {
  // A round of 6 counts its rows without the places that a tree of 8 leaves to byes.
  if (row === null || roundOf !== roundSize(roundOf)) return null;
  const place = row + shift;
  return place >= 1 && place <= rows ? place : null;
}

/** 1 where rows are counted from 0: some row is 0 and no round is full at its other end. */
function rowShift(matches: readonly SeenMatch[], roundOf: RoundOf): number {
  if (!matches.some(({ match }) => match.row === 0)) return 0;
  const full = matches.some(({ match }) => {
    const round = roundOf(match);
    return round !== null && match.row !== null && match.row >= round.rows;
  });
  return full ? 0 : 1;
}

function roundUnknown({ key, roundOf, stage }: Match): Issue {
  return {
    match: key,
    code: "round-unknown",
    message: `Match ${key} says round of ${roundOf ?? "nothing"}, stage ${stage ?? "nothing"}: its bracket has no such round.`,
  };
}
