import type { ScreenTemplates } from "#core/i18n/en/screen.ts";

/** The Finnish messages of full-screen pages. */
export const fiScreen: ScreenTemplates = {
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
