import { isolate } from "#core/lib/isolate.ts";

/** Messages about changes of a match. */
export const enChange = {
  title: "Changes",
  history: "History",
  none: "Nothing has changed since Matchdesk began watching.",
  noneShown: "No change lately in what is shown here.",
  added: "Listed",
  start: (time: string) => `Start ${time}`,
  unscheduled: (time: string) => `Start ${time} taken back`,
  known: (names: string) => `${names} known`,
  replaced: (to: string, from: string) => `${isolate(to)} for ${isolate(from)}`,
  out: (name: string) => `${isolate(name)} is out`,
  renamed: (to: string, from: string) => `${isolate(from)} is now ${isolate(to)}`,
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
