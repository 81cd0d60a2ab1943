import { describe, expect, it } from "vitest";
import {
  BRONZE_NAMING,
  GRAND_FINAL_NAMING,
  createLowerRoundNaming,
  createUnknownTypeRoundNaming,
  RESET_NAMING,
  type RoundNaming,
  createSingleRoundNaming,
  createUpperRoundNaming,
} from "./round-names-and-codes.ts";

describe("round names", () => {
  it.each<[RoundNaming, string, string, string]>([
    [createSingleRoundNaming(2), "Final", "Final", "F"],
    [createSingleRoundNaming(4), "Semifinals", "Semifinals", "SF"],
    [createSingleRoundNaming(8), "Quarterfinals", "Quarterfinals", "QF"],
    [createSingleRoundNaming(16), "Round of 16", "Round of 16", "R16"],
    [createSingleRoundNaming(128), "Round of 128", "Round of 128", "R128"],
    [BRONZE_NAMING, "Third Place Match", "Third Place Match", "3rd"],
    [createUpperRoundNaming(2, 4), "Upper Bracket Final", "UB Final", "UBF"],
    [createUpperRoundNaming(4, 3), "Upper Bracket Semifinals", "UB Semifinals", "UBSF"],
    [createUpperRoundNaming(8, 2), "Upper Bracket Quarterfinals", "UB Quarterfinals", "UBQF"],
    [createUpperRoundNaming(16, 1), "Upper Bracket Round 1", "UB Round 1", "UBR1"],
    [createLowerRoundNaming(8, 2, 2), "Lower Bracket Round 2", "LB Round 2", "LBR2"],
    [createLowerRoundNaming(4, 1, 3), "Lower Bracket Round 3", "LB Round 3", "LBR3"],
    [createLowerRoundNaming(4, 2, 4), "Lower Bracket Quarterfinals", "LB Quarterfinals", "LBQF"],
    [createLowerRoundNaming(2, 1, 5), "Lower Bracket Semifinal", "LB Semifinal", "LBSF"],
    [createLowerRoundNaming(2, 2, 6), "Lower Bracket Final", "LB Final", "LBF"],
    [GRAND_FINAL_NAMING, "Grand Final", "Grand Final", "GF"],
    [RESET_NAMING, "Bracket Reset", "Bracket Reset", "GF2"],
    [createUnknownTypeRoundNaming(8, 1, 1), "Round of 8", "Round of 8", "R8"],
    [createUnknownTypeRoundNaming(8, 2, 1), "Round of 8, stage 2", "Round of 8, stage 2", "R8S2"],
    [createUnknownTypeRoundNaming(null, 1, 3), "Column 3", "Column 3", "C3"],
  ])("formats the name of round %# in three lengths: %o", ({ name }, long, medium, short) => {
    expect(name).toEqual({ long, medium, short });
  });
});
