import type { Messages } from "#core/i18n/en/start.ts";
import { isolate } from "#core/lib/isolate.ts";

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
  replaced: (to, from) => `${isolate(from)} → ${isolate(to)}`,
  out: (name) => `${isolate(name)} poissa`,
  renamed: (to, from) => `${isolate(from)} on nyt ${isolate(to)}`,
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
