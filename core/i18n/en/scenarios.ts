/** Messages about who can still advance from a group. */
export const enScenarios = {
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
  stakes: "At stake",
  canAdvance: (group: string) => `Advancing from ${group}`,
};

/** The table of messages that every language provides. */
export type ScenarioMessages = typeof enScenarios;

function same(sentence: string): { readonly alone: string; readonly after: string } {
  return { alone: sentence, after: sentence };
}
