import type { RoundName } from "#core/model/round.ts";

/** The name of a round and the start of its match codes. */
export interface RoundNaming {
  readonly name: RoundName;
  /** Start of a match code: `UBQF`. */
  readonly code: string;
  /** False if the round has one match at most: its code has no row. */
  readonly codeHasRow: boolean;
}

const LATE_ROUNDS: Readonly<Record<number, { readonly long: string; readonly code: string }>> = {
  8: { long: "Quarterfinals", code: "QF" },
  4: { long: "Semifinals", code: "SF" },
};

/** Returns the label of round `ro{n}` of a single elimination: "Round of 16" / "R16". */
export function createSingleRoundNaming(n: number): RoundNaming {
  if (n === 2) return label("Final", "Final", "F", false);
  const late = LATE_ROUNDS[n];
  if (late === undefined) return label(`Round of ${n}`, `Round of ${n}`, `R${n}`, true);
  return label(late.long, late.long, late.code, true);
}

/** Returns the label of upper round `ro{n}`, the `k`-th of its bracket's geometry (1-based). */
export function createUpperRoundNaming(n: number, k: number): RoundNaming {
  if (n === 2) return label("Upper Bracket Final", "UB Final", "UBF", false);
  const late = LATE_ROUNDS[n];
  const title = late === undefined ? `Round ${k}` : late.long;
  const code = late === undefined ? `R${k}` : late.code;
  return label(`Upper Bracket ${title}`, `UB ${title}`, `UB${code}`, true);
}

/** Returns the label of round `lower ro{n}s{stage}`, the `k`-th lower round (1-based). */
export function createLowerRoundNaming(n: number, stage: 1 | 2, k: number): RoundNaming {
  if (n === 2) {
    const title = stage === 2 ? "Final" : "Semifinal";
    const code = stage === 2 ? "LBF" : "LBSF";
    return label(`Lower Bracket ${title}`, `LB ${title}`, code, false);
  }
  if (n === 4 && stage === 2) {
    return label("Lower Bracket Quarterfinals", "LB Quarterfinals", "LBQF", true);
  }
  return label(`Lower Bracket Round ${k}`, `LB Round ${k}`, `LBR${k}`, true);
}

export const BRONZE_NAMING: RoundNaming = label(
  "Third Place Match",
  "3rd Place",
  "3rd",
  false,
  "3RD",
);
export const GRAND_FINAL_NAMING: RoundNaming = label("Grand Final", "Grand Final", "GF", false);
export const RESET_NAMING: RoundNaming = label("Bracket Reset", "Bracket Reset", "GF2", false);

/** Returns the label of a round of unknown type: by size and stage, without a size by column. */
export function createUnknownTypeRoundNaming(
  n: number | null,
  stage: number,
  column: number,
): RoundNaming {
  if (n === null) return label(`Column ${column}`, `Column ${column}`, `C${column}`, true);
  if (stage === 1) return label(`Round of ${n}`, `Ro${n}`, `R${n}`, true);
  return label(`Round of ${n}, stage ${stage}`, `Ro${n} S${stage}`, `R${n}S${stage}`, true);
}

function label(
  long: string,
  medium: string,
  short: string,
  codeHasRow: boolean,
  code = short,
): RoundNaming {
  return { name: { long, medium, short }, code, codeHasRow };
}
