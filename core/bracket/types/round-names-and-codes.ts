import type { RoundName } from "#core/model/derived-match.ts";

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

/** Returns the label of round `ro{n}` of a single elimination: "Round of 16", "R16". */
export function createSingleRoundNaming(n: number): RoundNaming {
  if (n === 2) return label("Final", "F", false);
  const late = LATE_ROUNDS[n];
  return late === undefined
    ? label(`Round of ${n}`, `R${n}`, true)
    : label(late.long, late.code, true);
}

/** Returns the label of upper round `ro{n}`, the `k`-th of its bracket's geometry (1-based). */
export function createUpperRoundNaming(n: number, k: number): RoundNaming {
  if (n === 2) return label("Upper Bracket Final", "UBF", false);
  const late = LATE_ROUNDS[n];
  const title = late === undefined ? `Round ${k}` : late.long;
  const code = late === undefined ? `R${k}` : late.code;
  return label(`Upper Bracket ${title}`, `UB${code}`, true);
}

/** Returns the label of round `lower ro{n}s{stage}`, the `k`-th lower round (1-based). */
export function createLowerRoundNaming(n: number, stage: 1 | 2, k: number): RoundNaming {
  if (n === 2) {
    return stage === 2
      ? label("Lower Bracket Final", "LBF", false)
      : label("Lower Bracket Semifinal", "LBSF", false);
  }
  if (n === 4 && stage === 2) return label("Lower Bracket Quarterfinals", "LBQF", true);
  return label(`Lower Bracket Round ${k}`, `LBR${k}`, true);
}

export const BRONZE_NAMING: RoundNaming = label("Third Place Match", "3rd", false, "3RD");
/** Of two third-place matches, as in a repechage. */
export const TWO_BRONZES_NAMING: RoundNaming = label("Third Place Matches", "3rd", true, "3RD");
export const GRAND_FINAL_NAMING: RoundNaming = label("Grand Final", "GF", false);
export const RESET_NAMING: RoundNaming = label("Bracket Reset", "GF2", false);

/** Returns the label of a round of unknown type: by size and stage, without a size by column. */
export function createUnknownTypeRoundNaming(
  n: number | null,
  stage: number,
  column: number,
): RoundNaming {
  if (n === null) return label(`Column ${column}`, `C${column}`, true);
  if (stage === 1) return label(`Round of ${n}`, `R${n}`, true);
  return label(`Round of ${n}, stage ${stage}`, `R${n}S${stage}`, true);
}

/** Creates a label; the medium name shortens the section only: "UB Round 2". */
function label(long: string, short: string, codeHasRow: boolean, code = short): RoundNaming {
  const medium = long.replace(/^(U|L)(?:pp|ow)er Bracket/, "$1B");
  return { name: { long, medium, short }, code, codeHasRow };
}
