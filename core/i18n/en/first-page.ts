import { enFirstPageMatch } from "./first-page-match.ts";

/** The English messages of the first page: a separate file, so that the page loads only these. */
export const enFirstPage = {
  /** BCP 47, for `lang`, dates and country names. */
  locale: "en-GB",
  product: "Matchdesk",

  match: enFirstPageMatch,

  nav: {
    label: "Pages",
    skip: "Skip to the content",
    now: "Now",
    matches: "Matches",
    tournaments: "Tournaments",
    schedule: "Schedule",
    share: "Share",
    find: "Find",
    game: "Game",
    allGames: "All games",
    search: "Find a contestant, match, station",
    searchKey: "Ctrl K",
    venue: "venue",
    yourTime: "your time",
    preferences: "Preferences",
    shortcuts: "Keyboard shortcuts",
    close: "Close",
  },

  stamp: {
    fresh: "Live",
    asOf: (time: string) => `as of ${time}`,
    none: "No data yet",
    unavailable: "Matches are not available right now.",
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
    watchingSince: (time: string) => `data since ${time}`,
    demo: "demo data",
    horizon: (time: string) => `listed until ${time}`,
    nothingLive: "Nothing is being played.",
    nothingLiveNext: (who: string, time: string, inTime: string) =>
      `Nothing is being played. Next: ${who}, ${time}${inTime === "" ? "" : ` (${inTime})`}.`,
    nothingNext: "No match is listed after this.",
    nothingEnded: "Nothing has ended in the last two hours.",
    showAll: "Show all",
    /** Number of rows that a list does not show. */
    more: (count: number) => `${count} more`,
  },

  loading: {
    label: "Loading",
    still: "Still loading. The service has not responded yet.",
  },

  empty: {
    noResponse: "No matches yet. The service has not responded.",
  },

  failure: {
    page: "No page at this address.",
    crash: "This page broke.",
    reload: "Reload",
    copyDetails: "Copy details",
    copied: "Copied",
    outdated: "This page is out of date. Reload it to get the current version.",
    refused: (detail: string) => detail,
    store: (detail: string) => detail,
    unreachable: "Cannot reach Matchdesk. Retrying every few seconds.",
  },
};

/** The messages that the first page needs. */
export type FirstPageMessages = typeof enFirstPage;

function matches(count: number): string {
  return count === 1 ? "1 match" : `${count} matches`;
}
