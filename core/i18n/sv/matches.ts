import type { PageMessages } from "#core/i18n/en/index.ts";
import { mark } from "./attention.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

export const matchPage: PageMessages["matchPage"] = {
  title: (left, right) => `${wrapInBidiIsolate(left)} – ${wrapInBidiIsolate(right)}`,
  crumb: "Du är här",
  why: (reason) => `Orsak: ${reason}.`,
  lastChange: (time) => `Senaste ändring ${time}.`,
  lastPoll: (time) => `Senaste hämtning ${time}.`,
  firstTo: (games, bestOf) => `först till ${games} i bäst av ${bestOf}`,
  facts: {
    title: "Fakta",
    bestOf: "Bäst av",
    bestOfValue: (bestOf, games) => `${bestOf}, först till ${games}`,
    parts: {
      series: "Vunna spel",
      leg: "Sammanlagt",
      replay: "Omspel",
      unknown: "Matcher",
    },
  },
  lineScore: {
    title: "Spelomgångar i ordning",
    game: "spelomgång",
    seenAt: "sedd",
    seenOn: (day) => `sedd ${day}`,
  },
  stakes: {
    title: "Vad som står på spel",
    thisMatch: "Den här matchen",
    goesTo: "Leder till",
    ifWins: (name) => `Om ${wrapInBidiIsolate(name)} vinner`,
    lost: (name) => `${wrapInBidiIsolate(name)} förlorade`,
    next: (match) => `Nästa: ${match}.`,
    loserNext: (name, match) => `${wrapInBidiIsolate(name)}: ${match}.`,
    against: (opponent) => `mot ${opponent}`,
    isOut: (name) => `${wrapInBidiIsolate(name)} är utslagen.`,
    champion: "Mästare.",
    winsBracket: "Vinner slutspelet.",
    third: "Tredje plats.",
    second: (name) => `${wrapInBidiIsolate(name)} blir tvåa.`,
    fourth: (name) => `${wrapInBidiIsolate(name)} blir fyra.`,
    reset: "Ny final: båda spelar en gång till om titeln.",
  },
  record: {
    headToHead: "Inbördes möten",
    compare: "Jämför",
    neverMet: "Har inte mötts här",
    neverMetBefore: "Har inte mötts här före den här matchen.",
    wins: "vunna matcher",
    draws: (count) => (count === 1 ? "1 oavgjord" : `${count} oavgjorda`),
    roads: "Vägen hit",
    noRoad: "Ingen tidigare match har setts.",
    ownScoreFirst: "eget resultat först",
    result: { won: "Vinst", drawn: "Oavgjort", lost: "Förlust" },
  },
  versus: {
    meetNext: "Möts härnäst",
    meetNow: "Spelar nu",
    forWinner: "Vinnare",
    inTournament: "I den här turneringen",
    inLastTournaments: "I den senaste turneringen för var och en",
    matchesWon: "Vunna matcher",
    gamesWon: "Vunna spelomgångar",
    decidingGamesWon: "Vunna avgörande spelomgångar",
    swap: "Byt sida",
    changeOpponent: "Byt motståndare",
  },
};

export const matchesPage: PageMessages["matchesPage"] = {
  tabs: "Kommande eller avslutade",
  longest: (duration) => `längsta ${duration}`,
  inConflict: (count) => `${count} i konflikt`,
  moreLive: (count) => `${count} till pågår`,
  tomorrow: "I morgon",
  yesterday: "I går",
  dayUntil: (day, end) => `${day}, till ${end} 05:00`,
  newestFirst: (day) => `${day}, nyast först`,

  filter: { round: "Runda", status: "Läge" },
  openFilters: "Filtrera",
  text: "Namn, kod, spelplats",
  status: {
    ...mark,
    live: "Pågår",
    waiting: "Väntar på en annan match",
    ready: "Deltagarna klara",
    ended: "Resultatet känt",
    undecided: "Vinnaren okänd",
    bye: "Frilott",
    unresolved: "Inte spelad",
  },

  lastScore: (time) => `poäng ${time}`,
  movedAt: (time) => `flyttad ${time}`,
  waitsFor: (codes) => `väntar på ${codes}`,
  noStation: "ingen spelplats",
  won: (score, bestOf) => `Vinst, ${score} av ${bestOf}`,
  takenAsEnded: "Resultat ej bekräftat",

  selected: "Vald match",
  position: (position, count, section) => `${position} av ${count}, ${section}`,
  none: "Ingen match är vald.",
};

export const schedule: PageMessages["schedule"] = {
  day: "Dag",
  previous: "Föregående dag",
  next: "Nästa dag",
  empty: "Ingen match är listad den här dagen.",
  view: "Vy",
  grid: "Rutnät",
  stations: "Spelplatser",
  list: "Lista",
  zone: "Tid",
  venueZone: (city) => `Arenan, ${city}`,
  ownZone: "Din",
  options: "Filter och åtgärder",
  howStations:
    "Ingen spelplats är angiven den här dagen. Ange en i matchens panel, så visar rutnätet dagen per spelplats.",

  strip: { unit: "platser i bruk", label: "Timmar som visas" },
  more: (count) => `${count} till`,
  usualEnd: (time) => `slutar vanligen ${time}`,
  late: "sen",
  clash: { "double-booked": "Dubbelbokad", "two-on-one": "Två på samma plats" },

  free: "ledig",
  freeTo: (time) => `ledig till ${time}`,
  freeFrom: (time) => `ledig från ${time}`,
  freeBetween: (from, to) => `ledig ${from}–${to}`,
  allFree: (count) => `alla ${count} lediga`,
  noneFree: "ingen plats är ledig",

  unassigned: "Ingen spelplats",
  byStart: "efter start",
  assign: (station) => `Ge plats ${wrapInBidiIsolate(station)}`,
  other: "Annan…",
  assigned: (match, station) => `${match} är på spelplats ${wrapInBidiIsolate(station)}.`,

  liveAndNext: "Pågår och härnäst",
  from: (time) => `Från ${time}`,
  ended: "Avslutade",
  endedBefore: (count) => (count === 1 ? "1 avslutad tidigare" : `${count} avslutade tidigare`),
  to: (time) => `till ${time}`,
  withoutStation: "ingen plats",

  legend: "En match är så lång som den vanligen är här. ≈ försenad av matchen före.",

  sheet: {
    everything: "Skriv ut allt",
    everythingHint: "Även avslutade och de utan spelplats",
    title: "Schema per spelplats",
    stations: (first, last) => `Spelplatser ${wrapInBidiIsolate(first)}–${wrapInBidiIsolate(last)}`,
  },
};

export const now: PageMessages["now"] = {
  inUse: (count) => `${count} används`,
  free: (count) => (count === 1 ? "1 ledig" : `${count} lediga`),
  freeStation: "Ledig",
  next: (code) => `härnäst ${code}`,
  onAir: "I sändning",
};
