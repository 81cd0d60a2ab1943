import type { Section } from "#core/model/bracket.ts";
import {
  BRONZE_NAMING,
  GRAND_FINAL_NAMING,
  createLowerRoundNaming,
  RESET_NAMING,
  type RoundNaming,
  createSingleRoundNaming,
  createUpperRoundNaming,
} from "./round-names-and-codes.ts";

export const BRONZE_KEY = "bronze";
export const GRAND_FINAL_KEY = "grand final";
export const RESET_KEY = "grand final reset";
export const FINAL_KEY = "ro2";

/** Largest valid round. Larger numbers are treated as typing errors. */
export const MAX_ROUND_SIZE = 1024;

/** A round of a bracket's geometry (docs/domain.md#geometry), without matches. */
export interface RoundShape extends RoundNaming {
  /** `ro16`, `bronze`, `lower ro8s1`, `grand final`. */
  readonly key: string;
  readonly section: Section;
  /** Number of bracket places. */
  readonly places: number;
  /** Key of the round its winners go to; `null` if there is none. */
  readonly winnersTo: string | null;
  /** Key of the round its losers go to; `null` if there is none. */
  readonly losersTo: string | null;
}

/** All rounds of a bracket, in order of play within each section. */
export interface BracketGeometry {
  /** N: number of contestants in a full bracket of these rounds. */
  readonly size: number;
  readonly rounds: readonly RoundShape[];
  readonly byKey: ReadonlyMap<string, RoundShape>;
}

/**
 * The shape of a double elimination according to its matches. Sizes are powers of two or `null`.
 */
export interface DoubleShape {
  /** Contestants of the first upper round. */
  readonly upper: number | null;
  /** Largest n among the lower rounds with matches. */
  readonly lower: number | null;
  /** False if that round has no matches of stage 1, and no upper round would feed them. */
  readonly lowerOpensWithStage1: boolean;
  /** False for a lower bracket without an upper one: upper rounds and finals are then left out. */
  readonly hasUpper: boolean;
  readonly reset: boolean;
}

/** Returns the smallest power of two that is at least `n` and at least 2. */
export function ceilToPowerOfTwo(n: number): number {
  let size = 2;
  while (size < n) size *= 2;
  return size;
}

/**
 * Returns the rounds of a single elimination, from the round of `size` contestants to the final.
 */
export function singleGeometry(size: number, bronze: boolean): BracketGeometry {
  const rounds: RoundShape[] = [];
  for (let n = size; n >= 2; n /= 2) {
    rounds.push(
      createRound(createSingleRoundNaming(n), {
        key: `ro${n}`,
        section: "upper",
        places: n / 2,
        winnersTo: n > 2 ? `ro${n / 2}` : null,
        losersTo: n === 4 && bronze ? BRONZE_KEY : null,
      }),
    );
  }
  if (bronze) rounds.push(finalsRound(BRONZE_KEY, BRONZE_NAMING));
  return geometry(size, rounds);
}

/** Returns a double elimination with N = max(upper size, 2 × largest lower n), at least 2. */
export function doubleGeometry(shape: DoubleShape): BracketGeometry {
  const size = Math.max(shape.upper ?? 2, 2 * (shape.lower ?? 1));
  const lower = lowerRounds(size, shape);
  if (!shape.hasUpper) return geometry(size, lower);
  const upper = upperRounds(size, shape.upper ?? size, lower);
  const finals = [finalsRound(GRAND_FINAL_KEY, GRAND_FINAL_NAMING)];
  if (shape.reset) finals.push(finalsRound(RESET_KEY, RESET_NAMING));
  return geometry(size, [...upper, ...lower, ...finals]);
}

/** Returns the row of round `to` that row `row` of round `from` feeds. */
export function fedRow(row: number, from: RoundShape, to: RoundShape): number {
  return from.places > to.places ? Math.ceil(row / 2) : row;
}

/** Returns the rows of round `from` that feed row `row` of round `to`, in ascending order. */
export function feederRowsOf(row: number, from: RoundShape, to: RoundShape): readonly number[] {
  return from.places > to.places ? [2 * row - 1, 2 * row] : [row];
}

/** Returns the code of a bracket place: `UBQF-2`, or `A-UBQF-2` with prefix "A". */
export function placeCode(label: RoundNaming, row: number, prefix: string): string {
  const code = label.codeHasRow ? `${label.code}-${row}` : label.code;
  return prefix === "" ? code : `${prefix}-${code}`;
}

function upperRounds(size: number, first: number, lower: readonly RoundShape[]): RoundShape[] {
  const lowerKeys = new Set(lower.map((round) => round.key));
  const rounds: RoundShape[] = [];
  for (let n = first; n >= 2; n /= 2) {
    const losersTo = n === size ? `lower ro${n / 2}s1` : `lower ro${n}s2`;
    rounds.push(
      createRound(createUpperRoundNaming(n, Math.log2(size / n) + 1), {
        key: `ro${n}`,
        section: "upper",
        places: n / 2,
        winnersTo: n > 2 ? `ro${n / 2}` : GRAND_FINAL_KEY,
        losersTo: lowerKeys.has(losersTo) ? losersTo : null,
      }),
    );
  }
  return rounds;
}

function lowerRounds(size: number, shape: DoubleShape): RoundShape[] {
  const rounds: RoundShape[] = [];
  for (let n = size / 2; n >= 2; n /= 2) {
    for (const stage of [1, 2] as const) {
      if (stage === 1 && n === size / 2 && !shape.lowerOpensWithStage1) continue;
      const afterStage2 = n > 2 ? `lower ro${n / 2}s1` : GRAND_FINAL_KEY;
      const winnersTo = stage === 1 ? `lower ro${n}s2` : afterStage2;
      rounds.push(
        createRound(createLowerRoundNaming(n, stage, 2 * Math.log2(size / n) - 2 + stage), {
          key: `lower ro${n}s${stage}`,
          section: "lower",
          places: n / 2,
          winnersTo: winnersTo === GRAND_FINAL_KEY && !shape.hasUpper ? null : winnersTo,
          losersTo: null,
        }),
      );
    }
  }
  return rounds;
}

function finalsRound(key: string, naming: RoundNaming): RoundShape {
  const shape = { key, section: "finals", places: 1, winnersTo: null, losersTo: null } as const;
  return createRound(naming, shape);
}

function createRound(
  { name, code, codeHasRow }: RoundNaming,
  { key, section, places, winnersTo, losersTo }: Omit<RoundShape, keyof RoundNaming>,
): RoundShape {
  // Not spread, which takes several times as long (`npm run bench core`).
  return { name, code, codeHasRow, key, section, places, winnersTo, losersTo };
}

function geometry(size: number, rounds: readonly RoundShape[]): BracketGeometry {
  return { size, rounds, byKey: new Map(rounds.map((round) => [round.key, round])) };
}
