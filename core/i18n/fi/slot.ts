import type { SlotMessages } from "#core/i18n/en/slot.ts";
import type { Templates } from "#core/lib/templates.ts";

/** The Finnish messages about the contestants of a match, and about open slots. */
export const fiSlot: Templates<SlotMessages> = {
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
