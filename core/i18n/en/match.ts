import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { OutcomeReason } from "#core/model/match-outcome.ts";
import { enFirstPageMatch } from "./first-page-match.ts";

/** The winner, the winner's score and the best-of of a match. */
interface WinnerInMessage {
  readonly name: string;
  readonly score: number;
  readonly bestOf: number;
}

const enDecidedBy: Readonly<Record<OutcomeReason, (winner: WinnerInMessage) => string>> = {
  bye: () => "Bye",
  advanced: ({ name }) => `${wrapInBidiIsolate(name)} advanced`,
  clinched: ({ name, score, bestOf }) =>
    `${wrapInBidiIsolate(name)} won. Won, ${score} of ${bestOf}.`,
  led: ({ name }) => `${wrapInBidiIsolate(name)} won. Led when it ended.`,
  "taken-as-ended": ({ name }) => `${wrapInBidiIsolate(name)} won`,
};

/** Messages about one match: its state, slots and result, and how each of them was derived. */
export const enMatch = {
  ...enFirstPageMatch,

  result: {
    ...enFirstPageMatch.result,
    won: (name: string) => `${wrapInBidiIsolate(name)} won`,
    draw: "Drawn",
    sharedFirst: "Shared first place",
    takenAsEnded: (sinceStart: string, unchanged: string) =>
      `Taken as ended: ${sinceStart} since the start, no change for ${unchanged}.`,
  },

  /** The reason of a state, by `stateBy`; shown after "Why:". */
  stateBy: {
    bye: "a bye, no opponent",
    advanced: "a contestant is already in the next match",
    clinched: "a contestant has won more than half of the games",
    locked: "the service lists it as ended and has locked it",
    "taken-as-ended": "long past its start, and unchanged for an hour",
    "stays-ended": "it had ended before",
    begun: "the service lists it as ended and has not locked it",
    "start-ahead": "it is listed as ended without a score, but its start is still to come",
    "listed-upcoming": "the service lists it as upcoming",
    "not-started": "the service still lists it as upcoming although its start has passed",
    "score-before-start": "it has a score before its start",
  },
  /** The winner and the evidence for it, by `outcome.by`. */
  decidedBy: enDecidedBy,
  state: { upcoming: "Upcoming", live: "Live", ended: "Ended" },
  missing: "No match at this address. It was never listed here, or its tournament is not public.",
  conflictWhy: "the service's flag",
  lockWhy: "the service has locked it although it has not ended",

  absence: {
    "no-start-yet": "No start time yet",
    "beyond-the-list": "Not visible yet: beyond the 100 the service lists",
    "before-watching": (time: string) => `Not seen: before ${time}, when Matchdesk began watching`,
    "not-listed": "No match listed",
    continues: "Continues in another bracket",
    withdrawn: "Withdrawn: the service no longer lists it.",
    "last-seen": (time: string) => `Last seen ${time}. The service no longer lists it.`,
  },

  seed: (seed: number) => `seed ${seed}`,
  panel: {
    copyLink: "Copy link",
    showInBracket: "Show in bracket",
    note: "Note",
    copied: "Copied",
    status: "State",
    start: "Start",
    result: "Result",
    cameFrom: "Came from",
    metBefore: "Met before",
    assumed: "assumed from the standard order",
    kills: "Kills",
    deaths: "Deaths",
    time: "Time",
    deduction: "Deduction",
    points: "Group points",
    seen: "Watched",
    seenValue: (first: string, changed: string) => `since ${first}, last change ${changed}`,
    sent: "Everything the service sent",
    sentMissing: "What the service sent for this match is not kept.",
    openOn: (site: string) => `Open on ${site}`,
    versus: "Head to head",
    stream: "Stream",
  },
};
