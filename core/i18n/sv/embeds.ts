import type {
  EmbedTemplates,
  ScreenTemplates,
  unknownHost as english,
} from "#core/i18n/en/embeds.ts";
import { shortRounds, slot } from "./slots-and-rounds.ts";

export const embed: EmbedTemplates = {
  locale: "sv-SE",
  slot,
  rounds: shortRounds,
  state: { all: "Matcher", upcoming: "Kommande", live: "Pågår", ended: "Avslutad" },
  bracket: "Slutspel",
  drawing: {
    liveCount: "{0} pågår",
    endedOf: "{0} av {1}",
    games: "Bo{0}",
    loserTo: "förloraren till {0}",
    loserIsOut: "förloraren är ute",
    loserIsThird: "förloraren blir 3:a",
    loserIsFourth: "förloraren blir 4:a",
    ifNeeded: "vid behov",
    champion: "Mästare",
  },
  versus: "–",
  disqualified: "Disk.",
  bestOf: "Bäst av {0}",
  won: "{0} vann",
  noTime: "Ingen starttid ännu",
  group: "Grupp {0}",
  mayBeMissing: "matcher kan saknas",
  missing: "{0} {0|one:match|other:matcher} saknas",
  verdicts: { through: "Vidare", eliminated: "Utslagen" },
  ranking: "Placeringar",
  atLeast: "minst {0}:{0#|one:a|other:e}",
  columns: {
    contestant: "Deltagare",
    played: ["S", "Spelade"],
    won: ["V", "Vinster"],
    drawn: ["O", "Oavgjorda"],
    lost: ["F", "Förluster"],
    difference: ["±", "Skillnad"],
    points: ["P", "Poäng"],
  },
  empty: {
    upcoming: "Inga kommande matcher.",
    live: "Ingen match pågår.",
    ended: "Ingen match är avslutad.",
    "": "Inga matcher ännu.",
  },
  over: "Alla matcher är spelade.",
  noContestant: "Deltagaren ”{0}” har aldrig funnits här, eller så är turneringen inte offentlig.",
  severalContestants: "Flera deltagare heter ”{0}”: {1}.",
  loading: "Laddar",
  gone: "Innehållet är inte längre tillgängligt.",
  unreachable: "Matcherna är inte tillgängliga just nu.",
  dataFrom: "Data från {0}",
  times: "Tider: {0}",
};

export const screen: ScreenTemplates = {
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

export const unknownHost: typeof english = {
  title: "Okänt servernamn",
  text: "Matchdesk svarar inte på det här namnet. Öppna den på dess egen adress, eller lägg till namnet i ALLOWED_HOSTS (eller ange PUBLIC_URL) och starta om.",
};
