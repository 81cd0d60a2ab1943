import { enBracket } from "./en-bracket.ts";
import { enChange } from "./en-change.ts";
import { enMatch } from "./en-match.ts";
import type { Language } from "./language.ts";

/**
 * Every word of the interface, in one table: English. A sentence with parts is a function of them.
 * Each other language is a table that satisfies `Words` (`fi.ts`): a missing word does not compile.
 */
export const en = {
  language: "en" satisfies Language as Language,
  /** BCP 47, for `lang`, dates and country names. */
  locale: "en-GB",
  product: "Matchdesk",

  match: enMatch,
  bracket: enBracket,
  change: enChange,

  nav: {
    label: "Pages",
    skip: "Skip to the content",
    now: "Now",
    matches: "Matches",
    tournaments: "Tournaments",
    events: "Events",
    schedule: "Schedule",
    find: "Find",
    game: "Game",
    allGames: "All games",
    search: "Find a contestant, match, bracket",
    searchKey: "Ctrl K",
    venue: "venue",
    yourTime: "your time",
    preferences: "Preferences",
    shortcuts: "Keyboard shortcuts",
    close: "Close",
  },

  follow: "Follow",

  stamp: {
    fresh: "Live",
    aging: (time: string, seconds: number) => `Data from ${time} (${age(seconds)})`,
    delayed: (time: string) => `Delayed. Data from ${time}.`,
    nextTry: (seconds: number) => `Next try in ${seconds} s.`,
    offline: (time: string) => `Offline. Showing data from ${time}.`,
    offlineNever: "Offline. No data yet.",
    refused: (time: string) =>
      "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET. " +
      `Data from ${time} stays.`,
    refusedNever:
      "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET.",
  },

  now: {
    title: "Now",
    live: (count: number) => matches(count),
    next: "Next",
    ended: "Just ended",
    watchingSince: (time: string) => `watching since ${time}`,
    demo: "invented events",
    horizon: (time: string) => `the service lists 100; nothing after ${time} is visible yet`,
    nothingLive: "Nothing is being played.",
    nothingLiveNext: (who: string, time: string, inTime: string) =>
      `Nothing is being played. Next: ${who}, ${time}${inTime === "" ? "" : ` (${inTime})`}.`,
    nothingNext: "No match is listed after this.",
    nothingEnded: "Nothing has ended since Matchdesk began watching.",
    allUpcoming: (count: number) => `All ${count} upcoming`,
    allEnded: (count: number) => `All ${count} ended`,
  },

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
    live: "Being played",
    coming: "Coming",
    over: "Over",
    none: "No tournaments yet. They appear with their first match.",
    /** IANA name of a zone that is not the venue's. */
    zone: (zone: string) => `times of ${zone}`,
    seen: (seen: number, expected: number | null) =>
      expected === null ? `${matches(seen)} seen` : `${seen} of ${expected} matches seen`,
    liveCount: (count: number) => `${count} live`,
    champion: "Champion",
    runnerUp: "Runner-up",
    third: "Third",
    tabs: "Parts of the tournament",
    bracket: "Bracket",
    groups: "Groups",
    matches: "Matches",
    contestants: "Contestants",
    noBracket: "No bracket match has been seen in this tournament.",
    noGroups: "No group match has been seen in this tournament.",
    noContestants: "Nobody is named in this tournament yet.",
    played: (ended: number, expected: number) => `${ended} of ${expected} played`,
    issues: (count: number) =>
      count === 1 ? "1 thing contradicts itself" : `${count} things contradict themselves`,
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

  loading: {
    label: "Loading",
    still: "Still loading. The service has not answered yet.",
  },

  empty: {
    never: (time: string, seconds: number) =>
      `No matches yet. The service answered at ${time} with an empty list. Next look in ${seconds} s.`,
    noAnswer: "No matches yet. The service has not answered.",
  },

  failure: {
    page: "No page at this address.",
    match: "No match at this address. It was never listed here, or its tournament is not public.",
    crash: "This page broke.",
    reload: "Reload",
    copyDetails: "Copy details",
    copied: "Copied",
    outdated: "This page and its server do not fit each other. Reload the page.",
    refused: (detail: string) => detail,
    unreachable: "Matchdesk does not answer. It is asked again every few seconds.",
    toNow: "To what is being played",
  },
};

/** The table a language must fill. */
export type Words = typeof en;

function matches(count: number): string {
  return count === 1 ? "1 match" : `${count} matches`;
}

function age(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
}
