import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages of the pages of staff that list changes and annotations. */
export const enDeskRecords = {
  youAre: (who: string) => `you are ${wrapInBidiIsolate(who)}`,
  today: "Today",
  newestFirst: "newest first",
  kind: "Kind",
  tournament: "Tournament",
  staff: "Staff",
  all: (count: number) => `All ${count}`,
  option: (name: string, count: number) => `${name} ${count}`,
  noneShown: "Nothing fits these filters.",

  annotations: {
    /** Title of the form for a new annotation. */
    newEntry: "New entry",
    find: "Contestant, match, value",
    public: "public",
    staffOnly: "staff",
    /** Of an annotation that has no effect any more. */
    overtaken: "overtaken",
    earlier: (count: number) => `Earlier ${count}`,
    soFar: "So far",
    onItsPage: "Change it on its page",
    allWalls: "All walls",
    /** Name of the kind in the narrow column of the list. */
    graceMinutes: "Grace period (min)",
    everything: "All tournaments",
    /** What an entry of each kind changes, and until when. */
    effects: {
      station: "Everyone sees the station at the match until it is changed or undone.",
      note: "Only staff see the note, at the match, until it is changed or undone.",
      "stream-link": "Everyone sees the link at the match until it is changed or undone.",
      "short-name": "Overlays show it in place of the name until it is changed or undone.",
      alias: "All pages count both as one contestant until it is undone.",
      "venue-zone": "Times of the tournament are in this zone until it is changed or undone.",
      "grace-minutes":
        "A match needs attention only after this time without a start. Only staff see it.",
      "link-template":
        "All pages open matches of the site at this address until it is changed or undone.",
      "wall-message": "All walls show it until it is changed or undone.",
    },
    /** Effects of the keys, next to them. */
    keys: {
      entry: "entry",
      newEntry: "new entry",
      find: "find",
    },
    shownTo: {
      public: "Everyone sees it on all pages until it is changed or undone.",
      staff: "Only staff see it, until it is changed or undone.",
      /** Of an annotation that has no effect any more. */
      nobody: "It has no effect any more: these are not exactly the contestants who are tied.",
    },
    /** Labels of the field that finds what an annotation is about. */
    targets: {
      match: "Match",
      contestant: "Contestant",
      tournament: "Tournament",
      site: "Site",
    },
    found: (count: number) => (count === 1 ? "1 found" : `${count} found`),
    pick: "Change",
    close: "Cancel",
  },

  changes: {
    fromService: "From the service",
    byStaff: "By staff",
    /** Title of the second column on a wide screen. */
    until: (time: string) => `Until ${time}`,
    newSince: (count: number, time: string) =>
      count === 1
        ? `1 above is new since ${time}, when you last looked`
        : `${count} above are new since ${time}, when you last looked`,
    kinds: {
      added: "Listed",
      rescheduled: "Start moved",
      unscheduled: "Start withdrawn",
      "contestants-known": "Now known",
      replaced: "Replaced",
      renamed: "Renamed",
      started: "Started",
      "start-withdrawn": "Upcoming again",
      score: "Score",
      "score-withdrawn": "Score withdrawn",
      decided: "Winner known",
      ended: "Ended",
      corrected: "Corrected",
      "best-of": "Best of",
      "conflict-raised": "Conflict",
      "conflict-cleared": "Conflict cleared",
      locked: "Locked",
      unlocked: "Unlocked",
      "last-seen": "Left the list",
      withdrawn: "Withdrawn",
      returned: "Listed again",
    },
    find: "Name, code, note",
    before: "before",
    after: "after",
    upcoming: "upcoming",
    live: "live",
    open: "open",
    locked: "locked",
    noStart: "no start",
    minutesLater: (minutes: number) => `${minutes} min later`,
    minutesEarlier: (minutes: number) => `${minutes} min earlier`,
    noFlag: "no flag",
    flagSet: "flag set",
    /** All contestants of a match are known. */
    complete: "complete",
    leadsBy: (points: number) => `leads by ${points}`,
    moreScores: (count: number) => (count === 1 ? "1 more score" : `${count} more scores`),
    /** What a member of staff did, after their name. */
    verbs: {
      entered: "entered",
      changed: "changed",
      cleared: "cleared",
      claimed: "claimed",
      handedOver: "handed over",
      snoozed: "snoozed",
      done: "marked as done",
    },
    to: (who: string) => `to ${wrapInBidiIsolate(who)}`,
  },
};

/** The table of messages that every language provides. */
export type DeskRecordMessages = typeof enDeskRecords;
