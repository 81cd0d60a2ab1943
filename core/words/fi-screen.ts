import type { ScreenWords } from "./en-screen.ts";

export const fiScreen: ScreenWords = {
  results: "Tulokset",
  paused: "Pysäytetty",
  afterThis: (title) => `Seuraavaksi: ${title}`,
  notRenewed: (time) => `Ei päivitetty kello ${time} jälkeen`,
  dataFrom: (time) => `Tiedot kello ${time}`,
  onYourPhone: "Puhelimellasi",
  waiting: "Palvelusta ei ole vielä tullut mitään.",
};
