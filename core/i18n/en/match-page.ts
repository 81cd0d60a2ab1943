import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages of the page and the panel of a match, and of the page of two contestants. */
export const enMatchPage = {
  /** The title of a page about two contestants. */
  title: (left: string, right: string) =>
    `${wrapInBidiIsolate(left)} v ${wrapInBidiIsolate(right)}`,
  /** Accessible name of the links above the title. */
  crumb: "You are here",
  bracket: "Bracket",
  why: (reason: string) => `Why: ${reason}.`,
  lastChange: (time: string) => `Last change ${time}.`,
  lastPoll: (time: string) => `Last poll ${time}.`,
  /** Number of games that win a match, and its best-of. */
  firstTo: (games: number, bestOf: number) => `first to ${games} of ${bestOf}`,
  facts: {
    title: "Facts",
    bestOf: "Best of",
    bestOfValue: (bestOf: number, games: number) => `${bestOf}, first to ${games}`,
    aggregate: "Aggregate",
    station: "Station",
    stationValue: (station: string) => `station ${station}`,
  },
  lineScore: {
    title: "Games in order",
    game: "game",
    seenAt: "seen at",
    seenOn: (day: string) => `seen ${day}`,
    next: "next",
    total: "Score",
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
    sameOpponents: "Same opponents",
    wonLost: "Won, lost",
    games: "Games",
    roads: "Their road here",
    noRoad: "No match before this one was seen.",
    roadOf: (name: string) => `Road of ${wrapInBidiIsolate(name)}`,
    ownScoreFirst: "own score first",
    result: { won: "Won", drawn: "Drawn", lost: "Lost" },
  },
  versus: {
    meetNext: "They meet next",
    meetNow: "They play now",
    forWinner: "Winner",
    showMatch: "Show match",
    inTournament: "In this tournament",
    barsKey: "bar = share, filled = the better one",
    matchesWon: "Matches won",
    gamesWon: "Games won",
    decidingGamesWon: "Deciding games won",
    wonOf: (won: number, of: number) => `${won} of ${of}`,
    swap: "Swap",
    changeOpponent: "Change opponent",
  },
};

/** The table of messages that every language provides. */
export type MatchPageMessages = typeof enMatchPage;
