import type { PageMessages } from "#core/i18n/en/index.ts";

export const tieBreakers: PageMessages["standings"]["tieBreakers"] = {
  fewerLosses: "färre förluster",
  difference: "skillnad",
  "score-for": "gjorda",
  "head-to-head": "inbördes möten",
  buchholz: "Buchholz",
  "median-buchholz": "median-Buchholz",
  "sonneborn-berger": "Sonneborn-Berger",
};
