import type { Messages } from "#core/i18n/en/start.ts";

/** The Finnish messages of a bracket. */
export const fiBracketView: Messages["bracket"] = {
  label: (title) => `Kaavio ${title}`,
  kind: "kaavio",
  keys:
    "Nuolinäppäimet seuraavat otteluita, Home ja End vievät ensimmäiseen ja viimeiseen, Enter avaa, " +
    "välilyönti korostaa toisen osallistujan reitin.",
  views: "Näkymä",
  tree: "Puu",
  list: "Lista",
  table: "Taulukko",
  tools: "Kaavion työkalut",
  zoomIn: "Lähennä",
  zoomOut: "Loitonna",
  zoom: (percent) => `${percent} %`,
  fit: "Sovita",
  actualSize: "Todellinen koko",
  round: "Kierros",
  find: "Etsi osallistuja",
  findNone: "Osallistujaa ei löytynyt",
  clearContestant: (name) => `Poista reitin korostus: ${name}`,
  hideFinished: "Piilota pelatut kierrokset",
  showFinished: (count) => `Näytä ${count} pelattua`,
  previousRound: "Edellinen kierros",
  nextRound: "Seuraava kierros",
  roundOf: (index, count) => `${index}/${count}`,
  byeOn: "Vapaa",

  absent: {
    "no-start-yet": "Aika puuttuu",
    "beyond-the-list": "Ei vielä näy",
    "before-watching": "Ei nähty",
    "not-listed": "Ottelua ei listattu",
    continues: "Jatkuu toisessa kaaviossa",
    withdrawn: "Poistettu",
    "last-seen": "Nähty viimeksi",
  },

  continuesIn: (title) => `Jatkuu: ${title}`,

  noChampion: {
    "final-undecided": "Ei mestaria: tiedoista ei näy, kuka voitti finaalin.",
    "final-not-listed": "Ei mestaria: finaalia ei nähty.",
    "finals-not-identified": "Ei mestaria: tiedoista ei näy, mikä ottelu on finaali.",
    "lower-finalist-unknown": "Ei mestaria: tiedoista ei näy, kumpi finalisti tuli alakaaviosta.",
    "reset-possible":
      "Ei mestaria: alakaavion finalisti voitti suuren finaalin, eikä tiedoista näy, uusitaanko se.",
    continues: "Ei mestaria: osallistujat jatkavat toisessa kaaviossa.",
    "unknown-type": "Ei mestaria: tiedoista ei näy, mikä kaavion ottelu on finaali.",
  },

  unseen: "Ei nähty",
  before: (time) => `ennen ${time}`,

  says: {
    seed: (seed) => `sijoitus ${seed}`,
    score: (score) => `tulos ${score}`,
    versus: "vastaan",
    live: "käynnissä",
    upcoming: (start) => (start === "" ? "ei ole alkanut" : `alkaa ${start}`),
    ended: "päättynyt",
    won: (name) => `${name} voitti`,
    winnerTo: (code) => `voittaja otteluun ${code}`,
    loserTo: (code) => `häviäjälle seuraavaksi ${code}`,
    champion: "voittaja voittaa kaavion",
    notListed: "ei vielä listalla",
    willCome: (name, source) => `${name} (${source})`,
  },

  columns: {
    code: "Ottelu",
    round: "Kierros",
    start: "Alkaa",
    contestants: "Osallistujat",
    score: "Tulos",
    state: "Tila",
    winnerTo: "Voittaja",
    loserTo: "Häviäjä",
  },

  share: {
    title: "Jaa",
    link: "Kopioi linkki",
    picture: "Kopioi kuvan osoite",
    markdown: "Kopioi Markdown",
    embed: "Upota",
    text: "Kopioitu teksti",
    svg: "Avaa kuvana (SVG)",
    png: "Avaa kuvana (PNG)",
    copied: "Kopioitu",
    print: "Tulosta",
    paper: "Paperi",
    papers: { a4: "A4", a3: "A3", letter: "Letter" },
  },

  image: {
    missing: "Tässä osoitteessa ei ole kaaviota.",
    missingHint: "Sitä ei ole ollut listalla, tai sen turnaus ei ole julkinen.",
    waiting: "Ei vielä otteluita.",
    waitingHint: "Palvelu ei ole vastannut. Katso hetken päästä uudelleen.",
  },

  dataFrom: (time) => `Tiedot: ${time}`,
  page: (page, pages) => `Sivu ${page}/${pages}`,
  joins: (code, page) => (code === "" ? `s. ${page}` : `${code}\ns. ${page}`),
};
