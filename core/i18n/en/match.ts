import { isolate } from "#core/lib/isolate.ts";
import type { OutcomeReason } from "#core/model/derived.ts";
import { enFirstMatch } from "./first-match.ts";

/** Who won, and by which score of which best-of. */
interface WinnerInMessage {
  readonly name: string;
  readonly score: number;
  readonly bestOf: number;
}

const enDecidedBy: Readonly<Record<OutcomeReason, (winner: WinnerInMessage) => string>> = {
  bye: () => "Bye",
  advanced: ({ name }) => `${isolate(name)} advanced`,
  clinched: ({ name, score, bestOf }) => `${isolate(name)} won. Won, ${score} of ${bestOf}.`,
  led: ({ name }) => `${isolate(name)} won. Led when it ended.`,
  "taken-as-ended": ({ name }) => `${isolate(name)} won`,
};

/** Messages about one match: its state, slots and result, and how each was derived. */
export const enMatch = {
  ...enFirstMatch,

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
  /** By `outcome.by`: who won and how that is known. */
  decidedBy: enDecidedBy,
  state: { upcoming: "Upcoming", live: "Live", ended: "Ended" },
  why: "why",
  conflictWhy: "the service's flag",
  lockWhy: "the service's lock, although it is not over",

  absence: {
    "no-start-yet": "No start time yet",
    "beyond-the-list": "Not visible yet: beyond the 100 the service lists",
    "before-watching": (time: string) => `Not seen: before ${time}, when Matchdesk began watching`,
    withdrawn: "Withdrawn: the service no longer lists it.",
    "last-seen": (time: string) => `Last seen ${time}. The service no longer lists it.`,
  },

  seed: (seed: number) => `seed ${seed}`,
  wins: (count: number, needed: number) => `${count} of ${needed} wins`,
  panel: {
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
