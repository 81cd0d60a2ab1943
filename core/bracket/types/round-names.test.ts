import { describe, expect, it } from "vitest";
import {
  BRONZE,
  GRAND_FINAL,
  lowerRound,
  plainRound,
  RESET,
  type RoundLabel,
  singleRound,
  upperRound,
} from "./round-names.ts";

describe("round names", () => {
  it.each<[RoundLabel, string, string, string]>([
    [singleRound(2), "Final", "Final", "F"],
    [singleRound(4), "Semifinals", "Semis", "SF"],
    [singleRound(8), "Quarterfinals", "Quarters", "QF"],
    [singleRound(16), "Round of 16", "Ro16", "R16"],
    [singleRound(128), "Round of 128", "Ro128", "R128"],
    [BRONZE, "Third Place Match", "3rd Place", "3rd"],
    [upperRound(2, 4), "Upper Bracket Final", "UB Final", "UBF"],
    [upperRound(4, 3), "Upper Bracket Semifinals", "UB Semifinals", "UBSF"],
    [upperRound(8, 2), "Upper Bracket Quarterfinals", "UB Quarterfinals", "UBQF"],
    [upperRound(16, 1), "Upper Bracket Round 1", "UB Round 1", "UBR1"],
    [lowerRound(8, 2, 2), "Lower Bracket Round 2", "LB Round 2", "LBR2"],
    [lowerRound(4, 1, 3), "Lower Bracket Round 3", "LB Round 3", "LBR3"],
    [lowerRound(4, 2, 4), "Lower Bracket Quarterfinals", "LB Quarterfinals", "LBQF"],
    [lowerRound(2, 1, 5), "Lower Bracket Semifinal", "LB Semifinal", "LBSF"],
    [lowerRound(2, 2, 6), "Lower Bracket Final", "LB Final", "LBF"],
    [GRAND_FINAL, "Grand Final", "Final", "GF"],
    [RESET, "Bracket Reset", "Reset", "GF2"],
    [plainRound(8, 1, 1), "Round of 8", "Ro8", "R8"],
    [plainRound(8, 2, 1), "Round of 8, stage 2", "Ro8 S2", "R8S2"],
    [plainRound(null, 1, 3), "Column 3", "Column 3", "C3"],
  ])("formats the name of round %# in three lengths: %o", ({ name }, long, medium, short) => {
    expect(name).toEqual({ long, medium, short });
  });
});
