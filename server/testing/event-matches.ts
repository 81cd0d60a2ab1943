/** Matches of a replayed event from which tests choose. */
import type { Instant } from "#core/model/match.ts";
import { readRealEventMatches } from "#core/testing/node/real-events.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { parseEnvelopeMatches } from "#server/reference/testing/matches.ts";
import { type MatchTimes, matchTimesOf } from "./replayed-attention.ts";

/** Matches of a replayed event, sorted by begin, each of which can be taken once. */
export interface EventMatches extends MatchTimes {
  /** Begin of the first match. */
  readonly first: Instant;
  /**
   * Takes and returns the first suitable match that was not taken before.
   *
   * @throws {Error} if none is left.
   */
  readonly take: (isSuitable: (match: WireMatch) => boolean) => WireMatch;
  readonly isTaken: (id: string) => boolean;
  /** Returns whether a share of all matches, from 0 to 1, begins before this match. */
  readonly isAfterShare: (match: WireMatch, share: number) => boolean;
  /** Returns whether an earlier match of the same bracket feeds this match. */
  readonly isFed: (match: WireMatch) => boolean;
  /** Returns the next match of any contestant of this match; `null` if there is none. */
  readonly findNext: (match: WireMatch) => WireMatch | null;
  /** Returns the match of the next round with a contestant of this match; `null` if none. */
  readonly findFollower: (match: WireMatch) => WireMatch | null;
}

/** Creates the matches of a real event, none of them taken. */
export function createEventMatches(event: string): EventMatches {
  const { begin, end } = matchTimesOf(event);
  const all = parseEnvelopeMatches(readRealEventMatches(event)).toSorted(
    (a, b) => begin(a.id) - begin(b.id),
  );
  const taken = new Set<string>();

  const findNext = (match: WireMatch): WireMatch | null =>
    all.find((other) => begin(other.id) > end(match.id) && sharesContestant(other, match)) ?? null;

  return {
    begin,
    end,
    first: begin(all[0]?.id ?? ""),
    take(isSuitable) {
      const match = all.find((candidate) => !taken.has(candidate.id) && isSuitable(candidate));
      if (match === undefined) throw new Error(`${event} has no suitable match left`);
      taken.add(match.id);
      return match;
    },
    isTaken: (id) => taken.has(id),
    isAfterShare: (match, share) => all.indexOf(match) >= all.length * share,
    isFed: (match) =>
      isDrawn(match) &&
      all.some((other) => other.bracket_id === match.bracket_id && findNext(other) === match),
    findNext,
    findFollower: (match) =>
      all.find(
        (other) =>
          other.bracket_id === match.bracket_id &&
          Number(other.round_of) * 2 === Number(match.round_of) &&
          sharesContestant(other, match),
      ) ?? null,
  };
}

/** Returns whether a match belongs to a bracket. */
export function isDrawn({ bracket_id }: WireMatch): boolean {
  return bracket_id !== null;
}

function sharesContestant(one: WireMatch, other: WireMatch): boolean {
  return one.contestants.some(({ name }) =>
    other.contestants.some((contestant) => contestant.name === name),
  );
}
