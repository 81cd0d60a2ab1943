import { slot, type SlotMessages } from "./slots-and-rounds.ts";
import type { RoundName } from "#core/model/derived-match.ts";
import { createMessages } from "#core/lib/templates.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The English messages of the first page: a separate file, so that the page loads only these. */
export const firstPage = {
  /** BCP 47, for `lang`, dates and country names. */
  locale: "en-GB",
  product: "Matchdesk",

  match: {
    /** The accessible name of the panel of a match. */
    label: "Match",
    /** Returns the name of a round unchanged, because the API sends it in English. */
    roundName: (name: RoundName): RoundName => name,
    mark: {
      live: "Live",
      conflict: "Conflict",
      notStarted: "Not started",
      locked: "Locked",
      doubleBooked: "Double-booked",
      runningLong: "Running long",
    },
    result: {
      advanced: (name: string) => `${wrapInBidiIsolate(name)} advanced`,
      unknown: (score: string) =>
        score === ""
          ? "Ended. The service does not say who advanced."
          : `Ended ${score}. The service does not say who advanced.`,
      /** For a row, which shows the score beside it. */
      unknownShort: "Winner unknown",
      /** For a screen reader, after the score. */
      noWinner: "no winner known",
      /** For viewers who hide scores. */
      hidden: "Result hidden",
    },
    slot: /* @__PURE__ */ createMessages<SlotMessages>(slot, "en"),
    /** For a row of a match of more than two contestants. */
    ranked: {
      /** After the contestants that the row shows: how many there are in all. */
      of: (count: number) => `of ${count}`,
      /** Points that the match gave a contestant in the standings of its group. */
      points: (points: string) => `${points} pts`,
    },
    /** For the end of a row. */
    rowAbsence: {
      notPlayed: "Not played",
      withdrawn: "Withdrawn",
      lastSeen: (time: string) => `Last seen ${time}`,
    },
    time: {
      /** Until a start; the duration is "28 min" or "1 h 28". */
      ahead: (duration: string) => `in ${duration}`,
      late: (duration: string) => `${duration} late`,
      unfixed: "no time yet",
      unknown: "No start time yet",
      /** Before the previous start, which is struck out. */
      movedFrom: "moved from",
      /** Before the estimated start of a match. */
      expected: "estimated",
    },
    /** Before the name of a station. */
    station: "Station",
    versus: "v",
    to: "to",
    disqualified: "DQ",
    bestOf: (games: number) => `Bo${games}`,
    groupMatches: "Groups",
    sections: { lower: "Lower Bracket" },
  },

  nav: {
    label: "Pages",
    skip: "Skip to the content",
    skipToBracket: "Skip to the bracket",
    now: "Now",
    matches: "Matches",
    tournaments: "Tournaments",
    schedule: "Schedule",
    share: "Share",
    find: "Find",
    game: "Game",
    search: "Find a contestant, match, station",
    searchKey: "Ctrl K",
    venue: "venue",
    yourTime: "your time",
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
  },

  now: {
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

export type FirstPageMessages = typeof firstPage;

export function matches(count: number): string {
  return count === 1 ? "1 match" : `${count} matches`;
}
