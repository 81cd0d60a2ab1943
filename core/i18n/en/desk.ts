import { standings } from "./standings.ts";
import { mark, shortWhy, why } from "./attention.ts";
import { affected, currentSites, down, failures, sourceAge } from "./services.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages of the list of attention items, which only staff see. */
const list = {
  mine: "Mine",
  unclaimed: "Unclaimed",
  others: "Others",
  snoozed: "Snoozed",
  done: "Done",
  nextBack: (time: string) => `next back ${time}`,
  selectAll: (count: number) => `Select all ${count}`,
  select: (subject: string) => `Select ${subject}`,
  selected: (count: number) => `${count} selected`,
  clear: "Clear",
  severity: "Severity",
  severities: { alarm: "Data contradict", warn: "Late or failing", note: "To know" },
  byUrgency: "Severity, then age",
  byAge: "Age",
  noFit: "No item fits these filters.",
  details: "Selected item",
  previous: "Previous item",
  next: "Next item",
  took: (who: string) => `${wrapInBidiIsolate(who)} took it`,
  until: (time: string) => `until ${time}`,
  days: (count: number) => `${count} d`,
  usual: (duration: string) => `usual ${duration}`,
  waiting: "Waiting",
  winnerTo: (code: string) => `${code} (winner)`,
  loserTo: (code: string) => `${code} (loser)`,
  showMatches: "Show matches",
  count: (verb: string, count: number) => (count === 1 ? verb : `${verb} ${count}`),
  items: (count: number) => `${count} items`,
  /** Labels and sentences if acts of other staff came first. */
  refused: {
    claim: "Not claimed",
    undo: "Not undone",
    other: "Not done",
    show: "Show it",
    seconds: (count: number) => `${count} s ago`,
    ended: (count: number) =>
      count === 1
        ? "1 item no longer needs attention."
        : `${count} items no longer need attention.`,
  },
  /** The items on paper. */
  sheet: {
    unclaimed: (count: number) => `${count} unclaimed`,
    since: "since",
    who: "who",
    note: "note",
    staffOnly: "Staff only: take this sheet down after use",
  },
  notSent: "Nothing here is sent to the service.",
};

/** Names of rounds that need an article. */
const HAS_ARTICLE = /^Round of |finals?$/iu;

/** Messages that only staff see: attention items, their handling, and annotations. */
export const desk = {
  nothing: "Nothing needs attention.",
  nothingMine: "Nothing in your games needs attention.",
  openCount: (count: number) => `${count} open`,
  minutes: (count: number) => `${count} min`,
  manyOf: (count: number, round: string) =>
    `${count} matches in ${HAS_ARTICLE.test(round) ? "the " : ""}${wrapInBidiIsolate(round)}`,
  service: "Match Data Service",
  store: "Archive",
  stationName: (station: string) => `Station ${wrapInBidiIsolate(station)}`,

  mark,
  /** In place of `mark` while a contestant is not decided; `code` is that of the feeder. */
  waitsFor: (code: string) => `Waits for ${code}`,
  why,
  shortWhy,
  affected,
  currentSites,
  down,
  failures,
  sourceAge,
  list,

  claim: {
    take: "Claim",
    "hand-over": "Hand over",
    snooze: "Snooze",
    done: "Done",
    giveBack: "Give back",
    to: "To",
    minutes: "Minutes",
    has: (who: string) => `${wrapInBidiIsolate(who)} has it`,
    hasFrom: (who: string, by: string) =>
      `${wrapInBidiIsolate(who)} has it, from ${wrapInBidiIsolate(by)}`,
    snoozed: (who: string, time: string) => `${wrapInBidiIsolate(who)}: snoozed until ${time}`,
    doneBy: (who: string) => `${wrapInBidiIsolate(who)}: done`,
    ago: (minutes: number) => (minutes < 1 ? "just now" : `${minutes} min ago`),
    failed: (detail: string) => `That did not work. ${detail}`,
    accept: "Accept new data",
    keep: "Keep old data",
    from: (who: string) => `From ${wrapInBidiIsolate(who)}`,
    gotIt: "Got it",
    giveBackTo: (who: string) => `Give back to ${wrapInBidiIsolate(who)}…`,
    yours: "Yours",
    noteInRow: "Note, seen in the row",
    handOverTo: (who: string) => `Hand over to ${wrapInBidiIsolate(who)}`,
    otherName: "Another name",
    /** Before the second press hands an item over to an unknown name. */
    unknownName: (who: string) =>
      `${wrapInBidiIsolate(who)} has not signed in and has done nothing in the last 14 days. Press again to hand over.`,
    hereNow: "here now",
    lastSeen: (time: string) => `not seen since ${time}`,
    neverSeen: "not seen yet",
    claimed: (count: number) => `${count} claimed`,
  },

  mine: {
    title: "My games",
    hint: "The list, the count and the sound cover only these games. Saved in this browser.",
    sound: "Sound for new items",
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

  /** Before the first data. */
  firstStart: {
    title: "No matches yet",
    status: { done: "Done", refused: "Refused", waiting: "Waiting", "not-set": "Not set" },
    runs: "Matchdesk runs",
    responding: { ok: "it responds", waiting: "not polled yet" },
    list: "First list of matches",
    follows: "follows when the service responds",
    signIn: "Sign-in",
    everyone: "Everyone who can open this page is staff. Set STAFF_USERS before others can.",
  },

  tryNow: {
    readOnly: "Desk is read only",
    label: "Try now",
    polling: "Polling…",
    ok: "The service responds.",
    failed: "The service still fails.",
    running: "A poll is in progress.",
    wait: (seconds: number) => `It cannot be polled again for ${seconds} s.`,
    elsewhere: "Another process polls the service now.",
    error: (cause: string) => `The service was not polled. ${cause}`,
  },

  label: "Desk",
  pages: {
    desk: "Needs attention",
    changes: "Changes",
    annotations: "Entered by staff",
    screens: "Channels and walls",
  },

  annotations: {
    none: "Nothing has been entered yet. Stations, notes and links are entered on the page of their match, group, tournament or contestant.",
    who: (who: string, time: string) => `${wrapInBidiIsolate(who)}, ${time}`,
    set: "Add",
    change: "Change",
    save: "Save",
    history: "Previously",
    disqualified: "DQ",
    decisions: { accept: "new data accepted", keep: "old data kept" },
    cleared: "cleared",
    swapped: "sides swapped",
    byWins: "by wins",
    points: (win: string, draw: string, loss: string) => `${win}–${draw}–${loss} points`,
    rule: {
      win: "Win",
      draw: "Draw",
      loss: "Loss",
      lastGame: "3–2–1–0: 2 and 1 if the last game decides",
      carry: "Results of earlier stages",
      carries: { all: "all count", among: "those among the group count" },
      tieBreakers: "Tie-breakers",
      byWins: "By wins",
    },
    placement: {
      preset: "Ranked by",
      none: "Sum of scores",
      custom: "Other points",
      points: "Points of place 1, 2, 3, …",
      perKill: "Points per kill",
      bestOf: "Best matches that count",
      all: "all",
      deduct: "Subtract the deductions that the service sends",
      deductions: "Deductions from the total",
      add: "Add a deduction",
      remove: (name: string) => `Remove the deduction of ${wrapInBidiIsolate(name)}`,
      killSummary: (points: string) => `${points} per kill`,
      bestOfSummary: (count: number) => `best ${count}`,
      deductionSummary: (name: string, points: string) => `${wrapInBidiIsolate(name)} −${points}`,
      missing: "Enter at least the points of place 1, for example: 25 18 15.",
      tooMany: (most: number) => `Enter the points of at most ${most} places.`,
      invalid: (word: string, most: number) =>
        `“${wrapInBidiIsolate(word)}” is not a number of points. Enter numbers from 0 to ${most}, separated by spaces.`,
    },
    tieBreakers: standings.tieBreakers,
    edit: "Edit",
    /** Label of the groups that an edit applies to. */
    groups: "Groups",
    allGroups: (count: number) => `All ${count} groups`,
    /** In place of a value. */
    differs: "not the same in all groups",
    nameOf: (group: string) => `Name of ${group}`,
    /** Label of the order of contestants who are tied. */
    tieFor: (place: number, group: string) => `Tie for place ${place}, ${group}`,
    groupHint: "The service does not name its groups.",
    aliasHint: "Enter the other name exactly as it is listed.",
    aliasUnknown: "No contestant with this name is listed in this game.",
    /** Values of `score-order`. */
    scoreOrders: {
      highest: "Highest score first",
      lowest: "Lowest score first",
      "lowest-above-0": "Lowest score first, 0 is no score",
    },
    kinds: {
      "group-name": "Name",
      "points-rule": "Points rule",
      advancing: "Contestants who advance",
      "swiss-rounds": "Number of rounds",
      "tie-order": "Tie decided by hand",
      "placement-points": "Placement points",
      alias: "Same contestant as",
      "short-name": "Short name",
      station: "Station",
      note: "Note",
      "stream-link": "Stream link",
      "venue-zone": "Time zone of the venue",
      "score-order": "Best score",
      "former-address": "Address corrected to",
      "grace-minutes": "Grace period before “Not started” (min)",
      "link-template": "Link to a match",
      channel: "Channel",
      "wall-message": "Message on walls",
      "held-data": "Held data",
    },
  },
};
