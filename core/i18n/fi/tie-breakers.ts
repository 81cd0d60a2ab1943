import type { PageMessages } from "#core/i18n/en/index.ts";

export const tieBreakers: PageMessages["standings"]["tieBreakers"] = {
  fewerLosses: "vähemmän tappioita",
  difference: "erotus",
  "score-for": "tehdyt",
  "head-to-head": "keskinäiset ottelut",
  buchholz: "Buchholz",
  "median-buchholz": "mediaani-Buchholz",
  "sonneborn-berger": "Sonneborn-Berger",
};
