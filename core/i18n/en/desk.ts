import type { StoreFailure } from "#core/model/store-health.ts";
import { isolate } from "#core/lib/isolate.ts";

const enStoreAdvice: Readonly<Record<StoreFailure, string>> = {
  unreachable: "PostgreSQL does not respond: check that it runs and DATABASE_URL is right",
  full: "The disk is full: free some space",
  "read-only": "The archive cannot be written: check its owner and that its disk is writable",
  missing: "The archive's folder or file is gone: bring DATA_DIR back, or restart the server",
  corrupt: "The archive's file is damaged: put a backup in its place with npm run restore",
  failing: "The archive cannot be written: read the cause in the server's log",
};

function enUnstored(changes: number): string {
  if (changes === 0) return "new data is not stored and is";
  return changes === 1
    ? "1 change is not stored and is"
    : `${changes} changes are not stored and are`;
}

function enDuration(minutes: number): string {
  const whole = Math.abs(minutes);
  if (whole < 120) return `${whole} min`;
  const hours = Math.round(whole / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** Of which matches data is held. */
interface HeldPart {
  /** `null` if of every site. */
  readonly site: string | null;
  /** True if viewers may not see them. */
  readonly hidden: boolean;
}

/** Messages that only staff see: attention items, their handling, and annotations. */
export const enDesk = {
  title: "Needs a person",
  nothing: "Nothing needs a person.",
  nothingMine: "Nothing in your games needs a person.",
  openCount: (count: number) => `${count} open`,
  away: (count: number) => (count === 1 ? "1 put off or done" : `${count} put off or done`),
  since: (time: string) => `since ${time}`,
  minutes: (count: number) => `${count} min`,
  manyOf: (count: number, round: string) => `${count} matches of ${isolate(round)}`,
  service: "Match Data Service",
  store: "Archive",
  toMatch: (code: string) => `Match ${code}`,

  mark: {
    conflict: "Conflict",
    "not-started": "Not started",
    "running-long": "Running long",
    "no-score": "No score",
    "contestant-missing": "Contestant missing",
    moved: "Moved",
    "decided-not-over": "Decided, not over",
    "corrected-late": "Corrected late",
    "score-withdrawn": "Score withdrawn",
    unlocked: "Unlocked",
    locked: "Locked",
    "score-too-high": "Score too high",
    overlapping: "Two at once",
    "short-turnaround": "Short turnaround",
    "bye-with-two": "Bye with two",
    "slot-unfilled": "Slot not filled",
    "advanced-without-winning": "Advanced, not won",
    "last-seen": "Out of sight",
    "list-cut": "List cut",
    "service-refused": "Refused",
    "data-held": "Data held",
    "clocks-differ": "Clocks differ",
    "store-failing": "Not stored",
  },

  why: {
    conflict: (score: string) =>
      score === ""
        ? "The service marks this match as in conflict."
        : `The service marks this match as in conflict. Score there: ${score}.`,
    notStarted: (time: string, many: boolean) =>
      `Start ${time} has passed; the service still lists ${many ? "them" : "it"} as upcoming.`,
    runningLong: (minutes: number, typical: number, watched: number, bestOf: number | null) =>
      `${minutes} min so far; ${bestOf === null ? "others" : `best of ${bestOf}`} took about ${typical} min (${watched} watched).`,
    noScore: (minutes: number, typical: number, watched: number) =>
      `No score after ${minutes} min; others were over after about ${typical} min (${watched} watched).`,
    missing: (time: string, waitsFor: string | null) =>
      waitsFor === null
        ? `Starts ${time}, and somebody is not known yet.`
        : `Starts ${time}, and waits for ${waitsFor}.`,
    moved: (from: string, to: string) => `Moved from ${from} to ${to}.`,
    decidedUpcoming: (winner: string) =>
      `${isolate(winner)} has won; the service still lists it as upcoming.`,
    decidedUnlocked: (winner: string) =>
      `${isolate(winner)} has won; the service has not locked it, as it does with others.`,
    corrected: (from: string, to: string, next: string | null) =>
      `Result changed from ${from} to ${to} after ${next ?? "the next match"} had begun.`,
    nobody: "no winner",
    withdrawn: (score: string) => `The score ${score} is gone.`,
    unlocked: "The service took its lock back.",
    locked: "The service has locked this match although it is not over.",
    tooHigh: (score: number, bestOf: number) => `${score} is more than best of ${bestOf} allows.`,
    overlapping: (name: string, other: string) => `${isolate(name)} also plays ${other} then.`,
    sameName: (name: string, other: string) =>
      `${isolate(name)} (same name) plays ${other} then, in another game.`,
    turnaround: (name: string, minutes: number, other: string) =>
      minutes > 0
        ? `${isolate(name)}: ${minutes} min after the end of ${other}.`
        : `${isolate(name)}: no time after the end of ${other}.`,
    turnaroundEstimated: (name: string, other: string) =>
      `${isolate(name)}: ${other} will hardly be over in time, as long as such matches take.`,
    byeWithTwo: "Marked as a bye, and two contestants stand in it.",
    unfilled: (feeder: string, name: string | null) =>
      name === null
        ? `${feeder} is decided, and nobody stands here.`
        : `${feeder} is decided: ${isolate(name)} belongs here.`,
    advanced: {
      "loser-advanced": "By its score one won, and the other one plays on.",
      "winner-and-loser": "One contestant stands where its winner and where its loser goes.",
      "both-advanced": "Both contestants stand in the round it leads to.",
    },
    lastSeen: (time: string) => `Being played when a list carried it last, at ${time}.`,
    cutUpcoming: (time: string) => `The list holds 100 matches: nothing after ${time} is visible.`,
    cutEnded: (time: string) =>
      `The list of what has begun reaches back to ${time} only: longer matches leave it.`,
    refused: "It does not accept our credentials. Check CLIENT_ID and CLIENT_SECRET.",
    heldMatches: (
      sent: number,
      of: number,
      list: "upcoming" | "ended" | null,
      { site, hidden }: HeldPart,
      time: string,
    ) =>
      `The service now sends ${sent} of ${of} ${hidden ? "hidden " : ""}${list === null ? "" : `${list} `}matches${site === null ? "" : ` of ${isolate(site)}`}. Showing data from ${time}.`,
    heldContent: (
      what: string,
      count: number,
      of: number,
      { site, hidden }: HeldPart,
      time: string,
    ) =>
      `The service no longer sends the ${what} of ${count} of ${of} ${hidden ? "hidden " : ""}matches${site === null ? "" : ` of ${isolate(site)}`}. Showing data from ${time}.`,
    held: {
      matches: "matches",
      contestants: "contestants",
      scores: "scores",
      "lower-scores": "higher scores",
      flags: "flags",
      unlocked: "locks",
      positions: "bracket positions",
      starts: "start times",
      "best-ofs": "number of games",
      "more-games": "number of games",
      tournaments: "tournament",
      byes: "byes",
      begun: "start",
    },
    keptByStaff: "Staff decided to keep it.",
    clocksDiffer: (minutes: number, deletionRefused: boolean) =>
      `The service's clock is ${enDuration(minutes)} ${minutes < 0 ? "behind" : "ahead of"} the server's. Set the one that is wrong${deletionRefused ? "; until then RETENTION_DAYS deletes nothing" : ""}.`,
    storeFailing: (state: StoreFailure, changes: number) =>
      `${enStoreAdvice[state]}; ${enUnstored(changes)} lost if the server stops.`,
  },

  claim: {
    take: "Take it",
    handOver: "Hand over",
    snooze: "Later",
    done: "Done",
    giveBack: "Give it back",
    open: "Open",
    openOn: (site: string) => `Open on ${site}`,
    note: "Note",
    to: "To whom",
    minutes: "Minutes",
    cancel: "Cancel",
    has: (who: string) => `${isolate(who)} has it`,
    hasFrom: (who: string, by: string) => `${isolate(who)} has it, from ${isolate(by)}`,
    snoozed: (who: string, time: string) => `${isolate(who)}: later, at ${time}`,
    doneBy: (who: string) => `${isolate(who)}: done`,
    ago: (minutes: number) => (minutes < 1 ? "just now" : `${minutes} min ago`),
    failed: (detail: string) => `That did not work. ${detail}`,
    accept: "Accept",
    keep: "Keep",
    keys: "J and K go down and up, T takes, H hands over, L puts off, D is done, G gives back, O or Enter opens; of held data A accepts what the service sends now, E keeps the last good data.",
    label: (what: string) => `Deal with ${what}`,
  },

  mine: {
    title: "My games",
    hint: "The list, the count and the sound are of these only. Kept in this browser.",
    all: "All games",
    sound: "Sound for what is new",
    notify: "Show notifications",
    notifyDenied: "This browser blocks notifications for this site.",
    notifyOn: "Notifications are on",
    settings: "My games and signals",
  },

  handover: {
    since: (time: string) => `Since you left at ${time}`,
    results: (count: number) => (count === 1 ? "1 result" : `${count} results`),
    moved: (count: number) => `${count} moved`,
    started: (count: number) => `${count} started`,
    corrected: (count: number) => `${count} corrected`,
    open: (count: number) => `${count} still open`,
    dismiss: "Seen",
  },

  tryNow: {
    label: "Try now",
    failing: "The Match Data Service fails. Its last data stays on screen.",
    polling: "Polling…",
    ok: "The service responds.",
    failed: "The service still fails.",
    running: "A poll is in progress.",
    wait: (seconds: number) => `It cannot be polled again for ${seconds} s.`,
    elsewhere: "Another process polls the service now.",
    error: (why: string) => `The service was not polled. ${why}`,
  },

  pages: {
    label: "Desk",
    attention: "Needs a person",
    changes: "Changes",
    facts: "Written down",
    screens: "Screens",
  },

  facts: {
    title: "Written down",
    intro: "What the service cannot say, written down by staff. It is never sent to the service.",
    none: "Nothing is written down yet. Stations, notes and links are written where they belong: in a match, a group, a tournament, a contestant.",
    columns: { what: "What", about: "About", value: "Value", who: "Who", actions: "Change" },
    who: (who: string, time: string) => `${isolate(who)}, ${time}`,
    everywhere: "Everywhere",
    linkTo: (site: string) => `Link to a match on ${site}`,
    everybody: "all that say nothing else",
    set: "Write down",
    change: "Change",
    save: "Save",
    clear: "Clear",
    undo: "Undo",
    cancel: "Cancel",
    history: "Before",
    disqualified: "DQ",
    decisions: { accept: "accepted", keep: "kept" },
    everybodySees: "seen by everybody",
    cleared: "cleared",
    staff: "Staff",
    swapped: "sides swapped",
    byWins: "by wins",
    points: (win: number, draw: number, loss: number) => `${win}–${draw}–${loss} points`,
    rule: {
      win: "Win",
      draw: "Draw",
      loss: "Loss",
      tieBreakers: "Level on points",
      byWins: "By wins",
    },
    tieBreakers: {
      difference: "difference",
      "score-for": "scored",
      "head-to-head": "matches between the level",
    },
    aliasHint: "Write the other name exactly as it is listed.",
    aliasUnknown: "Nobody of this name is listed in this game.",
    kinds: {
      "group-name": "Name",
      "points-rule": "Points rule",
      alias: "Same contestant as",
      "short-name": "Short name",
      station: "Station",
      note: "Note",
      "stream-link": "Stream",
      "venue-zone": "Time zone of the venue",
      "grace-minutes": "Minutes before “not started”",
      "link-template": "Link to a match",
      channel: "Channel",
      "wall-message": "Message on walls",
      "held-data": "Held data",
    },
  },
};

/** The table a language must fill. */
export type DeskMessages = typeof enDesk;
