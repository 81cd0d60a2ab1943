import { powerOfTwo, RESET_KEY } from "./types/geometry.ts";
import type { Round } from "#core/model/bracket.ts";

/** What is known of the shape of a bracket. */
export interface BracketShape {
  /** Contestants that the service says it is for; null if it does not. */
  readonly size: number | null;
  /** Contestants that its geometry would hold. */
  readonly geometrySize: number;
  readonly rounds: readonly Round[];
  readonly resetPlayed: boolean;
  /** True once it has a champion: a bracket reset that is not played by then is not needed. */
  readonly isDecided: boolean;
  /** True if its matches contradict each other or their places. */
  readonly isContradicted: boolean;
}

/**
 * Returns how many matches a bracket is proven to hold, byes and an unneeded bracket reset left out:
 * its size is stated and fits its rounds, its first rounds show where byes are, and no listed bracket
 * reset is open.
 *
 * @returns Null if one of these is not known.
 */
export function countProvenPlaces(shape: BracketShape): number | null {
  const { rounds, resetPlayed, isDecided } = shape;
  if (!isShapeProven(shape)) return null;
  if (!resetPlayed && !isDecided && rounds.some(({ key }) => key === RESET_KEY)) return null;
  return rounds
    .filter(({ key }) => key !== RESET_KEY || resetPlayed)
    .reduce((sum, { places }) => sum + places.filter(({ bye }) => !bye).length, 0);
}

/** Returns whether every match of a bracket of a proven shape was seen. */
export function isWhollySeen(shape: BracketShape): boolean {
  return isShapeProven(shape) && !shape.rounds.some(hasHoles);
}

function isShapeProven({ size, geometrySize, rounds, isContradicted }: BracketShape): boolean {
  const first = rounds.find(({ section }) => section === "upper");
  if (size === null || first === undefined || isContradicted) return false;
  if (powerOfTwo(size) !== geometrySize || 2 * first.places.length !== geometrySize) return false;
  // Byes of the upper bracket leave gaps in the first two lower rounds.
  const lower = hasByes(first) ? rounds.filter(({ section }) => section === "lower") : [];
  return ![first, ...lower.slice(0, 2)].some(hasHoles);
}

function hasByes({ places }: Round): boolean {
  return places.some(({ bye }) => bye);
}

function hasHoles({ places }: Round): boolean {
  return places.some(({ match, bye }) => match === null && !bye);
}
