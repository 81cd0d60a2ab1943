import type { TieBreakerMessages } from "#core/i18n/en/tie-breakers.ts";

export const tieBreakers: TieBreakerMessages = {
  fewerLosses: "vähemmän tappioita",
  difference: "erotus",
  "score-for": "tehdyt",
  "head-to-head": "keskinäiset ottelut",
  buchholz: "Buchholz",
  "median-buchholz": "mediaani-Buchholz",
  "sonneborn-berger": "Sonneborn-Berger",
};
