import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
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
  replaced: (to, from) => `${wrapInBidiIsolate(to)} ersätter ${wrapInBidiIsolate(from)}`,
  out: (name) => `${wrapInBidiIsolate(name)} borttagen`,
  renamed: (to, from) => `${wrapInBidiIsolate(from)} heter nu ${wrapInBidiIsolate(to)}`,
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
