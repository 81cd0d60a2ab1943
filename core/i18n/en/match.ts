import type { OutcomeReason } from "#core/model/derived-match.ts";
import { firstPage } from "./first-page.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The winner, the winner's score and the best-of of a match. */
interface WinnerInMessage {
  readonly name: string;
  readonly score: number;
  readonly bestOf: number;
}

const decidedBy: Readonly<Record<OutcomeReason, (winner: WinnerInMessage) => string>> = {
  bye: () => "Bye",
  advanced: ({ name }) => `${wrapInBidiIsolate(name)} advanced`,
  clinched: ({ name, score, bestOf }) =>
    `${wrapInBidiIsolate(name)} won. Won, ${score} of ${bestOf}.`,
  led: ({ name }) => `${wrapInBidiIsolate(name)} won. Led when it ended.`,
  "taken-as-ended": ({ name }) => `${wrapInBidiIsolate(name)} won`,
};

/** Messages about one match: its state, slots and result, and how each of them was derived. */
export const match = {
  ...firstPage.match,

  result: {
    ...firstPage.match.result,
    won: (name: string) => `${wrapInBidiIsolate(name)} won`,
    draw: "Drawn",
    sharedFirst: "Shared first place",
    takenAsEnded: (sinceStart: string, unchanged: string) =>
      `Over or interrupted, not closed by the service: ${sinceStart} since the start, no change for ${unchanged}.`,
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
  decidedBy,
  state: { upcoming: "Upcoming", live: "Live", ended: "Ended" },
  missing: "No match at this address. It was never listed here, or its tournament is not public.",
  conflictWhy: "the service marks it as disputed",
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
    showInBracket: "Show in bracket",
    status: "State",
    start: "Start",
    result: "Result",
    cameFrom: "Came from",
    metBefore: "Met before",
    assumed: "assumed from the standard order",
    deaths: "Deaths",
    time: "Time",
    points: "Group points",
    seen: "Watched",
    seenValue: (first: string, changed: string) => `since ${first}, last change ${changed}`,
    sent: "Everything the service sent",
    sentMissing: "What the service sent for this match is not kept.",
    openOn: (site: string) => `Open on ${site}`,
    stream: "Stream",
  },
};

/** Messages of a bracket: its tools, its matches, its image and its printed pages. */
export const bracket = {
  /** The accessible name of the drawing. */
  label: (title: string) => `Bracket ${title}`,
  clearContestant: (name: string) => `Clear highlighted path: ${name}`,

  /** Why a bracket place has no match, short enough for the line above a card. */
  absent: {
    "no-start-yet": "No start time yet",
    "beyond-the-list": "Not visible yet",
    "before-watching": "Not seen",
    "not-listed": "No match listed",
    continues: "Continues in another bracket",
    withdrawn: "Withdrawn",
    "last-seen": "Last seen",
  },

  /** At a place whose contestants play on in another bracket. */
  continuesIn: (title: string) => `Continues in ${title}`,

  /** Instead of the champion of a bracket that has none, although no match is open. */
  noChampion: {
    "final-undecided": "No champion: the data does not show who won the final.",
    "final-not-listed": "No champion: the final was not seen.",
    "finals-not-identified": "No champion: the data does not show which match is the final.",
    "lower-finalist-unknown":
      "No champion: the data does not show which finalist came from the lower bracket.",
    "reset-possible":
      "No champion: the lower finalist won the grand final, and the data does not show whether a bracket reset follows.",
    continues: "No champion: the contestants play on in another bracket.",
    "unknown-type": "No champion: the data does not show which match of this bracket is the final.",
  },
  /** Instead of the start of such a match; `time` is when Matchdesk began watching. */
  before: (time: string) => `before ${time}`,

  beingPlayed: "Being played",
  placings: "Placings",
  record: (won: number, lost: number) => `${won} won, ${lost} lost`,
  /** Live matches that are not in view. */
  moreLive: (count: number, round: string) => `${count} more live in ${round}`,
  rounds: "Rounds",
  upper: "Upper",
  lower: "Lower",
  section: (number: number, all: number) => `Section ${number} of ${all}`,
  previousSection: "Previous section",
  nextSection: "Next section",
  /** "loser to LBR4-2". */
  loserToCode: (code: string) => `loser to ${code}`,
  loserIsOut: "loser is out",
  loserIsThird: "loser is 3rd",
  loserIsFourth: "loser is 4th",
  ifNeeded: "if needed",
  /** At the winner of a match whose scores do not show it. */
  advanced: "advanced",
  /** Parts of the accessible name of a match. */
  says: {
    live: "live",
    upcoming: (start: string) => (start === "" ? "not started" : `starts ${start}`),
    ended: "ended",
    won: (name: string) => `${name} won`,
    /** After a contestant who lost the match `code` and came down. */
    from: (code: string) => `from ${code}`,
    notListed: "not listed yet",
  },

  share: {
    picture: "Copy image URL",
    markdown: "Copy Markdown",
    embed: "Embed",
    text: "What was copied",
    svg: "Open image (SVG)",
    png: "Open image (PNG)",
    card: "Open result card (PNG)",
    print: "Print",
    paper: "Paper",
    papers: { a4: "A4", a3: "A3", letter: "Letter" },
  },

  image: {
    missing: "No bracket at this address.",
    missingHint: "It was never listed here, or its tournament is not public.",
    waiting: "No matches yet.",
    waitingHint: "The service has not responded. Try again in a moment.",
  },

  /** Under a printed bracket. */
  dataFrom: (time: string) => `Data from ${time}`,
  /** On a sheet: the time zone of its times, by the last part of its IANA name. */
  times: (city: string) => `${city} time`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

/** Messages about changes of a match. */
export const change = {
  history: "History",
  none: "Nothing has changed since Matchdesk began watching.",
  noneShown: "No recent change in what is shown here.",
  /** Kinds of changes, which are also the sentence of those without values. */
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
  start: (time: string) => `Start ${time}`,
  unscheduled: (time: string) => `Start ${time} withdrawn`,
  known: (names: string) => `Now known: ${names}`,
  replaced: (to: string, from: string) =>
    `${wrapInBidiIsolate(to)} replaces ${wrapInBidiIsolate(from)}`,
  out: (name: string) => `${wrapInBidiIsolate(name)} removed`,
  renamed: (to: string, from: string) =>
    `${wrapInBidiIsolate(from)} is now ${wrapInBidiIsolate(to)}`,
  scoreWithdrawn: (score: string) =>
    score === "" ? "Score withdrawn" : `Score ${score} withdrawn`,
  noWinner: "no winner",
  bestOfUnknown: "Best of not known",
};
