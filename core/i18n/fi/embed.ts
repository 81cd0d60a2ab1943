import type { EmbedMessages } from "#core/i18n/en/embed.ts";
import { fiEmbedRound } from "./embed-round.ts";
import { fiSlot } from "./slot.ts";

/** `EmbedWords` in Finnish. */
export const fiEmbed: EmbedMessages = {
  locale: "fi-FI",
  match: { slot: fiSlot, roundName: fiEmbedRound },
  state: { all: "Ottelut", upcoming: "Tulossa", live: "Käynnissä", ended: "Päättynyt" },
  bracket: "Kaavio",
  versus: "–",
  disqualified: "Hyl.",
  bestOf: (games) => `Bo${games}`,
  won: (name) => `${name} voitti`,
  noTime: "Ei vielä aikaa",
  group: (number) => `Lohko ${number}`,
  partial: (seen, unseen) =>
    unseen === null ? `nähdyistä otteluista (${seen})` : `otteluita näkemättä: ${unseen}`,
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
  dataFrom: (time) => `Tiedot klo ${time}`,
  times: (zone) => `Ajat: ${zone}`,
};
