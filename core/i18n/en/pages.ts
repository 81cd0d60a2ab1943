import type { UnresolvedReason } from "#core/model/derived-match.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { bracket, change, match } from "./match.ts";
import { firstPage, matches } from "./first-page.ts";

export * from "./contestants.ts";
export * from "./desk.ts";
export * from "./keys.ts";
export * from "./matches.ts";
export * from "./staff-pages.ts";
export * from "./standings.ts";
export * from "./tools.ts";

/**
 * The English messages of every page. A message with parameters is a function. Every other language
 * has a table of the same type, so that a missing message is a compile error.
 */
export const common = {
  ...firstPage,
  match,
  bracket,
  change,
  /** Words that several pages show: kinds of subjects, labels of buttons and filters. */
  words: {
    contestant: "Contestant",
    match: firstPage.match.label,
    tournament: "Tournament",
    bracket: "Bracket",
    standings: "Standings",
    ranking: "Ranking",
    site: "Site",
    cancel: "Cancel",
    undo: "Undo",
    show: "Show",
    hide: "Hide",
    copy: "Copy",
    copyLink: "Copy link",
    allTournaments: "All tournaments",
    followed: "Followed",
    today: "Today",
    page: "Page",
    action: "Action",
    kind: "Kind",
    staff: "Staff",
    order: "Order",
    newestFirst: "newest first",
    showMatch: "Show match",
    /** "1 of 4" */
    partOf: (part: number, all: number) => `${part} of ${all}`,
    youAre: (who: string) => `you are ${wrapInBidiIsolate(who)}`,
    copied: firstPage.failure.copied,
    all: (count: number) => `All ${count}`,
  },
  unresolved: {
    heading: (count: number) => `Unresolved (${count})`,
    aside: "without a result, and will not be played",
    reason: {
      withdrawn: "the service no longer lists it",
      "reset-not-needed": "not needed after the grand final",
      "series-decided": "not needed, the series is decided",
      "moved-on": "never started, and the bracket moved on without it",
      "tournament-completed": "never started, and the tournament is completed",
    } satisfies Readonly<Record<UnresolvedReason, string>>,
  },

  follow: "Follow",

  filter: {
    label: "Filters",
    upcoming: "Upcoming",
    live: "Live",
    ended: "Ended",
    allSites: "All sites",
    allDays: "All days",
    never: (time: string, seconds: number) =>
      `No matches yet. The service sent an empty list at ${time}. Next look in ${seconds} s.`,
    noFit: (others: number) => `No match fits these filters. ${others} without them.`,
    clear: "Clear filters",
    none: {
      upcoming: "No match is listed as upcoming.",
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
    over: "Completed",
    none: "No tournaments yet. They appear with their first match.",
    /** `zone` is an IANA name; shown if it differs from the venue's zone. */
    zone: (zone: string) => `times of ${zone}`,
    /** Keys of the drawing of progress. */
    progress: { ended: "ended", live: "live", toPlay: "to play", open: "to play, total not known" },
    /** `total` is `null` if the number of matches is unknown. Begins with the number. */
    ended: (ended: number, total: number | null) =>
      total === null ? `${ended} ended` : `${ended} of ${total} ended`,
    liveCount: (count: number) => `${count} live`,
    /** `isAll` is false if further matches may be listed later. */
    toPlay: (count: number, isAll: boolean) =>
      isAll ? `${count} to play` : `${count} to play so far`,
    liveMatches: (count: number) => `${matches(count)} live`,
    matchCount: (count: number) => matches(count),
    contestantCount: (count: number) => (count === 1 ? "1 contestant" : `${count} contestants`),
    /** Before the start of the next match. */
    next: "next",
    firstStartUnknown: "First start not known yet",
    noLaterMatch: "No later match listed",
    nextUnknown: "Next match not known yet",
    /** After the name of the second: the score of the final. */
    final: (score: string) => `final ${score}`,
    thirdNotPlayed: "3rd place not played",
    needAttention: (count: number) =>
      count === 1 ? "1 needs attention" : `${count} need attention`,
    find: "Name or contestant",
    noFit: "No tournament fits these filters.",
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
    /** `count` of the matches are known, and more may be listed later. */
    atLeast: (count: number) => `at least ${matches(count)}`,
    /** Of the matches of a tournament; `unseen` is `null` if their number is unknown. */
    missingMatches: (unseen: number | null) =>
      unseen === null ? "some may be missing" : `${unseen} missing`,
    /** Beside the standings of a group; `unseen` is `null` if their number is unknown. */
    groupNotAll: (unseen: number | null) => {
      if (unseen === null) return "matches may be missing";
      return `${matches(unseen)} ${unseen === 1 ? "is" : "are"} missing`;
    },
    played: (ended: number, expected: number) => `${ended} of ${expected} played`,
    issues: (count: number) =>
      count === 1 ? "1 inconsistency in the data" : `${count} inconsistencies in the data`,
    missing: "No tournament at this address. It was never listed here, or it is not public.",
  },
};

/** The table of messages that every language provides. */
export type Messages = typeof common;
