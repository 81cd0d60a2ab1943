import { enScenarios } from "./scenarios.ts";

/** Messages of a group's standings, and of other tables with the same columns. */
export const enStandings = {
  stage: (number: number) => `Stage ${number}`,
  position: { short: "#", long: "Position" },
  contestant: "Contestant",
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
  byWins: "Ranked by wins",
  byPath: "Ranked by group bracket (GSL format)",
  byRank: "Ranked by total score, then matches won",
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
  tieBreakers: {
    difference: "difference",
    "score-for": "scored",
    "head-to-head": "head-to-head",
    buchholz: "Buchholz",
    "median-buchholz": "median Buchholz",
    "sonneborn-berger": "Sonneborn-Berger",
  },
  fewerLosses: "fewer losses",
  afterwards: (parts: readonly string[]) => `then ${parts.join(", then ")}`,
  ignoresDeductions: "Deductions that the service sends are not subtracted.",
  assumed: "Assumed rule: the service does not state one.",
  scenarios: enScenarios,
};

/** The table of messages that every language provides. */
export type StandingsMessages = typeof enStandings;
