import type { TieBreaker } from "./group.ts";
import type { SiteKey } from "./match.ts";
import type { ContestantRef } from "./contestant-ref.ts";

/** Results of a match of two: its first contestant wins, a draw, its second contestant wins. */
export const MATCH_RESULTS = ["first", "draw", "second"] as const;

/** One of `MATCH_RESULTS`. */
export type MatchResultId = (typeof MATCH_RESULTS)[number];

/** An open match of a group. */
export interface OpenGroupMatch {
  /** `null` if the service does not list it yet. */
  readonly match: SiteKey | null;
  readonly contestants: readonly [ContestantRef, ContestantRef];
}

/** A condition on one open match: it has one of these results. */
export interface ScenarioLiteral extends OpenGroupMatch {
  readonly results: readonly MatchResultId[];
}

/** Fates of a contestant in an outcome of a group. `tie`: a tie-breaker or nothing decides. */
export const FATES = ["through", "tie", "eliminated"] as const;

/** One of `FATES`. */
export type Fate = (typeof FATES)[number];

/** A fate, and when it certainly comes. */
export interface ScenarioClause {
  readonly fate: Fate;
  /** It comes if all literals of at least one of these lists are true. */
  readonly anyOf: readonly (readonly ScenarioLiteral[])[];
}

/** Consequences of one result of a contestant's only open match. */
export interface Outlook {
  /** The contestant's own result; `null` if their matches are all played. */
  readonly own: "win" | "draw" | "loss" | null;
  readonly clauses: readonly ScenarioClause[];
  /** The fate if no clause applies; `null` if that depends on more than the clauses state. */
  readonly otherwise: Fate | null;
  /**
   * What decides the fate `tie`: a tie-breaker; `nothing` if the rule ends before; `null` if it
   * depends, or if no tie-breaker is known. `rule`: other results or the rule of the group, which
   * is not known, decide the fate where no clause applies.
   */
  readonly tieBy: TieBreaker | "nothing" | "rule" | null;
}

/** How many wins or points of their open matches alone decide a contestant's fate. */
export interface OwnThresholds {
  readonly unit: "wins" | "points";
  /** With at least this many they advance, whatever others do; `null` if no number suffices. */
  readonly through: number | null;
  /** With at most this many they are eliminated, whatever others do; `null` if none does. */
  readonly out: number | null;
}

/** Whether a contestant of a group can still advance. */
export interface ContestantScenario {
  readonly contestant: ContestantRef;
  /** `open` if neither is proven. */
  readonly verdict: "through" | "eliminated" | "open";
  /**
   * Number of the contestant's open matches; in a Swiss group the most that are possible: one per
   * round without a known match of the contestant.
   */
  readonly left: number;
  /**
   * One per own result, best first, if the verdict is open, at most one own match is, and all
   * pairs are known.
   */
  readonly outlooks: readonly Outlook[];
  /** `null` if there are outlooks, or the verdict is not open. */
  readonly thresholds: OwnThresholds | null;
}

/** Who can still advance from a group (docs/domain.md#who-can-still-advance). */
export interface GroupScenarios {
  /** Number of contestants who advance. */
  readonly advancing: number;
  /** Who states that number: staff, or the slots of the next bracket. */
  readonly source: "staff" | "bracket";
  /** Number of rounds of a Swiss group, entered by staff; `null` for other groups. */
  readonly rounds: number | null;
  /** Open matches of the group: all, or those of a Swiss group that are listed. */
  readonly left: readonly OpenGroupMatch[];
  /** In the order of the standings. */
  readonly contestants: readonly ContestantScenario[];
}
