import type { RoundName } from "#core/model/derived.ts";
import { enSlot } from "./en-slot.ts";
import { isolate } from "./isolate.ts";

/** What is said of one match: its state, its slots, its result, and how each was derived. */
export const enMatch = {
  /** A round's name, which comes in English. */
  roundName: (name: RoundName): RoundName => name,

  mark: {
    live: "Live",
    conflict: "Conflict",
    notStarted: "Not started",
    locked: "Locked",
  },

  /** By `stateBy`: the reason of a state, after "why:". */
  stateBy: {
    bye: "a bye, nobody to play",
    advanced: "a contestant stands in the match it leads to",
    clinched: "a contestant has passed half of best of",
    locked: "in the ended list and locked",
    "taken-as-ended": "long past its start, and unchanged for an hour",
    "stays-ended": "it had ended before",
    begun: "in the ended list, not locked",
    "listed-upcoming": "in the upcoming list",
    "not-started": "still in the upcoming list although its start has passed",
    "score-before-start": "a score before its start",
  },
  state: { upcoming: "Upcoming", live: "Live", ended: "Ended" },
  why: "why",
  conflictWhy: "the service's flag",
  lockWhy: "the service's lock, although it is not over",

  result: {
    advanced: (name: string) => `${isolate(name)} advanced`,
    won: (name: string) => `${isolate(name)} won`,
    clinched: (score: number, bestOf: number) => `Won, ${score} of ${bestOf}`,
    led: "Led when it ended",
    bye: "Bye",
    draw: "Drawn",
    unknown: (score: string) =>
      score === ""
        ? "Ended. The service does not say who advanced."
        : `Ended ${score}. The service does not say who advanced.`,
    /** For a row, where the score stands beside it. */
    unknownShort: "Winner not said",
    /** For readers who hide scores. */
    hidden: "Result hidden",
    takenAsEnded: (sinceStart: string, unchanged: string) =>
      `Taken as ended: ${sinceStart} since the start, no change for ${unchanged}.`,
  },

  slot: enSlot,

  absence: {
    "no-start-yet": "No start time yet",
    "beyond-the-list": "Not visible yet: beyond the 100 the service lists",
    "before-watching": (time: string) => `Not seen: before ${time}, when Matchdesk began watching`,
    withdrawn: "Withdrawn: the service no longer lists it.",
    "last-seen": (time: string) => `Last seen ${time}. The service no longer lists it.`,
  },

  /** For the end of a row. */
  rowAbsence: {
    withdrawn: "Withdrawn",
    lastSeen: (time: string) => `Last seen ${time}`,
  },

  time: {
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    inMinutes: (count: number) => `in ${count} min`,
    late: (count: number) => `${count} late`,
    lateMinutes: (count: number) => `${count} min late`,
    unknown: "No start time yet",
    /** Before the old start, which is struck out. */
    movedFrom: "moved from",
    /** Before the time at which a match will probably begin. */
    expected: "estimated",
  },

  versus: "v",
  to: "to",
  disqualified: "DQ",
  bestOf: (games: number) => `Bo${games}`,
  seed: (seed: number) => `seed ${seed}`,
  wins: (count: number, needed: number) => `${count} of ${needed} wins`,
  groupMatches: "Groups",
  sections: { lower: "Lower Bracket" },

  panel: {
    label: "Match",
    copyLink: "Copy link",
    copied: "Copied",
    status: "State",
    start: "Start",
    result: "Result",
    cameFrom: "Came from",
    goesTo: "Goes to",
    winnerTo: (code: string) => `Winner to ${code}`,
    /** A match code, or the round's name while the match is not known. */
    loserTo: (place: string) => `Loser to ${place}`,
    loserOut: "Loser is out",
    started: "starts here",
    assumed: "assumed from the usual order",
    metBefore: "Met before",
    never: "never in a match seen here",
    kills: "Kills",
    deaths: "Deaths",
    time: "Time",
    deduction: "Deduction",
    seen: "Watched",
    seenValue: (first: string, changed: string) => `since ${first}, last change ${changed}`,
    sent: "Everything the service sent",
    sentMissing: "What the service sent for this match is not kept.",
    openOn: (site: string) => `Open on ${site}`,
    versus: "Head to head",
    stream: "Stream",
  },
};
