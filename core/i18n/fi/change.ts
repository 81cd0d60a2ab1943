import type { Messages } from "#core/i18n/en/start.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Finnish messages about changes of a match. */
export const fiChange: Messages["change"] = {
  title: "Muutokset",
  history: "Historia",
  none: "Mikään ei ole muuttunut Matchdeskin seurannan aikana.",
  noneShown: "Ei muutoksia viime aikoina siinä, mitä tässä näytetään.",
  added: "Listattu",
  start: (time) => `Alkaa ${time}`,
  unscheduled: (time) => `Alkuaika ${time} peruttu`,
  known: (names) => `Selvillä: ${names}`,
  replaced: (to, from) => `${wrapInBidiIsolate(from)} → ${wrapInBidiIsolate(to)}`,
  out: (name) => `${wrapInBidiIsolate(name)} poissa`,
  renamed: (to, from) => `${wrapInBidiIsolate(from)} on nyt ${wrapInBidiIsolate(to)}`,
  started: "Alkoi",
  startWithdrawn: "Taas tulossa",
  scoreWithdrawn: (score) => (score === "" ? "Tulos peruttu" : `Tulos ${score} peruttu`),
  noWinner: "ei voittajaa",
  corrected: "Korjattu",
  bestOfUnknown: "Pelien määrä ei tiedossa",
  conflict: "Ristiriita",
  conflictCleared: "Ristiriita selvitetty",
  locked: "Lukittu",
  unlocked: "Lukitus avattu",
  returned: "Listattu taas",
};
