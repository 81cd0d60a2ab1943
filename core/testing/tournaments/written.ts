/** Tournaments written by hand: what is listed of each match, and what really happened. */

/**
 * A match: id, place, minutes at which it begins and ends, contestants with their final scores, and
 * who really won.
 *
 * Places are named as in `tie.ts` (`ro8#1`, `ro2#2` for third place, `lower ro4s1#2`, `grand final#2`
 * for the reset), or `group 551#3` for the third match of a group. A match that is never played ends
 * at `NEVER`.
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

/** What is special about a match. */
export interface WrittenExtra {
  /** Listed start in minutes, if it is another than the beginning. */
  readonly start?: number;
  readonly bestOf?: number;
  /** From which minute on something tells the winner, if not from the end. */
  readonly toldFrom?: number;
  /** Nothing that the service sends tells the winner. */
  readonly isUntold?: boolean;
  readonly isDraw?: boolean;
  readonly isBye?: boolean;
}

/** The minute of what never happens. */
export const NEVER = Infinity;

/** A name, and from which minute on it is known. */
export type KnownFrom = readonly [name: string, minute: number];

/** What really happened in a tournament as a whole. */
export interface WrittenTruth {
  readonly champion?: KnownFrom;
  readonly runnerUp?: KnownFrom;
  readonly third?: KnownFrom;
  /** From which minute on a reset is known to be played. */
  readonly resetPlayed?: number;
  /** From which minute on nothing is left to play in its bracket. */
  readonly complete?: number;
  /** Whether its only bracket decides the tournament. */
  readonly isDecidedByBracket: boolean;
  /** Number of matches that it is proven to hold when all are over. */
  readonly expected: number | null;
  /** `POSITION NAME PLAYED WON-DRAWN-LOST FOR:AGAINST POINTS`, by group, at a minute. */
  readonly tables?: readonly WrittenTable[];
  /** Code of the first match in the bracket, by contestant of a group. */
  readonly wentTo?: Readonly<Record<string, string>>;
  /** `ID RESULT`, in order of play. */
  readonly records: Readonly<Record<string, readonly string[]>>;
  /** `NAME: ID; win: CODE v NAMES; loss: CODE v NAMES`, at a minute. */
  readonly next: readonly WrittenNext[];
  /** Matches that are not played any more, at a minute. */
  readonly unresolved?: Readonly<Record<string, readonly [reason: string, minute: number]>>;
  /** Codes of the issues that are reported when all is over. */
  readonly issues?: readonly string[];
}

/** A table of a group at a minute. */
export interface WrittenTable {
  readonly at: number;
  readonly group: string;
  readonly kind: "round-robin" | "path" | "ranked";
  readonly lines: readonly string[];
}

/** A contestant's next match at a minute, and where it leads. */
export interface WrittenNext {
  readonly at: number;
  readonly says: string;
}

/** A tournament. */
export interface WrittenTournament {
  readonly slug: string;
  readonly kind: "single" | "double" | "swiss" | "none";
  /** Contestants that its bracket is declared for. */
  readonly size: number;
  readonly bestOf: number;
  /** Contestants of each of its groups. */
  readonly groupSize?: number;
  /** Whether the contestants of its group matches are known from the start. */
  readonly isDrawn?: boolean;
  /** False for a service that never locks. */
  readonly locks: boolean;
  /** Whether its group matches name the bracket that follows. */
  readonly groupsNameBracket?: boolean;
  readonly renames?: readonly WrittenRename[];
  /** Minute at which the tournament ends by its own date. */
  readonly end: number;
  readonly matches: readonly WrittenMatch[];
  readonly truth: WrittenTruth;
}

/** A contestant's new name, used in all matches from a minute on. */
export interface WrittenRename {
  readonly from: string;
  readonly to: string;
  readonly at: number;
}
