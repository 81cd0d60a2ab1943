import { ceilToPowerOfTwo, FINAL_KEY, GRAND_FINAL_KEY, RESET_KEY } from "./types/geometry.ts";
import type { BracketPlace, Round } from "#core/model/bracket.ts";

export interface BracketShape {
  /** Number of contestants that the service states; `null` if it states none. */
  readonly size: number | null;
  /** Number of contestants in a full bracket of its geometry. */
  readonly geometrySize: number;
  readonly rounds: readonly Round[];
  readonly resetPlayed: boolean;
  /** True once the bracket has a champion: a reset that is not played by then is not needed. */
  readonly isDecided: boolean;
  /** True if the bracket has issues with its pairing, rounds or rows. */
  readonly isContradicted: boolean;
}

/**
 * Returns how many matches a bracket is proven to have, without byes and an unneeded bracket reset.
 * Otherwise `null`: proof is that the stated size fits the rounds, the first rounds show which
 * places are byes and every other contestant of the first round, the final is listed, there are no
 * issues, and no bracket reset may follow.
 */
export function countProvenBracketMatches(shape: BracketShape): number | null {
  const { rounds, resetPlayed, isDecided } = shape;
  if (!isShapeProven(shape)) return null;
  // A reset may be listed only once it is needed.
  if (!resetPlayed && !isDecided && rounds.some(({ key }) => key === GRAND_FINAL_KEY)) return null;
  return rounds
    .filter(({ key }) => key !== RESET_KEY || resetPlayed)
    .reduce((sum, { places }) => sum + places.filter(({ bye }) => !bye).length, 0);
}

/** Returns whether the shape of a bracket is proven and every match of it was seen. */
export function isEveryMatchSeen(shape: BracketShape): boolean {
  return isShapeProven(shape) && !shape.rounds.some(hasHoles);
}

function isShapeProven({ size, geometrySize, rounds, isContradicted }: BracketShape): boolean {
  const first = rounds.find(({ section }) => section === "upper");
  if (size === null || first === undefined || isContradicted) return false;
  if (ceilToPowerOfTwo(size) !== geometrySize || 2 * first.places.length !== geometrySize)
    return false;
  // Without its last match, the contestants who remain may play on in another bracket.
  const finals = rounds.filter(({ key }) => key === GRAND_FINAL_KEY || key === FINAL_KEY);
  if (finals.some(hasHoles)) return false;
  // A match with an open slot may turn out to be a bye.
  if (
    first.places.some(
      ({ bye, match, slots }) =>
        !bye && match !== null && slots.some(({ entry }) => entry === null),
    )
  )
    return false;
  // Byes of the upper bracket leave gaps in the first two lower rounds.
  const lower = first.places.some(({ bye }) => bye)
    ? rounds.filter(({ section }) => section === "lower")
    : [];
  return ![first, ...lower.slice(0, 2)].some(hasHoles);
}

export function isHole({ match, bye }: BracketPlace): boolean {
  return match === null && !bye;
}

function hasHoles({ places }: Round): boolean {
  return places.some(isHole);
}
