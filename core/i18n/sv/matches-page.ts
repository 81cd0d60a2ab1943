import type { MatchesPageMessages } from "#core/i18n/en/matches-page.ts";

/** The Swedish messages of the page of all matches. */
export const svMatchesPage: MatchesPageMessages = {
  tabs: "Kommande eller avslutade",
  live: (count) => (count === 1 ? "1 match" : `${count} matcher`),
  longest: (duration) => `längsta ${duration}`,
  inConflict: (count) => `${count} i konflikt`,
  show: "Visa",
  hide: "Dölj",
  moreLive: (count) => `${count} till pågår`,
  today: "I dag",
  tomorrow: "I morgon",
  yesterday: "I går",
  dayUntil: (day, end) => `${day}, till ${end} 05:00`,
  newestFirst: (day) => `${day}, nyast först`,

  filter: { round: "Runda", status: "Läge", contestant: "Deltagare" },
  all: (count) => `Alla ${count}`,
  openFilters: "Filtrera",
  text: "Namn, kod, spelplats",
  status: {
    conflict: "Konflikt",
    locked: "Låst",
    live: "Pågår",
    "not-started": "Inte startad",
    moved: "Flyttad",
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
  takenAsEnded: "Räknas som avslutad",

  selected: "Vald match",
  position: (position, count, section) => `${position} av ${count}, ${section}`,
  none: "Ingen match är vald.",
  keys: {
    match: "byt match",
    day: "dag",
    show: "visa matchen",
    filter: "filtrera",
    ended: "avslutade",
    upcoming: "kommande",
  },
};
