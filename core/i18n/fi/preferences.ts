import type { PreferenceMessages } from "#core/i18n/en/preferences.ts";

/** The Finnish messages of the preferences. */
export const fiPreferences: PreferenceMessages = {
  title: "Asetukset",
  kept: "Tallessa vain tässä selaimessa.",
  theme: "Teema",
  themes: { auto: "Järjestelmän mukaan", light: "Vaalea", dark: "Tumma" },
  density: "Rivit",
  densities: { comfortable: "Väljät", compact: "Tiiviit" },
  language: "Kieli",
  languages: { auto: "Selaimen mukaan" },
  zone: "Kellonajat",
  zones: {
    auto: "Toimistossa paikan, muuten omat",
    venue: (zone) => `Tapahtumapaikan (${zone})`,
    mine: (zone) => `Omat (${zone})`,
  },
  scores: "Piilota tulokset, kunnes pyydän",
  scoresHint: "Listat, kaaviot ja sivut näyttävät silloin, ketkä pelaavat, mutta eivät tilannetta.",
  reset: "Palauta alkuperäiset",
};
