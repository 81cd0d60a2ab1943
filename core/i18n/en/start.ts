import { enBracketView } from "./bracket.ts";
import { enChange } from "./change.ts";
import { enFirstPage } from "./first-page.ts";
import { enMatch } from "./match.ts";
import { enUnresolved } from "./unresolved.ts";

/**
 * The English messages of every page. A message with parameters is a function. Every other language
 * has a table of the same type, so that a missing message is a compile error.
 */
export const en = {
  ...enFirstPage,
  match: enMatch,
  bracket: enBracketView,
  change: enChange,
  unresolved: enUnresolved,

  follow: "Follow",

  filter: {
    label: "Filters",
    states: "State",
    upcoming: "Upcoming",
    live: "Live",
    ended: "Ended",
    tournament: "Tournament",
    allTournaments: "All tournaments",
    site: "Site",
    allSites: "All sites",
    day: "Day",
    allDays: "All days",
    text: "Name, title or code",
    noFit: (others: number) => `No match fits these filters. ${others} without them.`,
    clear: "Clear filters",
    none: {
      upcoming: "No match is listed as upcoming.",
      live: "Nothing is being played.",
      ended: "No match has ended yet.",
    },
  },

  horizon: {
    upcoming: (time: string) =>
      `The service lists 100 matches at a time. Nothing after ${time} is visible yet.`,
    ended: (time: string) =>
      `The service lists 100 matches at a time. Nothing before ${time} was visible when Matchdesk began watching.`,
  },

  groupName: (number: number) => `Group ${number}`,

  tournament: {
    live: "Ongoing",
    coming: "Upcoming",
    over: "Completed",
    none: "No tournaments yet. They appear with their first match.",
    /** `zone` is an IANA name; shown if it differs from the venue's zone. */
    zone: (zone: string) => `times of ${zone}`,
    seen: (seen: number, expected: number | null) =>
      expected === null ? `${matches(seen)} seen` : `${seen} of ${expected} matches seen`,
    /** `expected` is `null` if the number of matches is unknown. */
    progress: (ended: number, expected: number | null, live: number) =>
      [
        expected === null ? `${ended} ended` : `${ended} of ${expected} ended`,
        ...(live === 0 ? [] : [`${live} live`]),
      ].join(", "),
    liveCount: (count: number) => `${count} live`,
    champion: "Champion",
    runnerUp: "Runner-up",
    third: "Third",
    tabs: "Tournament sections",
    bracket: "Bracket",
    groups: "Groups",
    ranking: "Ranking",
    matches: "Matches",
    contestants: "Contestants",
    noBracket: "No bracket match has been seen in this tournament.",
    noGroups: "No group match has been seen in this tournament.",
    noContestants: "Nobody is named in this tournament yet.",
    /** Beside the number of matches seen. */
    notAll: (unseen: number | null) => (unseen === null ? "perhaps not all" : `${unseen} not seen`),
    /** Beside the standings of a group; `unseen` is `null` if their number is unknown. */
    groupNotAll: (seen: number, unseen: number | null) =>
      unseen === null
        ? `from the ${matches(seen)} seen`
        : `${unseen} of this group's matches ${unseen === 1 ? "was" : "were"} not seen`,
    played: (ended: number, expected: number) => `${ended} of ${expected} played`,
    issues: (count: number) =>
      count === 1 ? "1 inconsistency in the data" : `${count} inconsistencies in the data`,
    missing: "No tournament at this address. It was never listed here, or it is not public.",
  },

  schedule: {
    title: "Schedule",
    previous: "Day before",
    next: "Day after",
    today: "Today",
    followed: "Followed",
    nowLine: (time: string) => `${time} now`,
    empty: "No match is listed on this day.",
  },
};

/** The table of messages that every language provides. */
export type Messages = typeof en;

function matches(count: number): string {
  return count === 1 ? "1 match" : `${count} matches`;
}
