/** Messages of a group's standings, and of columns like theirs. */
export const enStandings = {
  numbered: "(numbered by us)",
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
  points: { short: "Pts", long: "Points" },
  form: "Form",
  more: "All columns",
  tiedWith: "level with a neighbour: the rule cannot tell them apart",
  wentTo: (code: string) => `went on to ${code}`,
  byPoints: (win: number, draw: number, loss: number) =>
    `${win === 1 ? "1 point" : `${win} points`} for a win, ${draw} for a draw, ${loss} for a loss`,
  byWins: "Ranked by wins",
  byPath: "Ranked by the way through the group",
  byRank: "Ranked by place in each match",
  tieBreakers: {
    difference: "difference",
    "score-for": "scored",
    "head-to-head": "matches between the level",
  },
  afterwards: (parts: readonly string[]) => `then ${parts.join(", then ")}`,
  assumed: "A usual rule, assumed: the service names none.",
};

export type StandingsMessages = typeof enStandings;
