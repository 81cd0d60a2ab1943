import type { PreferenceMessages } from "#core/i18n/en/preferences.ts";

/** The Swedish messages of the preferences. */
export const svPreferences: PreferenceMessages = {
  title: "Inställningar",
  kept: "Sparas bara i den här webbläsaren.",
  theme: "Tema",
  themes: { auto: "Systemets", light: "Ljust", dark: "Mörkt" },
  density: "Rader",
  densities: { comfortable: "Luftiga", compact: "Täta" },
  language: "Språk",
  languages: { auto: "Webbläsarens" },
  zone: "Klockslag",
  zones: {
    auto: "Arenans tid för personal, annars min tid",
    venue: (zone) => `Arenans (${zone})`,
    mine: (zone) => `Mina (${zone})`,
  },
  scores: "Dölj resultat tills jag ber om dem",
  scoresHint: "Listor, slutspel och sidor visar då deltagarna, men inga resultat.",
  reset: "Återställ till standard",
};
