import type { SlotMessages } from "#core/i18n/en/slot.ts";
import type { Templates } from "#core/lib/templates.ts";

/** The Swedish messages about the contestants of a match, and about open slots. */
export const svSlot: Templates<SlotMessages> = {
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
