import type { MatchesPageMessages } from "#core/i18n/en/matches-page.ts";

/** The Finnish messages of the page of all matches. */
export const fiMatchesPage: MatchesPageMessages = {
  tabs: "Tulevat tai päättyneet",
  live: (count) => (count === 1 ? "1 ottelu" : `${count} ottelua`),
  longest: (duration) => `pisin ${duration}`,
  inConflict: (count) => `${count} ristiriidassa`,
  show: "Näytä",
  hide: "Piilota",
  moreLive: (count) => `${count} muuta käynnissä`,
  today: "Tänään",
  tomorrow: "Huomenna",
  yesterday: "Eilen",
  dayUntil: (day, end) => `${day}, päättyy ${end} 05:00`,
  newestFirst: (day) => `${day}, uusin ensin`,

  filter: { round: "Kierros", status: "Tila", contestant: "Osallistuja" },
  all: (count) => `Kaikki ${count}`,
  openFilters: "Rajaa",
  text: "Nimi, koodi, pelipaikka",
  status: {
    conflict: "Ristiriita",
    locked: "Lukittu",
    live: "Käynnissä",
    "not-started": "Ei alkanut",
    moved: "Siirretty",
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
  takenAsEnded: "Katsottu päättyneeksi",

  selected: "Valittu ottelu",
  position: (position, count, section) => `${position}/${count}, ${section}`,
  none: "Ottelua ei ole valittu.",
  keys: {
    match: "ottelu",
    day: "päivä",
    show: "näytä ottelu",
    filter: "rajaa",
    ended: "päättyneet",
    upcoming: "tulevat",
  },
};
