import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages about changes of a match. */
export const enChange = {
  title: "Changes",
  history: "History",
  none: "Nothing has changed since Matchdesk began watching.",
  noneShown: "No recent change in what is shown here.",
  added: "Listed",
  start: (time: string) => `Start ${time}`,
  unscheduled: (time: string) => `Start ${time} withdrawn`,
  known: (names: string) => `Now known: ${names}`,
  replaced: (to: string, from: string) =>
    `${wrapInBidiIsolate(to)} replaces ${wrapInBidiIsolate(from)}`,
  out: (name: string) => `${wrapInBidiIsolate(name)} removed`,
  renamed: (to: string, from: string) =>
    `${wrapInBidiIsolate(from)} is now ${wrapInBidiIsolate(to)}`,
  started: "Started",
  startWithdrawn: "Upcoming again",
  scoreWithdrawn: (score: string) =>
    score === "" ? "Score withdrawn" : `Score ${score} withdrawn`,
  noWinner: "no winner",
  corrected: "Corrected",
  bestOfUnknown: "Best of not known",
  conflict: "In conflict",
  conflictCleared: "Conflict cleared",
  locked: "Locked",
  unlocked: "Unlocked",
  returned: "Listed again",
};
