import type {
  EmbedTemplates,
  ScreenTemplates,
  unknownHost as english,
} from "#core/i18n/en/embeds.ts";
import { shortRounds, slot } from "./slots-and-rounds.ts";

export const embed: EmbedTemplates = {
  locale: "fi-FI",
  slot,
  rounds: shortRounds,
  state: { all: "Ottelut", upcoming: "Tulossa", live: "Käynnissä", ended: "Päättynyt" },
  bracket: "Kaavio",
  drawing: {
    liveCount: "{0} käynnissä",
    endedOf: "{0}/{1}",
    games: "Bo{0}",
    loserTo: "häviäjä: {0}",
    loserIsOut: "häviäjä putoaa",
    loserIsThird: "häviäjä on 3.",
    loserIsFourth: "häviäjä on 4.",
    ifNeeded: "tarvittaessa",
    champion: "Mestari",
  },
  versus: "–",
  disqualified: "Hyl.",
  bestOf: "Bo{0}",
  won: "{0} voitti",
  noTime: "Ei vielä aikaa",
  group: "Lohko {0}",
  mayBeMissing: "otteluita voi puuttua",
  missing: "{0} {0|one:ottelu|other:ottelua} puuttuu",
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
  noContestant: "Osallistujaa ”{0}” ei ole ollut täällä, tai turnaus ei ole julkinen.",
  severalContestants: "”{0}” on usean osallistujan nimi: {1}.",
  loading: "Ladataan",
  gone: "Ei enää näytetä.",
  unreachable: "Ottelut eivät ole nyt saatavilla.",
  dataFrom: "Tiedot klo {0}",
  times: "Ajat: {0}",
};

export const screen: ScreenTemplates = {
  results: "Tulokset",
  finalRanking: "Lopputulokset",
  contestants: "{0} osallistujaa",
  nextPlaces: "{0}–{1} {2} s päästä",
  afterThis: "Seuraavaksi: {0}",
  clock: {
    paused: "Pysäytetty",
    notRenewed: "Ei päivitetty kello {0} jälkeen",
    dataFrom: "Tiedot kello {0}",
  },
  onYourPhone: "Puhelimellasi",
  waiting: "Palvelusta ei ole vielä tullut mitään.",
  notUpdated:
    "Tämä näyttö ei päivity. Lataa sivu uudelleen; jos ilmoitus palaa, selain on vanhempi kuin Chromium 79.",
  unreachable: "Matchdeskiin ei saada yhteyttä. Näyttö käynnistyy, kun yhteys palaa.",
  missing: {
    tournament: {
      title: "Turnausta ei löydy",
      help: "Sitä ei ole nyt listalla, tai se ei ole julkinen. Kun on, se alkaa tällä seinällä. Nimi on sen sivun osoitteessa: /tournaments/SITE/SLUG.",
    },
    channel: {
      title: "Kanavaa ei löydy",
      help: "Kanavat nimetään osoitteessa /desk/screens. Kunnes tämänniminen on, seinä näyttää, mitä pelataan.",
    },
  },
};

export const unknownHost: typeof english = {
  title: "Tuntematon palvelimen nimi",
  text: "Matchdesk ei vastaa tällä nimellä. Avaa se omasta osoitteestaan, tai lisää nimi muuttujaan ALLOWED_HOSTS (tai aseta PUBLIC_URL) ja käynnistä uudelleen.",
};
