/** Messages of slots and rounds: the first page and embeds show them. */
import type { SlotMessages } from "#core/i18n/en/slots-and-rounds.ts";
import { createRoundRules } from "#core/lib/round-name.ts";
import type { Templates } from "#core/lib/templates.ts";

export const slot: Templates<SlotMessages> = {
  winner: "{0}:n voittaja",
  loser: "{0}:n häviäjä",
  advancing: "{0} ottelusta {1}",
  seed: "Sijoitus {0}",
  bye: "Vapaakierros",
  advances: { through: "jatkoon", out: "putosi" },
  nobodyFrom: "Ei ketään ottelusta {0}",
  unknown: "Ei vielä tiedossa",
  more: "ja {0} {0|one:muu|other:muuta}",
  unknownCount: "{0} ei vielä tiedossa",
};

const NAMES = {
  F: "Finaali",
  SF: "Välierät",
  QF: "Puolivälierät",
  GF: "Suurfinaali",
  GF2: "Uusintafinaali",
  "3rd": "Pronssiottelu",
};

export const rounds = /* @__PURE__ */ createRoundRules({
  names: {
    ...NAMES,
    LBSF: "Alakaavion välierä",
  },
  upper: "Yläkaavion {0}",
  lower: "Alakaavion {0}",
  nth: "{0}. kierros",
  size: "{0} parhaan kierros",
  stage: "{0} parhaan kierros, vaihe {1}",
  column: "{0}. sarake",
});

export const shortRounds = /* @__PURE__ */ createRoundRules({
  names: {
    ...NAMES,
    UBQF: "Yläk. puolivälierät",
    LBQF: "Alak. puolivälierät",
    LBSF: "Alak. välierä",
  },
  upper: "Yläk. {0}",
  lower: "Alak. {0}",
  nth: "{0}. kierros",
  size: "{0} parasta",
  stage: "{0} parasta, v. {1}",
  column: "{0}. sarake",
});
