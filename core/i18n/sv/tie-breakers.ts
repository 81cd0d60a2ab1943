import type { TieBreakerMessages } from "#core/i18n/en/tie-breakers.ts";

export const tieBreakers: TieBreakerMessages = {
  fewerLosses: "färre förluster",
  difference: "skillnad",
  "score-for": "gjorda",
  "head-to-head": "inbördes möten",
  buchholz: "Buchholz",
  "median-buchholz": "median-Buchholz",
  "sonneborn-berger": "Sonneborn-Berger",
};
