import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages of the pages of staff that list changes and annotations. */
export const deskRecords = {
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
    /** What an entry of each kind changes, and until when. */
    effects: {
      station: "Everyone sees the station at the match until it is changed or undone.",
      note: "Only staff see the note, at the match, until it is changed or undone.",
      "stream-link": "Everyone sees the link at the match until it is changed or undone.",
      "short-name": "Channels show it in place of the name until it is changed or undone.",
      alias: "All pages count both as one contestant until it is undone.",
      "venue-zone": "Times of the tournament are in this zone until it is changed or undone.",
      "score-order":
        "Winners and tables of the tournament follow it until it is changed or undone.",
      "grace-minutes":
        "A match needs attention only after this time without a start. Only staff see it.",
      "link-template":
        "All pages open matches of the site at this address until it is changed or undone.",
      "wall-message": "All walls show it until it is changed or undone.",
    },
    shownTo: {
      public: "Everyone sees it on all pages until it is changed or undone.",
      staff: "Only staff see it, until it is changed or undone.",
      /** Of an annotation that has no effect any more. */
      nobody: "It has no effect any more: these are not exactly the contestants who are tied.",
    },
    pick: "Change",
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
    /** Records of Matchdesk about services. */
    records: {
      kinds: {
        outage: "No answer",
        "outage-over": "Responds again",
        hold: "Data held",
        "hold-over": "No longer held",
      },
      since: (time: string) => `since ${time}`,
      after: (duration: string) => `after ${duration}`,
      tournaments: (count: number) => `${count} tournaments`,
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
    noFlag: "not disputed",
    flagSet: "disputed",
    /** All contestants of a match are known. */
    complete: "complete",
    leadsBy: (points: number) => `leads by ${points}`,
    /** What a member of staff did, after their name. */
    verbs: {
      entered: "entered",
      changed: "changed",
      cleared: "cleared",
      claimed: "claimed",
      handedOver: "handed over",
      snoozed: "snoozed",
      done: "marked as done",
      gaveBack: "gave back",
      acceptedNewData: "accepted the new data",
      keptOldData: "kept the old data",
    },
    /** Of an act that was undone; `who` is "" if its author undid it. */
    undone: (time: string, who: string) =>
      `undone ${time}${who === "" ? "" : ` by ${wrapInBidiIsolate(who)}`}`,
    to: (who: string) => `to ${wrapInBidiIsolate(who)}`,
  },
};

/** Messages about broadcast channels and venue screens. */
export const broadcast = {
  channels: "Channels",
  onAirCount: (count: number) => `${count} on air`,
  noChannels: "There is no channel yet.",
  newChannel: "New channel",
  createEmpty: "Create empty channel",
  /** `name` is "" before it is typed. */
  startsEmpty: (name: string) =>
    `${name === "" ? "A new channel" : wrapInBidiIsolate(name)} starts with nothing on air. No other channel changes.`,
  nameTaken: (name: string) =>
    `There is already a channel ${wrapInBidiIsolate(name)}. Type another name.`,
  remove: "Remove channel",
  /** Screens that show a channel before its removal; `match` is `null` if nothing is on air. */
  removeWarning: (match: string | null, walls: readonly string[]) => {
    const names = walls.map(wrapInBidiIsolate).join(", ");
    const wall = walls.length === 1 ? "wall" : "walls";
    const show = walls.length === 1 ? "shows" : "show";
    if (match === null) return `The ${wall} ${names} ${show} this channel.`;
    return walls.length === 0
      ? `${match} is on air.`
      : `${match} is on air, and the ${wall} ${names} ${show} it.`;
  },
  removeAnyway: "Remove anyway",
  channelOf: (name: string) => `Channel ${wrapInBidiIsolate(name)}`,
  onChannel: "On channel…",
  putOn: (name: string) => `Put on ${wrapInBidiIsolate(name)}`,
  putOnNew: "Put on new channel",
  /** `match` is a code. */
  goesOff: (match: string) => `${match} goes off air`,
  goesOffUntilUndo: (match: string) => `${match} goes off air. Undo puts it back.`,
  takeOff: "Take off air",
  empty: "Empty",
  transparent: "Transparent",
  nothingOnAir: "Nothing on air",
  unlisted: "Its match is not listed any more. The channel is transparent.",
  since: (time: string) => `since ${time}`,
  emptySince: (time: string, who: string) =>
    `empty since ${time}, taken off by ${wrapInBidiIsolate(who)}`,
  /** `score` is the service's. */
  scoreBy: (who: string, score: string) => `score by ${wrapInBidiIsolate(who)}, service ${score}`,
  notChosen: "Not chosen",
  /** Option of a list before one is chosen. */
  chooseOne: "choose one",
  putNext: "Put next on air",
  chooseNext: "Choose next",
  /** Before the name of a channel in the accessible name of a button. */
  of: (action: string, channel: string) => `${action}: ${wrapInBidiIsolate(channel)}`,
  shortNames: "Short names",
  swap: "Swap sides",
  left: (name: string) => `Left: ${wrapInBidiIsolate(name)}`,
  right: (name: string) => `Right: ${wrapInBidiIsolate(name)}`,
  more: (name: string) => `Add 1 for ${wrapInBidiIsolate(name)}`,
  less: (name: string) => `Subtract 1 for ${wrapInBidiIsolate(name)}`,
  /** First the service's score, then the manual one. */
  byHand: (service: string, manual: string) =>
    `The service reports ${service}. ${manual} stays until the service reports another score.`,
  byHandAhead: (service: string, manual: string) =>
    `The service reports ${service}. ${manual} stays until the service catches up.`,
  byHandFirst: (manual: string) =>
    `The service reports no score yet. ${manual} stays until it catches up.`,
  byService: "The service's score. − and + correct it on this channel only.",
  over: "The match has ended. The service's score is shown.",
  serviceAgain: "Use the service's score",
  noScore: "no score",
  changeMatch: "Change match",
  chooseMatch: "Choose a match",
  onAirNow: (match: string) => `on air: ${match}`,
  /** Of the match that this channel shows. */
  onAir: "on air",
  /** Of a match that another channel shows. */
  isOn: (channel: string) => `on ${wrapInBidiIsolate(channel)}`,
  putOnAir: (match: string) => `Put ${match} on air`,
  setAsNext: "Set as next",
  noNext: "Remove next match",
  address: "Address for OBS",
  size: "1920 × 1080, transparent",
  act: {
    created: "channel created",
    removed: "channel removed",
    putOn: (match: string) => `${match} put on air`,
    takenOff: (match: string) => `${match} taken off air`,
    score: (score: string) => `score set to ${score}`,
    serviceScore: "the service's score again",
    swapped: "sides swapped",
    next: (match: string) => `${match} set as next`,
    noNext: "next match removed",
    by: (what: string, who: string) => `${what} by ${wrapInBidiIsolate(who)}`,
  },
  others: "Without a channel",
  othersHint: "Addresses for OBS of one match or one bracket.",
  options:
    "Add ?chroma=green to an address if your video mixer needs a green background instead of a transparent one.",
  wallsHint: "A wall opened with a name is listed here.",
  wallName: "Name of a wall",
  wallAddress: "Address of the wall",
  openWall: "Open wall",
  followsChannel: (channel: string) => `Follows channel ${wrapInBidiIsolate(channel)}`,
  seen: (seconds: number) => `seen ${seconds} s ago`,
  notSeen: (time: string) => `Not seen since ${time}`,
  notSeenCount: (count: number) => `${count} not seen`,
};
