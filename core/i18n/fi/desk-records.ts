import type { DeskRecordMessages } from "#core/i18n/en/desk-records.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Finnish messages of the pages of staff that list changes and annotations. */
export const fiDeskRecords: DeskRecordMessages = {
  youAre: (who) => `olet ${wrapInBidiIsolate(who)}`,
  newestFirst: "uusimmat ensin",
  kind: "Laji",
  tournament: "Turnaus",
  staff: "Henkilökunta",
  all: (count) => `Kaikki ${count}`,
  option: (name, count) => `${name} ${count}`,
  noneShown: "Mikään ei vastaa näitä suodattimia.",

  changes: {
    fromService: "Palvelusta",
    byStaff: "Henkilökunnalta",
    noActs: "Henkilökunta ei ole vielä kirjannut mitään.",
    until: (time) => `Ennen ${time}`,
    newSince: (count, time) =>
      count === 1
        ? `Yllä 1 uusi kello ${time} jälkeen, jolloin katsoit viimeksi`
        : `Yllä ${count} uutta kello ${time} jälkeen, jolloin katsoit viimeksi`,
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
      corrected: "Tulos korjattu",
      "best-of": "Pelien määrä",
      "conflict-raised": "Ristiriita",
      "conflict-cleared": "Ristiriita selvitetty",
      locked: "Lukittu",
      unlocked: "Lukitus avattu",
      "last-seen": "Kadonnut näkyvistä",
      withdrawn: "Peruttu",
      returned: "Listattu taas",
    },
    upcoming: "tulossa",
    live: "käynnissä",
    open: "avoin",
    locked: "lukittu",
    noStart: "ei alkua",
    minutesLater: (minutes) => `${minutes} min myöhemmin`,
    minutesEarlier: (minutes) => `${minutes} min aiemmin`,
    scores: (count) => `${count} tulosta`,
    taken: "otettu hoidettavaksi",
    handedOver: (to) => `annettu: ${wrapInBidiIsolate(to)}`,
    snoozed: (time) => `myöhemmin, kello ${time}`,
    done: "hoidettu",
  },
};
