/** Hand-written tournaments: what the service lists of each match, and the truth. */

/**
 * A match: id, place, minutes of its start and end, contestants with final scores, and true winner.
 *
 * Places are named as in `wire-matches.ts` (`ro8#1`, `ro2#2` for the third-place match,
 * `lower ro4s1#2`, `grand final#2` for the reset), or `group 551#3` for the third match of a group.
 * A match that is never played ends at `NEVER_MINUTE`.
 */
export type WrittenMatch = readonly [
  id: string,
  place: string,
  begin: number,
  end: number,
  sides: string,
  winner: string | null,
  extra?: WrittenExtra,
];

/** Special properties of a match. */
export interface WrittenExtra {
  /** Listed start in minutes if it differs from the actual one. */
  readonly start?: number;
  readonly bestOf?: number;
  /** Minute from which the data shows the winner; by default the end. */
  readonly winnerKnownFrom?: number;
  /** True if the service's data never shows the winner. */
  readonly isWinnerUnknown?: boolean;
  readonly isDraw?: boolean;
  readonly isBye?: boolean;
}

/** Minute of an event that never occurs. */
export const NEVER_MINUTE = Infinity;

/** A name, and the minute from which it is known. */
export type KnownFrom = readonly [name: string, minute: number];

/** The true results of a tournament. */
export interface WrittenTruth {
  readonly champion?: KnownFrom;
  readonly runnerUp?: KnownFrom;
  readonly third?: KnownFrom;
  /** Minute from which the data shows that a reset is played. */
  readonly resetPlayed?: number;
  /** Minute from which the bracket is complete. */
  readonly complete?: number;
  /** Whether its only bracket decides the tournament. */
  readonly isDecidedByBracket: boolean;
  /** Proven number of matches after the end; `null` if unknown. */
  readonly expected: number | null;
  /** Standings as `POSITION NAME PLAYED WON-DRAWN-LOST FOR:AGAINST POINTS`. */
  readonly tables?: readonly WrittenStandings[];
  /** Code of the first bracket match, by contestant of a group. */
  readonly wentTo?: Readonly<Record<string, string>>;
  /** Results as `ID RESULT` in order of play, by contestant. */
  readonly records: Readonly<Record<string, readonly string[]>>;
  /** Next matches as `NAME: ID; win: CODE v NAMES; loss: CODE v NAMES`. */
  readonly next: readonly WrittenNextMatch[];
  /** Reason why a match can no longer be played, and from which minute, by match id. */
  readonly unresolved?: Readonly<Record<string, readonly [reason: string, minute: number]>>;
  /** Codes of the issues after the end. */
  readonly issues?: readonly string[];
}

/** Standings of a group at a minute. */
export interface WrittenStandings {
  readonly at: number;
  readonly group: string;
  readonly kind: "round-robin" | "path" | "ranked";
  readonly lines: readonly string[];
}

/** A contestant's next match at a minute, and the ones it may lead to. */
export interface WrittenNextMatch {
  readonly at: number;
  readonly says: string;
}

/** A hand-written tournament. */
export interface WrittenTournament {
  readonly slug: string;
  readonly kind: "single" | "double" | "swiss" | "none";
  /** Size of its bracket. */
  readonly size: number;
  readonly bestOf: number;
  /** Number of contestants per group. */
  readonly groupSize?: number;
  /** Whether the contestants of its group matches are known from the start. */
  readonly isDrawn?: boolean;
  /** False for a service that never locks. */
  readonly locks: boolean;
  /** Whether its group matches have the id of the bracket. */
  readonly groupsNameBracket?: boolean;
  readonly renames?: readonly WrittenContestantRename[];
  /** Minute of the tournament's end date. */
  readonly end: number;
  readonly matches: readonly WrittenMatch[];
  readonly truth: WrittenTruth;
}

/** A new name of a contestant in all matches, from a minute on. */
export interface WrittenContestantRename {
  readonly from: string;
  readonly to: string;
  readonly at: number;
}
