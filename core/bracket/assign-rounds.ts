import type { Issue, Match, SeenMatch } from "#core/model/match.ts";
import type { BracketType, BracketUnit, StatedRound, RoundOf } from "./types/bracket-type.ts";
import type { BracketGeometry } from "./types/geometry.ts";
import { findRoundSize } from "./types/round-size.ts";

/** A bracket match and the row it states, counted from 1; `null` if it states no valid row. */
export interface MatchWithStatedRow {
  readonly seen: SeenMatch;
  readonly row: number | null;
}

/** The geometry of a bracket and the matches of each round, before rows are resolved. */
export interface AssignedRounds {
  readonly geometry: BracketGeometry;
  /** By round key. `ro2` includes the third-place match, `grand final` the bracket reset. */
  readonly claims: ReadonlyMap<string, readonly MatchWithStatedRow[]>;
  readonly issues: readonly Issue[];
}

/** Assigns the matches of a bracket to its rounds. A match without a round becomes an issue. */
export function assignRounds(type: BracketType, unit: BracketUnit): AssignedRounds {
  const claims = new Map<string, MatchWithStatedRow[]>();
  const issues: Issue[] = [];
  const parts = [
    { matches: unit.upper, roundOf: type.upperRoundOf },
    { matches: unit.lower, roundOf: type.lowerRoundOf },
  ];
  for (const { matches, roundOf } of parts) {
    const shift = rowShift(matches, roundOf);
    for (const seen of matches) {
      const round = roundOf(seen.match);
      if (round === null) {
        issues.push(roundUnknown(seen.match));
        continue;
      }
      const row = rowIn(round, seen.match, shift);
      const inRound = claims.get(round.key);
      if (inRound === undefined) claims.set(round.key, [{ seen, row }]);
      else inRound.push({ seen, row });
    }
  }
  return { geometry: geometryOf(type, unit, claims), claims, issues };
}

function geometryOf(
  type: BracketType,
  { size, hasUpper }: BracketUnit,
  claims: ReadonlyMap<string, readonly MatchWithStatedRow[]>,
): BracketGeometry {
  const rounds = new Set(claims.keys());
  const hasSecondMatch = (round: string): boolean => {
    const own = claims.get(round) ?? [];
    return own.length > 1 || own[0]?.row === 2;
  };
  return type.geometry({ size, rounds, hasSecondMatch, hasUpper });
}

/** Returns the row that a match states, from 1; `null` if it states none that its round has. */
function rowIn({ rows }: StatedRound, { roundOf, row }: Match, shift: number): number | null {
  // A round of 6 numbers its rows without byes: they are not the rows of a round of 8.
  if (row === null || roundOf !== findRoundSize(roundOf)) return null;
  const shifted = row + shift;
  return shifted >= 1 && shifted <= rows ? shifted : null;
}

/** Returns 1 if rows are counted from 0 (one is 0, none is its round's last), else 0. */
function rowShift(matches: readonly SeenMatch[], roundOf: RoundOf): number {
  if (!matches.some(({ match }) => match.row === 0)) return 0;
  const hasLastRow = matches.some(({ match }) => {
    const round = roundOf(match);
    return round !== null && match.row !== null && match.row >= round.rows;
  });
  return hasLastRow ? 0 : 1;
}

function roundUnknown({ key, roundOf, stage }: Match): Issue {
  return {
    match: key,
    code: "round-unknown",
    message: `Match ${key} states round of ${roundOf ?? "(none)"}, stage ${stage ?? "(none)"}: its bracket has no such round.`,
  };
}
