import type { PageMessages } from "#core/i18n/en/index.ts";
import { firstPage } from "./first-page.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const match: PageMessages["common"]["match"] = {
  ...firstPage.match,

  result: {
    ...firstPage.match.result,
    won: (name) => `${wrapInBidiIsolate(name)} voitti`,
    draw: "Tasapeli",
    sharedFirst: "Jaettu ykkössija",
    takenAsEnded: (sinceStart, unchanged) =>
      `Ohi tai keskeytynyt, palvelu ei ole sulkenut sitä: alkamisesta ${sinceStart}, viimeisestä muutoksesta ${unchanged}.`,
  },

  stateBy: {
    bye: "vapaakierros, ei vastustajaa",
    advanced: "osallistuja on ottelussa, johon tästä jatketaan",
    clinched: "osallistujalla on yli puolet eristä",
    locked: "palvelu listaa sen päättyneenä ja on lukinnut sen",
    "taken-as-ended": "alkamisesta on kauan eikä mikään ole muuttunut tuntiin",
    "stays-ended": "oli päättynyt jo aiemmin",
    begun: "palvelu listaa sen päättyneenä eikä ole lukinnut sitä",
    "start-ahead": "se on päättyneiden listalla ilman tulosta, mutta sen alku on vielä edessä",
    "listed-upcoming": "palvelu listaa sen tulevana",
    "not-started": "palvelu listaa sen yhä tulevana, vaikka alkamisaika on ohi",
    "score-before-start": "sillä on tulos ennen alkamisaikaa",
  },
  state: { upcoming: "Tulossa", live: "Käynnissä", ended: "Päättynyt" },
  missing:
    "Tässä osoitteessa ei ole ottelua. Sitä ei ole ollut listalla, tai sen turnaus ei ole julkinen.",
  conflictWhy: "palvelu merkitsee sen kiistanalaiseksi",
  lockWhy: "palvelu on lukinnut ottelun, vaikka se ei ole päättynyt",
  decidedBy: {
    bye: () => "Vapaakierros",
    advanced: ({ name }) => `${wrapInBidiIsolate(name)} jatkoon`,
    clinched: ({ name, score, bestOf }) =>
      `${wrapInBidiIsolate(name)} voitti. Voitto, ${score} erää (${formatBestOf(bestOf)}).`,
    led: ({ name }) => `${wrapInBidiIsolate(name)} voitti. Johti ottelun päättyessä.`,
    "taken-as-ended": ({ name }) => `${wrapInBidiIsolate(name)} voitti`,
  },
  absence: {
    "no-start-yet": "Alkamisaika puuttuu",
    "beyond-the-list": "Ei vielä näkyvissä: palvelun 100 ottelun listan ulkopuolella",
    "before-watching": (time) => `Ei nähty: ennen kello ${time}, jolloin Matchdesk alkoi seurata`,
    "not-listed": "Ottelua ei listattu",
    continues: "Jatkuu toisessa kaaviossa",
    withdrawn: "Poistettu: palvelu ei enää listaa ottelua.",
    "last-seen": (time) => `Nähty viimeksi ${time}. Palvelu ei enää listaa ottelua.`,
  },
  seed: (seed) => `sijoitus ${seed}`,
  panel: {
    showInBracket: "Näytä kaaviossa",
    status: "Tila",
    start: "Alkaa",
    result: "Tulos",
    cameFrom: "Tulivat",
    metBefore: "Kohdanneet",
    assumed: "oletettu tavallisen järjestyksen mukaan",
    deaths: "Kuolemat",
    time: "Aika",
    points: "Lohkopisteet",
    seen: "Seurattu",
    seenValue: (first, changed) => `${first} alkaen, viimeisin muutos ${changed}`,
    sent: "Kaikki, mitä palvelu lähetti",
    sentMissing: "Palvelun lähettämiä tietoja tästä ottelusta ei ole tallessa.",
    openOn: (site) => `Avaa sivustolla ${site}`,
    stream: "Striimi",
  },
};

export const bracket: PageMessages["common"]["bracket"] = {
  label: (title) => `Kaavio ${title}`,
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
  before: (time) => `ennen ${time}`,

  beingPlayed: "Käynnissä",
  placings: "Sijoitukset",
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
    picture: "Kopioi kuvan osoite",
    markdown: "Kopioi Markdown",
    embed: "Upota",
    text: "Kopioitu teksti",
    svg: "Avaa kuvana (SVG)",
    png: "Avaa kuvana (PNG)",
    card: "Avaa tuloskortti (PNG)",
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

export const change: PageMessages["common"]["change"] = {
  history: "Historia",
  none: "Mikään ei ole muuttunut Matchdeskin seurannan aikana.",
  noneShown: "Ei muutoksia viime aikoina siinä, mitä tässä näytetään.",
  kinds: {
    added: "Listattu",
    rescheduled: "Alku siirretty",
    unscheduled: "Alkuaika peruttu",
    "contestants-known": "Selvillä",
    replaced: "Vaihtui",
    renamed: "Nimi muuttui",
    started: "Alkoi",
    "start-withdrawn": "Taas tulossa",
    score: "Tulos",
    "score-withdrawn": "Tulos peruttu",
    decided: "Voittaja selvisi",
    ended: "Päättyi",
    corrected: "Korjattu",
    "best-of": "Pelien määrä",
    "conflict-raised": "Ristiriita",
    "conflict-cleared": "Ristiriita selvitetty",
    locked: "Lukittu",
    unlocked: "Lukitus avattu",
    "last-seen": "Kadonnut näkyvistä",
    withdrawn: "Peruttu",
    returned: "Listattu taas",
  },
  start: (time) => `Alkaa ${time}`,
  unscheduled: (time) => `Alkuaika ${time} peruttu`,
  known: (names) => `Selvillä: ${names}`,
  replaced: (to, from) => `${wrapInBidiIsolate(from)} → ${wrapInBidiIsolate(to)}`,
  out: (name) => `${wrapInBidiIsolate(name)} poissa`,
  renamed: (to, from) => `${wrapInBidiIsolate(from)} on nyt ${wrapInBidiIsolate(to)}`,
  scoreWithdrawn: (score) => (score === "" ? "Tulos peruttu" : `Tulos ${score} peruttu`),
  noWinner: "ei voittajaa",
  bestOfUnknown: "Pelien määrä ei tiedossa",
};

/** Returns "paras 3:sta" or "paras 5:stä": the ending depends on how the number is pronounced. */
export function formatBestOf(games: number): string {
  return `paras ${games}:${/[2368]$/.test(`${games}`) ? "sta" : "stä"}`;
}
