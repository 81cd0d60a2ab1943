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
    noBracket: "The service lists no bracket match of this tournament.",
    noGroups: "The service lists no group match of this tournament.",
    noContestants: "No contestant of this tournament is known yet.",
    /** Beside the standings of a group; `unseen` is `null` if their number is unknown. */
    groupNotAll: (unseen: number | null) => {
      if (unseen === null) return "matches may be missing";
      return unseen === 1 ? "1 match is missing" : `${unseen} matches are missing`;
    },
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
    /** Beside an event day that has a time after midnight. */
    night: (day: string) => `night of ${day}, until 05:00`,
    empty: "No match is listed on this day.",
  },
};

/** The table of messages that every language provides. */
export type Messages = typeof en;
