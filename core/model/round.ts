/** Names of a round in three lengths: "Lower Bracket Final" / "LB Final" / "LBF". */
export interface RoundName {
  readonly long: string;
  readonly medium: string;
  readonly short: string;
}

/** Round of a match. */
export interface MatchRound {
  readonly key: string;
  readonly name: RoundName;
  /** The round its losers drop to; `null` if they are eliminated. Known before the match is. */
  readonly losersTo: RoundName | null;
}
