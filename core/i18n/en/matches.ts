import { mark } from "./attention.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages of the page and the panel of a match, and of the page of two contestants. */
export const matchPage = {
  /** The title of a page about two contestants. */
  title: (left: string, right: string) =>
    `${wrapInBidiIsolate(left)} v ${wrapInBidiIsolate(right)}`,
  /** Accessible name of the links above the title. */
  crumb: "You are here",
  why: (reason: string) => `Why: ${reason}.`,
  lastChange: (time: string) => `Last change ${time}.`,
  lastPoll: (time: string) => `Last poll ${time}.`,
  /** Number of games that win a match, and its best-of. */
  firstTo: (games: number, bestOf: number) => `first to ${games} of ${bestOf}`,
  facts: {
    title: "Facts",
    bestOf: "Best of",
    bestOfValue: (bestOf: number, games: number) => `${bestOf}, first to ${games}`,
    parts: { series: "Games won", leg: "Aggregate", replay: "Replays", unknown: "Matches" },
  },
  lineScore: {
    title: "Games in order",
    game: "game",
    seenAt: "seen at",
    seenOn: (day: string) => `seen ${day}`,
  },
  stakes: {
    title: "At stake and where it leads",
    thisMatch: "This match",
    goesTo: "Goes to",
    ifWins: (name: string) => `If ${wrapInBidiIsolate(name)} wins`,
    lost: (name: string) => `${wrapInBidiIsolate(name)} lost`,
    next: (match: string) => `Next: ${match}.`,
    loserNext: (name: string, match: string) => `${wrapInBidiIsolate(name)}: ${match}.`,
    against: (opponent: string) => `v ${opponent}`,
    isOut: (name: string) => `${wrapInBidiIsolate(name)} is out.`,
    champion: "Champion.",
    winsBracket: "Wins the bracket.",
    third: "3rd place.",
    second: (name: string) => `${wrapInBidiIsolate(name)} is 2nd.`,
    fourth: (name: string) => `${wrapInBidiIsolate(name)} is 4th.`,
    reset: "Bracket reset: both play again for the title.",
  },
  /** Matches of two contestants against each other and against others. */
  record: {
    headToHead: "Head to head",
    /** Link to the page of two contestants. */
    compare: "Compare",
    neverMet: "Never met here",
    neverMetBefore: "Never met here before this match.",
    /** Below the numbers of matches that either contestant won. */
    wins: "matches won",
    draws: (count: number) => `${count} drawn`,
    roads: "Their road here",
    noRoad: "No earlier match was seen.",
    ownScoreFirst: "own score first",
    result: { won: "Won", drawn: "Drawn", lost: "Lost" },
  },
  versus: {
    meetNext: "They meet next",
    meetNow: "They play now",
    forWinner: "Winner",
    inTournament: "In this tournament",
    inLastTournaments: "In the last tournament of each",
    matchesWon: "Matches won",
    gamesWon: "Games won",
    decidingGamesWon: "Deciding games won",
    swap: "Swap",
    changeOpponent: "Change opponent",
  },
};

/** Messages of the page of all matches. */
export const matchesPage = {
  /** Accessible name of the tabs. */
  tabs: "Upcoming or ended",
  /** Beside the number of live matches; the time since the oldest start. */
  longest: (duration: string) => `longest ${duration}`,
  inConflict: (count: number) => `${count} in conflict`,
  /** Folds the live matches beyond the first on a phone. */
  moreLive: (count: number) => `${count} more live`,
  tomorrow: "Tomorrow",
  yesterday: "Yesterday",
  /** Beside an event day: the day and the date on which it ends, at 05:00. */
  dayUntil: (day: string, end: string) => `${day}, until ${end} 05:00`,
  newestFirst: (day: string) => `${day}, newest first`,

  /** Names of the filters that no other page has. */
  filter: { round: "Round", status: "State" },
  openFilters: "Filter",
  text: "Name, code, station",
  /** States of matches, as far as a filter needs them. */
  status: {
    ...mark,
    live: "Live",
    waiting: "Waits for another match",
    ready: "Contestants known",
    ended: "Result known",
    undecided: "Winner unknown",
    bye: "Bye",
    unresolved: "Not played",
  },

  lastScore: (time: string) => `last score ${time}`,
  movedAt: (time: string) => `moved ${time}`,
  waitsFor: (codes: string) => `waits for ${codes}`,
  noStation: "no station yet",
  /** The winner's score and the best-of. */
  won: (score: number, bestOf: number) => `Won, ${score} of ${bestOf}`,
  takenAsEnded: "Result not confirmed",

  selected: "Selected match",
  /** Position of the selected match in its section. */
  position: (position: number, count: number, section: string) =>
    `${position} of ${count}, ${section}`,
  none: "No match is selected.",
};

/** Messages of the schedule. */
export const schedule = {
  day: "Day",
  previous: "Day before",
  next: "Day after",
  empty: "No match is listed on this day.",
  view: "View",
  grid: "Grid",
  /** The grid on a phone. */
  stations: "Stations",
  list: "List",
  zone: "Zone",
  /** `city` is the last part of an IANA zone. */
  venueZone: (city: string) => `Venue, ${city}`,
  ownZone: "Yours",
  /** Name of the menu that contains them on a narrow page. */
  options: "Filters and actions",
  /** For staff, while no station is entered. */
  howStations:
    "No station is entered for this day. Enter one in the panel of a match; the grid then shows the day by station.",

  strip: { unit: "stations in use", label: "Hours shown" },
  more: (count: number) => `${count} more`,
  usualEnd: (time: string) => `usual end ${time}`,
  late: "late",
  clash: { "double-booked": "Double-booked", "two-on-one": "Two on one" },

  free: "free",
  freeTo: (time: string) => `free to ${time}`,
  freeFrom: (time: string) => `free from ${time}`,
  freeBetween: (from: string, to: string) => `free ${from}–${to}`,
  allFree: (count: number) => `all ${count} free`,
  noneFree: "no station is free",

  unassigned: "No station",
  byStart: "by start",
  assign: (station: string) => `Assign to ${wrapInBidiIsolate(station)}`,
  other: "Other…",
  /** After an assignment; `match` is a code or two contestants. */
  assigned: (match: string, station: string) =>
    `${match} is on station ${wrapInBidiIsolate(station)}.`,

  liveAndNext: "Live and next",
  from: (time: string) => `From ${time}`,
  ended: "Ended",
  endedBefore: (count: number) => `${count} ended before`,
  to: (time: string) => `to ${time}`,
  withoutStation: "no station",

  legend: "A match is as long as such matches usually take here. ≈ pushed by the match before.",

  sheet: {
    everything: "Print everything",
    everythingHint: "Also what has ended and what has no station",
    title: "Schedule by station",
    stations: (first: string, last: string) =>
      `Stations ${wrapInBidiIsolate(first)}–${wrapInBidiIsolate(last)}`,
  },
};

/** Messages of the parts of the Now page that not every viewer sees. */
export const now = {
  /** Numbers of stations with and without a live match. */
  inUse: (count: number) => `${count} in use`,
  free: (count: number) => `${count} free`,
  freeStation: "Free",
  next: (code: string) => `next ${code}`,
  onAir: "On air",
};
