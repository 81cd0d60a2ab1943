import { isolate } from "#core/lib/isolate.ts";
import type { Messages } from "#core/i18n/en/start.ts";

/** The Swedish messages about changes of a match. */
export const svChange: Messages["change"] = {
  title: "Ändringar",
  history: "Historik",
  none: "Inget har ändrats sedan Matchdesk började bevaka.",
  noneShown: "Ingen ändring på sistone i det som visas här.",
  added: "Listad",
  start: (time) => `Start ${time}`,
  unscheduled: (time) => `Starttiden ${time} borttagen`,
  known: (names) => `Klart: ${names}`,
  replaced: (to, from) => `${isolate(to)} ersätter ${isolate(from)}`,
  out: (name) => `${isolate(name)} borttagen`,
  renamed: (to, from) => `${isolate(from)} heter nu ${isolate(to)}`,
  started: "Började",
  startWithdrawn: "Kommande igen",
  scoreWithdrawn: (score) =>
    score === "" ? "Resultatet borttaget" : `Resultatet ${score} borttaget`,
  noWinner: "ingen vinnare",
  corrected: "Rättat",
  bestOfUnknown: "Bäst av okänt antal",
  conflict: "Konflikt",
  conflictCleared: "Konflikten löst",
  locked: "Låst",
  unlocked: "Upplåst",
  returned: "Listad igen",
};
