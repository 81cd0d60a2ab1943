import type { PageMessages } from "#core/i18n/en/index.ts";
import { formatBestOf } from "./match.ts";
import { mark } from "./attention.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const matchPage: PageMessages["matchPage"] = {
  title: (left, right) => `${wrapInBidiIsolate(left)} – ${wrapInBidiIsolate(right)}`,
  crumb: "Olet tässä",
  why: (reason) => `Peruste: ${reason}.`,
  lastChange: (time) => `Viimeisin muutos ${time}.`,
  lastPoll: (time) => `Viimeisin haku ${time}.`,
  firstTo: (games, bestOf) => `${games} erävoittoa, ${formatBestOf(bestOf)}`,
  facts: {
    title: "Tiedot",
    bestOf: "Erät",
    bestOfValue: (bestOf, games) => `${formatBestOf(bestOf)}, ${games} erävoittoa`,
    parts: {
      series: "Voitetut pelit",
      leg: "Yhteistulos",
      replay: "Uusinnat",
      unknown: "Ottelut",
    },
  },
  lineScore: {
    title: "Erät järjestyksessä",
    game: "erä",
    seenAt: "nähty",
    seenOn: (day) => `nähty ${day}`,
  },
  stakes: {
    title: "Panos ja jatko",
    thisMatch: "Tämä ottelu",
    goesTo: "Jatko",
    ifWins: (name) => `Jos ${wrapInBidiIsolate(name)} voittaa`,
    lost: (name) => `${wrapInBidiIsolate(name)} hävisi`,
    next: (match) => `Seuraavaksi: ${match}.`,
    loserNext: (name, match) => `${wrapInBidiIsolate(name)}: ${match}.`,
    against: (opponent) => `vastassa ${opponent}`,
    isOut: (name) => `${wrapInBidiIsolate(name)} putoaa.`,
    champion: "Mestari.",
    winsBracket: "Voittaa kaavion.",
    third: "Kolmas sija.",
    second: (name) => `${wrapInBidiIsolate(name)} on toinen.`,
    fourth: (name) => `${wrapInBidiIsolate(name)} on neljäs.`,
    reset: "Uusi finaali: molemmat pelaavat mestaruudesta vielä kerran.",
  },
  record: {
    headToHead: "Keskinäiset ottelut",
    compare: "Vertaa",
    neverMet: "Eivät ole kohdanneet täällä",
    neverMetBefore: "Eivät ole kohdanneet täällä ennen tätä ottelua.",
    wins: "voitetut ottelut",
    draws: (count) => (count === 1 ? "1 tasapeli" : `${count} tasapeliä`),
    roads: "Tie tähän otteluun",
    noRoad: "Aiempia otteluita ei ole nähty.",
    ownScoreFirst: "oma tulos ensin",
    result: { won: "Voitto", drawn: "Tasapeli", lost: "Häviö" },
  },
  versus: {
    meetNext: "Kohtaavat seuraavaksi",
    meetNow: "Pelaavat nyt",
    forWinner: "Voittaja",
    inTournament: "Tässä turnauksessa",
    inLastTournaments: "Kummankin viimeisimmässä turnauksessa",
    matchesWon: "Voitetut ottelut",
    gamesWon: "Voitetut erät",
    decidingGamesWon: "Voitetut ratkaisuerät",
    swap: "Vaihda puolia",
    changeOpponent: "Vaihda vastustaja",
  },
};

export const matchesPage: PageMessages["matchesPage"] = {
  tabs: "Tulevat tai päättyneet",
  longest: (duration) => `pisin ${duration}`,
  inConflict: (count) => `${count} ristiriidassa`,
  moreLive: (count) => `${count} muuta käynnissä`,
  tomorrow: "Huomenna",
  yesterday: "Eilen",
  dayUntil: (day, end) => `${day}, päättyy ${end} 05:00`,
  newestFirst: (day) => `${day}, uusin ensin`,

  filter: { round: "Kierros", status: "Tila" },
  openFilters: "Rajaa",
  text: "Nimi, koodi, pelipaikka",
  status: {
    ...mark,
    live: "Käynnissä",
    waiting: "Odottaa toista ottelua",
    ready: "Osallistujat tiedossa",
    ended: "Tulos tiedossa",
    undecided: "Voittaja ei tiedossa",
    bye: "Vapaakierros",
    unresolved: "Ei pelattu",
  },

  lastScore: (time) => `tulos ${time}`,
  movedAt: (time) => `siirretty ${time}`,
  waitsFor: (codes) => `odottaa: ${codes}`,
  noStation: "ei pelipaikkaa",
  won: (score, bestOf) => `Voitto, ${score}/${bestOf}`,
  takenAsEnded: "Tulos vahvistamatta",

  selected: "Valittu ottelu",
  position: (position, count, section) => `${position}/${count}, ${section}`,
  none: "Ottelua ei ole valittu.",
};

export const schedule: PageMessages["schedule"] = {
  day: "Päivä",
  previous: "Edellinen päivä",
  next: "Seuraava päivä",
  empty: "Tälle päivälle ei ole listattu otteluita.",
  view: "Näkymä",
  grid: "Ruudukko",
  stations: "Pelipaikat",
  list: "Luettelo",
  zone: "Aika",
  venueZone: (city) => `Tapahtumapaikka, ${city}`,
  ownZone: "Oma",
  options: "Suodattimet ja toiminnot",
  howStations:
    "Tälle päivälle ei ole merkitty pelipaikkoja. Merkitse pelipaikka ottelun tiedoissa, niin ruudukko näyttää päivän pelipaikoittain.",

  strip: { unit: "paikkoja käytössä", label: "Näytettävät tunnit" },
  more: (count) => `${count} muuta`,
  usualEnd: (time) => `tavallinen loppu ${time}`,
  late: "myöh.",
  clash: { "double-booked": "Kaksi yhtä aikaa", "two-on-one": "Kaksi samalla paikalla" },

  free: "vapaa",
  freeTo: (time) => `vapaa klo ${time} asti`,
  freeFrom: (time) => `vapaa klo ${time} alkaen`,
  freeBetween: (from, to) => `vapaa ${from}–${to}`,
  allFree: (count) => `kaikki ${count} vapaana`,
  noneFree: "mikään paikka ei ole vapaa",

  unassigned: "Ei pelipaikkaa",
  byStart: "alkamisajan mukaan",
  assign: (station) => `Paikalle ${wrapInBidiIsolate(station)}`,
  other: "Muu…",
  assigned: (match, station) => `${match} on pelipaikalla ${wrapInBidiIsolate(station)}.`,

  liveAndNext: "Käynnissä ja seuraavaksi",
  from: (time) => `Kello ${time} alkaen`,
  ended: "Päättyneet",
  endedBefore: (count) => `${count} päättynyt aiemmin`,
  to: (time) => `klo ${time} asti`,
  withoutStation: "ei pelipaikkaa",

  legend: "Ottelun pituus on sen tavallinen kesto täällä. ≈ siirtynyt edellisen ottelun takia.",

  sheet: {
    everything: "Tulosta kaikki",
    everythingHint: "Myös päättyneet ja ilman pelipaikkaa olevat",
    title: "Aikataulu pelipaikoittain",
    stations: (first, last) => `Pelipaikat ${wrapInBidiIsolate(first)}–${wrapInBidiIsolate(last)}`,
  },
};

export const now: PageMessages["now"] = {
  inUse: (count) => `${count} käytössä`,
  free: (count) => `${count} vapaana`,
  freeStation: "Vapaa",
  next: (code) => `seuraavaksi ${code}`,
  onAir: "Lähetyksessä",
};
