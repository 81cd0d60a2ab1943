import type { ScreenTemplates } from "#core/i18n/en/screen.ts";

/** The Swedish messages of full-screen pages. */
export const svScreen: ScreenTemplates = {
  results: "Resultat",
  finalRanking: "Slutställning",
  contestants: "{0} deltagare",
  nextPlaces: "{0}–{1} om {2} s",
  afterThis: "Härnäst: {0}",
  clock: {
    paused: "Pausad",
    notRenewed: "Inte uppdaterad sedan {0}",
    dataFrom: "Data från {0}",
  },
  onYourPhone: "I din mobil",
  waiting: "Inga data från tjänsten ännu.",
  notUpdated:
    "Skärmen uppdateras inte. Ladda om sidan; om meddelandet återkommer är webbläsaren äldre än Chromium 79.",
  unreachable: "Matchdesk kan inte nås. Skärmen startar så snart det går.",
  missing: {
    tournament: {
      title: "Turneringen finns inte",
      help: "Den är inte listad här, eller inte offentlig. När den är det visas den på skärmen. Jämför SITE/SLUG med sidans adress: /tournaments/SITE/SLUG.",
    },
    channel: {
      title: "Kanalen finns inte",
      help: "Skapa kanalen på /desk/screens. Till dess visar skärmen de matcher som pågår.",
    },
  },
};
