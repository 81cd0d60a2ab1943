/**
 * Rules that find winners. A new one needs an id in `derived-match.ts`, and
 * messages.
 */
import type { Outcome, EndingReason } from "#core/model/derived-match.ts";
import type { Match } from "#core/model/match.ts";
import {
  findClinchedIndex,
  isBye,
  findLeaderIndex,
  findProvenLeaderIndex,
  haveSameTime,
  isRankedByTime,
  playsItself,
} from "./outcome.ts";
import { rankEntries } from "./rank-entries.ts";

/** A winner, or a shared first place; without either, there certainly is no winner. */
type Winner = Pick<Outcome, "winner" | "shared">;

/** An outcome that ends its match, whatever list it is in. */
export interface EarlyOutcome extends Outcome {
  readonly by: EndingReason;
}

/**
 * Returns the outcome if a rule ends the match without its status, the strongest rule first, else
 * `null`: the contestant who advanced, if known, or a majority if scores count games of a best-of.
 */
export function findEarlyOutcome(
  match: Match,
  advanced: number | null,
  countGames: boolean,
): EarlyOutcome | null {
  if (playsItself(match)) return null;
  const { length } = match.entries;
  if (isBye(match)) return { winner: length === 1 ? 0 : null, by: "bye", draw: false };
  if (advanced !== null && length <= 2) return { winner: advanced, by: "advanced", draw: false };
  const clinched = countGames ? findClinchedIndex(match) : null;
  return clinched === null ? null : { winner: clinched, by: "clinched", draw: false };
}

/**
 * Returns the winner of a match whose status is ended, which the score shows ("led"); `null` if it
 * shows none.
 */
export function findEndedWinner(match: Match): Winner | null {
  if (match.entries.length > 2) return firstOf(match);
  const winner = match.groupId === null ? findProvenLeaderIndex(match) : findLeaderIndex(match);
  return winner === null ? null : { winner };
}

/**
 * Returns the winner or the shared first place of a match of more than two contestants; `null` if
 * no contestant has a placement, or if times that cannot be compared may separate the first ones.
 */
function firstOf(match: Match): Winner | null {
  const { entries } = match;
  const first = rankEntries(match).filter(({ place }) => place === 1);
  const [one, ...others] = first;
  if (one === undefined || (one.entry.score === null && !isRankedByTime(entries))) return null;
  if (others.length === 0) return { winner: one.index };
  if (!haveSameTime(first.map(({ entry }) => entry))) return null;
  return { winner: null, shared: first.map(({ index }) => index) };
}
