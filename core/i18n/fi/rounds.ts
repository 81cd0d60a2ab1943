import { createRoundRules } from "#core/lib/round-name.ts";

/** The Finnish names of rounds in full. */
export const fiRounds = createRoundRules({
  names: {
    F: "Finaali",
    SF: "Välierät",
    QF: "Puolivälierät",
    GF: "Suurfinaali",
    GF2: "Uusintafinaali",
    "3rd": "Pronssiottelu",
    LBSF: "Alakaavion välierä",
  },
  upper: "Yläkaavion {0}",
  lower: "Alakaavion {0}",
  nth: "{0}. kierros",
  size: "{0} parhaan kierros",
  stage: "{0} parhaan kierros, vaihe {1}",
  column: "{0}. sarake",
});

/** Shorter Finnish names of rounds. */
export const fiShortRounds = createRoundRules({
  names: {
    F: "Finaali",
    SF: "Välierät",
    QF: "Puolivälierät",
    UBQF: "Yläk. puolivälierät",
    LBQF: "Alak. puolivälierät",
    GF: "Suurfinaali",
    GF2: "Uusintafinaali",
    "3rd": "Pronssiottelu",
    LBSF: "Alak. välierä",
  },
  upper: "Yläk. {0}",
  lower: "Alak. {0}",
  nth: "{0}. kierros",
  size: "{0} parasta",
  stage: "{0} parasta, v. {1}",
  column: "{0}. sarake",
});
