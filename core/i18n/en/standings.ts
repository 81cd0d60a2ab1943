import { tieBreakers } from "./tie-breakers.ts";

/** Messages about who can still advance from a group. */
const scenarios = {
  /** In a column of a table; `head` is its header. */
  short: {
    head: "Advances",
    draw: "A draw is enough",
    win: "A win is enough",
    winAndHelp: "Win and help needed",
  },
  own: { win: "Win", draw: "Draw", loss: "Defeat" },
  through: "through",
  eliminated: "out",
  throughIf: (condition: string) => `through if ${condition}`,
  eliminatedIf: (condition: string) => `out if ${condition}`,
  tieIf: (condition: string, decider: string) => `if ${condition}, ${decider}`,
  otherwise: (rest: string) => `otherwise ${rest}`,
  otherResults: same("other results decide"),
  /**
   * What decides a tie; `unknown`: not known, or it depends. `after` follows a condition or
   * "otherwise": some languages change the order of words.
   */
  tieBy: {
    difference: same("score difference decides"),
    "score-for": same("the total scored decides"),
    "head-to-head": same("head-to-head decides"),
    buchholz: same("Buchholz decides"),
    "median-buchholz": same("median Buchholz decides"),
    "sonneborn-berger": same("Sonneborn-Berger decides"),
    nothing: same("the rule does not separate them"),
    rule: same("other results or the rule, which is not entered, decide"),
    unknown: same("tie-breakers decide"),
  },
  beats: (winner: string, loser: string) => `${winner} beats ${loser}`,
  doesNotBeat: (one: string, other: string) => `${one} does not beat ${other}`,
  isDraw: (one: string, other: string) => `${one} – ${other} is a draw`,
  isNoDraw: (one: string, other: string) => `${one} – ${other} is not a draw`,
  and: (parts: readonly string[]) => parts.join(" and "),
  or: (parts: readonly string[]) => parts.join(", or "),
  wins: (count: string) => (count === "1" ? "1 more win" : `${count} more wins`),
  points: (count: string) => (count === "1" ? "1 more point" : `${count} more points`),
  throughWith: (amount: string) => `through with ${amount}`,
  outWith: (amount: string) => `out with at most ${amount}`,
  outWithNone: { wins: "out without a win", points: "out without a point" },
  /** Below a group table. */
  /** `count` is a number, or a range if groups differ: "2–3". */
  advance: (count: number | string) => (count === 1 ? "One advances." : `${count} advance.`),
  rounds: (count: number) => (count === 1 ? "One round." : `${count} rounds.`),
  canAdvance: (group: string) => `Advancing from ${group}`,
};

export type ScenarioMessages = typeof scenarios;

function same(sentence: string): { readonly alone: string; readonly after: string } {
  return { alone: sentence, after: sentence };
}

/** Messages of a group's standings, and of other tables with the same columns. */
export const standings = {
  stage: (number: number) => `Stage ${number}`,
  position: { short: "#", long: "Position" },
  played: { short: "P", long: "Played" },
  won: { short: "W", long: "Won" },
  drawn: { short: "D", long: "Drawn" },
  lost: { short: "L", long: "Lost" },
  games: { short: "+ −", long: "Scored and conceded" },
  scoreFor: { short: "+", long: "Scored" },
  scoreAgainst: { short: "−", long: "Conceded" },
  difference: { short: "±", long: "Difference" },
  kills: { short: "K", long: "Kills" },
  deduction: { short: "Ded", long: "Deduction" },
  ignoredDeduction: { short: "(Ded)", long: "Deduction, not subtracted" },
  points: { short: "Pts", long: "Points" },
  allGroups: "All groups",
  race: (number: number) => ({ short: `M${number}`, long: `Match ${number}` }),
  gap: { short: "Gap", long: "Points behind the first" },
  results: "Points per match",
  form: "Form",
  /** Columns of a Swiss group; `draws` if some match of it was drawn. */
  record: (draws: boolean) => ({
    short: "Record",
    long: draws ? "Won – drawn – lost" : "Won – lost",
  }),
  round: (number: number) => ({ short: `R${number}`, long: `Round ${number}` }),
  rounds: (group: string) => `${group}: rounds`,
  /** In place of an opponent; `points` is what the bye gave, "" if nothing. */
  bye: (points: string) => (points === "" ? "Bye" : `Bye +${points}`),
  /** The rounds of a Swiss group by records. */
  swiss: {
    view: "View of the group",
    views: { rounds: "Rounds", table: "Table" },
    round: (number: number) => `Round ${number}`,
    /** Header of the decisions after the last round. */
    after: (round: number) => `After round ${round}`,
    points: "Points before the round",
    /** Contestants without a match in a round that has begun. */
    notListed: "no match listed",
    recordUnknown: "Record not known yet",
    fates: { through: "Through", out: "Out" },
    /** Contestants who are not known yet; `record` is that before their match. */
    arrivals: {
      winner: (count: number, record: string) =>
        count === 1 ? `Winner of ${record}` : `${count} winners of ${record}`,
      loser: (count: number, record: string) =>
        count === 1 ? `Loser of ${record}` : `${count} losers of ${record}`,
    },
    limits: (wins: number, losses: number) =>
      `${wins === 1 ? "1 win" : `${wins} wins`}: through. ${losses === 1 ? "1 loss" : `${losses} losses`}: out.`,
  },
  /** Under the title of a group: the matches left to play. */
  openMatches: {
    live: "Live",
    count: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
    later: (count: number) => (count === 1 ? "1 match later" : `${count} matches later`),
  },
  /** Head of the printed groups of a tournament. */
  sheet: { title: (tournament: string) => `${tournament}, groups`, ended: "Group stage ended" },
  more: "All columns",
  tiedWith: "tied: the ranking rule cannot separate them",
  decidedByStaff: "decided by staff",
  wentTo: (code: string) => `advanced to ${code}`,
  byPoints: (win: string, draw: string, loss: string) =>
    `${win === "1" ? "1 point" : `${win} points`} for a win, ${draw} for a draw, ${loss} for a loss`,
  byLastGame: (win: string, loss: string) => `${win} and ${loss} if the last game decides`,
  carries: {
    all: "with all results of earlier stages",
    among: "with results against each other in earlier stages",
  },
  byWins: "Ranked by wins",
  byPath: "Ranked by group bracket (GSL format)",
  byRank: "Ranked by total score, then matches won",
  byLowest: "Ranked by total score, lowest first",
  scoreOrderUnknown: "Not ranked: whether the highest or the lowest score is best is not entered",
  byPlacement: {
    points: (points: string) => `Points by placement: ${points}`,
    perKill: (points: string) => `${points} per kill`,
    minus: "minus deductions",
    bestOf: (count: number) =>
      count === 1 ? "the best match counts" : `the best ${count} matches count`,
    ties: "more first places (then second places, and so on)",
    kills: "kills",
    dropped: "(…): does not count.",
    place: (placement: number) => `place ${placement}`,
    disqualified: "disqualified",
    withKills: (kills: number) => (kills === 1 ? "1 kill" : `${kills} kills`),
  },
  tieBreakers,
  afterwards: (parts: readonly string[]) => `then ${parts.join(", then ")}`,
  ignoresDeductions: "Deductions that the service sends are not subtracted.",
  assumed: "Assumed rule: the service does not state one.",
  scenarios,
};

/** The codes of the issues that every language describes. */
export type IssueCode =
  | "loser-advanced"
  | "winner-dropped"
  | "winner-and-loser"
  | "both-advanced"
  | "round-unknown"
  | "upper-bracket-missing"
  | "bracket-type-unknown"
  | "more-than-two"
  | "bye-with-two"
  | "final-unknown"
  | "plays-on-elsewhere"
  | "rows-contradict-feeds"
  | "place-taken"
  | "place-missing"
  | "legs-or-replays"
  | "group-match-undecided"
  | "data-held"
  | "group-too-large"
  | "listed-twice"
  | "disqualification-contradicted"
  | "score-unreadable"
  | "start-ahead"
  | "start-implausible"
  | "plays-itself"
  | "score-order-unknown";

/** Sentences that describe contradictions in the data. */
export interface IssueMessages {
  /** `null` in English, because every issue contains an English message. */
  readonly byCode: Readonly<Record<IssueCode, string>> | null;
  /** For a code that `byCode` does not contain. */
  readonly other: string;
  readonly ofMatch: (match: string, sentence: string) => string;
}

/** The English sentences around the messages of issues. */
export const issues: IssueMessages = {
  byCode: null,
  other: "The data contradicts itself.",
  ofMatch: (match, sentence) => `Match ${match}: ${sentence}`,
};
