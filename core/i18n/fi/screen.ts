import type { ScreenMessages } from "#core/i18n/en/screen.ts";

export const fiScreen: ScreenMessages = {
  results: "Tulokset",
  contestants: (count) => `${count} osallistujaa`,
  nextPlaces: (from, to, seconds) => `${from}–${to} ${seconds} s päästä`,
  paused: "Pysäytetty",
  afterThis: (title) => `Seuraavaksi: ${title}`,
  notRenewed: (time) => `Ei päivitetty kello ${time} jälkeen`,
  dataFrom: (time) => `Tiedot kello ${time}`,
  onYourPhone: "Puhelimellasi",
  waiting: "Palvelusta ei ole vielä tullut mitään.",
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
