import type { EmbedTemplates } from "#core/i18n/en/embed.ts";
import { fiEmbedRounds } from "./rounds.ts";
import { fiSlot } from "./slot.ts";

/** The Finnish messages of embeds. */
export const fiEmbed: EmbedTemplates = {
  locale: "fi-FI",
  slot: fiSlot,
  rounds: fiEmbedRounds,
  state: { all: "Ottelut", upcoming: "Tulossa", live: "Käynnissä", ended: "Päättynyt" },
  bracket: "Kaavio",
  versus: "–",
  disqualified: "Hyl.",
  bestOf: "Bo{0}",
  won: "{0} voitti",
  noTime: "Ei vielä aikaa",
  group: "Lohko {0}",
  fromSeen: "nähdyistä otteluista ({0})",
  notSeen: "otteluita näkemättä: {0}",
  verdicts: { through: "Jatkoon", eliminated: "Putoaa" },
  ranking: "Sijoitukset",
  atLeast: "vähintään {0}.",
  columns: {
    contestant: "Osallistuja",
    played: ["O", "Ottelut"],
    won: ["V", "Voitot"],
    drawn: ["T", "Tasapelit"],
    lost: ["H", "Häviöt"],
    difference: ["±", "Erotus"],
    points: ["P", "Pisteet"],
  },
  empty: {
    upcoming: "Tulevia otteluita ei ole.",
    live: "Nyt ei pelata mitään.",
    ended: "Yhtään ei ole vielä pelattu.",
    "": "Otteluita ei ole vielä.",
  },
  over: "Kaikki on pelattu.",
  loading: "Ladataan",
  gone: "Ei enää näytetä.",
  unreachable: "Ottelut eivät ole nyt saatavilla.",
  dataFrom: "Tiedot klo {0}",
  times: "Ajat: {0}",
};
