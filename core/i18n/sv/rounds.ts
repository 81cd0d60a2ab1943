import { createRoundRules } from "#core/lib/round-name.ts";

/** The Swedish names of rounds in full. */
export const svRounds = createRoundRules({
  names: {
    F: "Final",
    SF: "Semifinaler",
    QF: "Kvartsfinaler",
    GF: "Grand final",
    GF2: "Grand final, andra matchen",
    "3rd": "Bronsmatch",
    R16: "Åttondelsfinaler",
    R32: "Sextondelsfinaler",
    LBSF: "Nedre bracket, semifinal",
  },
  upper: "Övre bracket, {0}",
  lower: "Nedre bracket, {0}",
  nth: "omgång {0}",
  size: "Topp {0}",
  stage: "Topp {0}, steg {1}",
  column: "Kolumn {0}",
});

/** Shorter Swedish names of rounds. */
export const svShortRounds = createRoundRules({
  names: {
    F: "Final",
    SF: "Semifinaler",
    QF: "Kvartsfinaler",
    GF: "Grand final",
    GF2: "Grand final 2",
    "3rd": "Bronsmatch",
    R16: "1/8-finaler",
    R32: "1/16-finaler",
    LBSF: "Nedre semifinal",
  },
  upper: "Övre {0}",
  lower: "Nedre {0}",
  nth: "omgång {0}",
  size: "Topp {0}",
  stage: "Topp {0}, steg {1}",
  column: "Kolumn {0}",
});
