import type { Messages } from "#core/i18n/en/start.ts";

/** The Finnish messages of a bracket. */
export const fiBracketView: Messages["bracket"] = {
  label: (title) => `Kaavio ${title}`,
  find: "Etsi osallistuja",
  clearContestant: (name) => `Poista reitin korostus: ${name}`,

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

  endedOf: (ended, all) => `${ended}/${all}`,
  endedCount: (count) => `${count} pelattu`,
  beingPlayed: "Käynnissä",
  next: "Seuraavaksi",
  placings: "Sijoitukset",
  progress: (ended, all, live) =>
    [
      `${ended}/${all} päättynyt`,
      ...(live === 0 ? [] : [`${live} käynnissä`]),
      `${all - ended - live} pelaamatta`,
    ].join(", "),
  record: (won, lost) => `voittoja ${won}, häviöitä ${lost}`,
  moreLive: (count, round) => `${count} muuta käynnissä: ${round}`,
  rounds: "Kierrokset",
  upper: "Ylä",
  lower: "Ala",
  section: (number, all) => `Osa ${number}/${all}`,
  previousSection: "Edellinen osa",
  nextSection: "Seuraava osa",
  loserToCode: (code) => `häviäjä: ${code}`,
  loserIsOut: "häviäjä putoaa",
  loserIsThird: "häviäjä on 3.",
  loserIsFourth: "häviäjä on 4.",
  ifNeeded: "tarvittaessa",
  advanced: "jatkoon",
  says: {
    live: "käynnissä",
    upcoming: (start) => (start === "" ? "ei ole alkanut" : `alkaa ${start}`),
    ended: "päättynyt",
    won: (name) => `${name} voitti`,
    from: (code) => `ottelusta ${code}`,
    notListed: "ei vielä listalla",
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
    card: "Avaa tuloskortti (PNG)",
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
  times: (city) => `Aikavyöhyke: ${city}`,
  page: (page, pages) => `Sivu ${page}/${pages}`,
};
