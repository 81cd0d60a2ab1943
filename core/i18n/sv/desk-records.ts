import type { DeskRecordMessages } from "#core/i18n/en/desk-records.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Swedish messages of the pages of staff that list changes and annotations. */
export const svDeskRecords: DeskRecordMessages = {
  youAre: (who) => `du är ${wrapInBidiIsolate(who)}`,
  newestFirst: "nyast först",
  kind: "Typ",
  tournament: "Turnering",
  staff: "Personal",
  all: (count) => `Alla ${count}`,
  option: (name, count) => `${name} ${count}`,
  noneShown: "Inget motsvarar filtren.",

  changes: {
    fromService: "Från tjänsten",
    byStaff: "Av personalen",
    noActs: "Personalen har inte angett något ännu.",
    until: (time) => `Före ${time}`,
    newSince: (count, time) =>
      count === 1
        ? `1 ovanför är ny sedan ${time}, då du senast tittade`
        : `${count} ovanför är nya sedan ${time}, då du senast tittade`,
    kinds: {
      added: "Listad",
      rescheduled: "Start flyttad",
      unscheduled: "Starttid borttagen",
      "contestants-known": "Klart",
      replaced: "Ersatt",
      renamed: "Nytt namn",
      started: "Började",
      "start-withdrawn": "Kommande igen",
      score: "Resultat",
      "score-withdrawn": "Resultat borttaget",
      decided: "Vinnare känd",
      ended: "Avslutad",
      corrected: "Resultat rättat",
      "best-of": "Antal spel",
      "conflict-raised": "Konflikt",
      "conflict-cleared": "Konflikten löst",
      locked: "Låst",
      unlocked: "Upplåst",
      "last-seen": "Lämnade listan",
      withdrawn: "Tillbakadragen",
      returned: "Listad igen",
    },
    upcoming: "kommande",
    live: "pågår",
    open: "öppen",
    locked: "låst",
    noStart: "ingen start",
    minutesLater: (minutes) => `${minutes} min senare`,
    minutesEarlier: (minutes) => `${minutes} min tidigare`,
    scores: (count) => `${count} resultat`,
    taken: "taget",
    handedOver: (to) => `överlämnat till ${wrapInBidiIsolate(to)}`,
    snoozed: (time) => `uppskjutet till ${time}`,
    done: "klart",
  },
};
