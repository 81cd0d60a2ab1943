/** Messages of slots and rounds: the first page and embeds show them. */
import type { SlotMessages } from "#core/i18n/en/slots-and-rounds.ts";
import { createRoundRules } from "#core/lib/round-name.ts";
import type { Templates } from "#core/lib/templates.ts";

export const slot: Templates<SlotMessages> = {
  winner: "Vinnaren av {0}",
  loser: "Förloraren av {0}",
  advancing: "{0} från {1}",
  seed: "Seedning {0}",
  bye: "Frilott",
  advances: { through: "vidare", out: "ute" },
  nobodyFrom: "Ingen från {0}",
  unknown: "Inte klart ännu",
  more: "och {0} till",
  unknownCount: "{0} inte {0|one:klar|other:klara} ännu",
};

const NAMES = {
  F: "Final",
  SF: "Semifinaler",
  QF: "Kvartsfinaler",
  GF: "Grand final",
  "3rd": "Bronsmatch",
};

export const rounds = /* @__PURE__ */ createRoundRules({
  names: {
    ...NAMES,
    GF2: "Grand final, andra matchen",
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

export const shortRounds = /* @__PURE__ */ createRoundRules({
  names: {
    ...NAMES,
    GF2: "Grand final 2",
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
