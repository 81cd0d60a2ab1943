import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { enAttentionNames, enReasons } from "./attention.ts";
import { enAttentionList } from "./attention-list.ts";
import { enShortReasons } from "./short-reasons.ts";

/** Names of rounds that need an article. */
const HAS_ARTICLE = /^Round of |finals?$/iu;

/** Messages that only staff see: attention items, their handling, and annotations. */
export const enDesk = {
  title: "Needs attention",
  nothing: "Nothing needs attention.",
  nothingMine: "Nothing in your games needs attention.",
  openCount: (count: number) => `${count} open`,
  minutes: (count: number) => `${count} min`,
  manyOf: (count: number, round: string) =>
    `${count} matches in ${HAS_ARTICLE.test(round) ? "the " : ""}${wrapInBidiIsolate(round)}`,
  service: "Match Data Service",
  store: "Archive",
  toMatch: (code: string) => `Match ${code}`,
  stationName: (station: string) => `Station ${wrapInBidiIsolate(station)}`,

  mark: enAttentionNames,
  why: enReasons,
  shortWhy: enShortReasons,
  list: enAttentionList,

  claim: {
    take: "Claim",
    handOver: "Hand over",
    snooze: "Snooze",
    done: "Done",
    giveBack: "Give back",
    openOn: (site: string) => `Open on ${site}`,
    note: "Note",
    to: "To whom",
    minutes: "Minutes",
    cancel: "Cancel",
    has: (who: string) => `${wrapInBidiIsolate(who)} has it`,
    hasFrom: (who: string, by: string) =>
      `${wrapInBidiIsolate(who)} has it, from ${wrapInBidiIsolate(by)}`,
    snoozed: (who: string, time: string) => `${wrapInBidiIsolate(who)}: snoozed until ${time}`,
    doneBy: (who: string) => `${wrapInBidiIsolate(who)}: done`,
    ago: (minutes: number) => (minutes < 1 ? "just now" : `${minutes} min ago`),
    failed: (detail: string) => `That did not work. ${detail}`,
    accept: "Accept",
    keep: "Keep",
  },

  mine: {
    title: "My games",
    hint: "The list, the count and the sound cover only these games. Saved in this browser.",
    all: "All games",
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
    nextTry: (seconds: number) => `Next try in ${seconds} s.`,
  },

  tryNow: {
    readOnly: "Desk is read only",
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
    attention: "Needs attention",
    changes: "Changes",
    facts: "Entered by staff",
    screens: "Screens",
  },

  facts: {
    title: "Entered by staff",
    none: "Nothing has been entered yet. Stations, notes and links are entered on the page of their match, group, tournament or contestant.",
    who: (who: string, time: string) => `${wrapInBidiIsolate(who)}, ${time}`,
    set: "Add",
    change: "Change",
    save: "Save",
    undo: "Undo",
    cancel: "Cancel",
    history: "Previously",
    disqualified: "DQ",
    decisions: { accept: "accepted", keep: "kept" },
    cleared: "cleared",
    staff: "Staff",
    swapped: "sides swapped",
    byWins: "by wins",
    points: (win: string, draw: string, loss: string) => `${win}–${draw}–${loss} points`,
    rule: {
      win: "Win",
      draw: "Draw",
      loss: "Loss",
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
      contestant: "Contestant",
      deducted: "Points",
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
    tieBreakers: {
      difference: "difference",
      "score-for": "scored",
      "head-to-head": "head-to-head",
      buchholz: "Buchholz",
      "median-buchholz": "median Buchholz",
      "sonneborn-berger": "Sonneborn-Berger",
    },
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
      "stream-link": "Stream",
      "venue-zone": "Time zone of the venue",
      "former-address": "Address corrected to",
      "grace-minutes": "Grace period before “Not started” (min)",
      "link-template": "Link to a match",
      channel: "Channel",
      "wall-message": "Message on walls",
      "held-data": "Held data",
    },
  },
};

/** The table of messages that every language provides. */
export type DeskMessages = typeof enDesk;
