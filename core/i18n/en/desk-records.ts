import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages of the pages of staff that list changes and annotations. */
export const enDeskRecords = {
  youAre: (who: string) => `you are ${wrapInBidiIsolate(who)}`,
  newestFirst: "newest first",
  kind: "Kind",
  tournament: "Tournament",
  staff: "Staff",
  all: (count: number) => `All ${count}`,
  option: (name: string, count: number) => `${name} ${count}`,
  noneShown: "Nothing fits these filters.",

  changes: {
    fromService: "From the service",
    byStaff: "By staff",
    noActs: "Staff have entered nothing yet.",
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
      corrected: "Result changed",
      "best-of": "Best of",
      "conflict-raised": "Conflict",
      "conflict-cleared": "Conflict cleared",
      locked: "Locked",
      unlocked: "Unlocked",
      "last-seen": "Left the list",
      withdrawn: "Withdrawn",
      returned: "Listed again",
    },
    upcoming: "upcoming",
    live: "live",
    open: "open",
    locked: "locked",
    noStart: "no start",
    minutesLater: (minutes: number) => `${minutes} min later`,
    minutesEarlier: (minutes: number) => `${minutes} min earlier`,
    scores: (count: number) => `${count} scores`,
    taken: "claimed",
    handedOver: (to: string) => `handed over to ${wrapInBidiIsolate(to)}`,
    snoozed: (time: string) => `snoozed until ${time}`,
    done: "done",
  },
};

/** The table of messages that every language provides. */
export type DeskRecordMessages = typeof enDeskRecords;
