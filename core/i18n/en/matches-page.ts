/** Messages of the page of all matches. */
export const enMatchesPage = {
  /** Accessible name of the tabs. */
  tabs: "Upcoming or ended",
  live: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
  /** Beside the number of live matches; the time since the oldest start. */
  longest: (duration: string) => `longest ${duration}`,
  inConflict: (count: number) => `${count} in conflict`,
  show: "Show",
  hide: "Hide",
  /** Folds the live matches beyond the first on a phone. */
  moreLive: (count: number) => `${count} more live`,
  today: "Today",
  tomorrow: "Tomorrow",
  yesterday: "Yesterday",
  /** Beside an event day: the day and the date on which it ends, at 05:00. */
  dayUntil: (day: string, end: string) => `${day}, until ${end} 05:00`,
  newestFirst: (day: string) => `${day}, newest first`,

  /** Names of the filters that no other page has. */
  filter: { round: "Round", status: "State", contestant: "Contestant" },
  /** First option of a filter with this many others. */
  all: (count: number) => `All ${count}`,
  openFilters: "Filter",
  text: "Name, code, station",
  /** States of matches, as far as a filter needs them. */
  status: {
    conflict: "Conflict",
    locked: "Locked",
    live: "Live",
    "not-started": "Not started",
    moved: "Moved",
    waiting: "Waits for another match",
    ready: "Contestants known",
    ended: "Result known",
    undecided: "Winner unknown",
    bye: "Bye",
    unresolved: "Not played",
  },

  lastScore: (time: string) => `last score ${time}`,
  movedAt: (time: string) => `moved ${time}`,
  waitsFor: (codes: string) => `waits for ${codes}`,
  noStation: "no station yet",
  /** The winner's score and the best-of. */
  won: (score: number, bestOf: number) => `Won, ${score} of ${bestOf}`,
  takenAsEnded: "Taken as ended",

  selected: "Selected match",
  /** Position of the selected match in its section. */
  position: (position: number, count: number, section: string) =>
    `${position} of ${count}, ${section}`,
  none: "No match is selected.",
  /** Effects of the keys, next to them. */
  keys: {
    match: "match",
    day: "day",
    show: "show match",
    filter: "filter",
    ended: "ended",
    upcoming: "upcoming",
  },
};

/** The table of messages that every language provides. */
export type MatchesPageMessages = typeof enMatchesPage;
