import type { Issue, Match, SeenMatch } from "#core/model/match.ts";
import {
  doubleGeometry,
  FINAL_KEY,
  type Geometry,
  GRAND_FINAL_KEY,
  MAX_SIZE,
  powerOfTwo,
  singleGeometry,
} from "./geometry.ts";
import type { BracketUnit } from "./pair-brackets.ts";

/** A match of a bracket with the row it claims, counted from 1; null where it claims none. */
export interface Claim {
  readonly seen: SeenMatch;
  readonly row: number | null;
}

/** A bracket's geometry and the matches of each of its rounds, before rows are settled. */
export interface AssignedRounds {
  readonly geometry: Geometry;
  /** By round key; final and bronze both under `ro2`, grand final and reset both under the first. */
  readonly claims: ReadonlyMap<string, readonly Claim[]>;
  readonly issues: readonly Issue[];
}

/** Finds the round of every match of a single or double elimination. */
export function assignRounds(unit: BracketUnit): AssignedRounds {
  const claims = new Map<string, Claim[]>();
  const issues: Issue[] = [];
  const sides = [
    { matches: unit.upper, roundOf: unit.kind === "single" ? singleRound : upperRound },
    { matches: unit.lower, roundOf: lowerRound },
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
  return { geometry: geometryOf(unit, claims), claims, issues };
}

function geometryOf(unit: BracketUnit, claims: ReadonlyMap<string, readonly Claim[]>): Geometry {
  const seen = largest(claims, /^ro(\d+)$/);
  const declared = roundSize(unit.size);
  const upper = declared === null ? seen : Math.max(declared, seen ?? 2);
  if (unit.kind === "single") return singleGeometry(upper ?? 2, holdsTwo(claims.get(FINAL_KEY)));
  const lower = largest(claims, /^lower ro(\d+)s/);
  return doubleGeometry({
    upper,
    lower,
    lowerOpensWithStage1:
      lower === null || 2 * lower <= (upper ?? 2 * lower) || claims.has(`lower ro${lower}s1`),
    hasUpper: unit.hasUpper,
    reset: holdsTwo(claims.get(GRAND_FINAL_KEY)),
  });
}

/** Largest n among the round keys of a pattern. */
function largest(claims: ReadonlyMap<string, readonly Claim[]>, pattern: RegExp): number | null {
  const sizes = [...claims.keys()].map((key) => Number(pattern.exec(key)?.[1] ?? 0));
  return Math.max(0, ...sizes) || null;
}

/** Whether the last round holds a second match: third place, or the reset. */
function holdsTwo(claims: readonly Claim[] = []): boolean {
  return claims.length > 1 || claims[0]?.row === 2;
}

/** A round by what its matches say; `rows` is the most it can hold. */
interface RoundClaim {
  readonly key: string;
  readonly rows: number;
}

type RoundOf = (match: Match) => RoundClaim | null;

/** Round of 2 holds the final and the third place match. */
function singleRound({ roundOf }: Match): RoundClaim | null {
  const n = roundSize(roundOf);
  return n === null ? null : { key: `ro${n}`, rows: Math.max(n / 2, 2) };
}

function upperRound({ roundOf, stage }: Match): RoundClaim | null {
  const n = roundSize(roundOf);
  if (n === null || (stage ?? 1) > 2) return null;
  if (stage !== 2) return { key: `ro${n}`, rows: n / 2 };
  return n === 2 ? { key: GRAND_FINAL_KEY, rows: 2 } : null;
}

function lowerRound({ roundOf, stage }: Match): RoundClaim | null {
  const n = roundSize(roundOf);
  if (n === null || (stage !== 1 && stage !== 2)) return null;
  return { key: `lower ro${n}s${stage}`, rows: n / 2 };
}

function roundSize(roundOf: number | null): number | null {
  return roundOf === null || roundOf < 2 || roundOf > MAX_SIZE ? null : powerOfTwo(roundOf);
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
