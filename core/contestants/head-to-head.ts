import { combineComparators, compareText, groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, appearancesOf, opponentOf, tallyOf } from "#core/match/appearance.ts";
import { contestantRef, type Contestant, type HeadToHead } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";

const mostOftenFirst = combineComparators<HeadToHead>(
  (a, b) => b.matches.length - a.matches.length,
  (a, b) => compareText(a.opponent.name, b.opponent.name),
);

/**
 * What a contestant did against another, from the first one's side: meetings in order of play, those
 * to come included.
 *
 * @param matches Of the world, by key.
 * @returns Null when the two stand in no match of two together.
 */
export function headToHead(
  contestant: Contestant,
  opponent: ContestantKey,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): HeadToHead | null {
  const meetings = ownAppearances(contestant, matches).filter(
    (one) => opponentOf(one)?.key === opponent,
  );
  return meetings.length === 0 ? null : summarize(meetings);
}

/** Everybody whom a contestant met in a match of two that has begun, most often first, then by name. */
export function opponentsMet(
  contestant: Contestant,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly HeadToHead[] {
  const begun = ownAppearances(contestant, matches).filter(
    (one) => one.derived.status.state !== "upcoming" && opponentOf(one) !== null,
  );
  return [...groupBy(begun, (one) => opponentOf(one)?.key).values()]
    .map(summarize)
    .toSorted(mostOftenFirst);
}

function ownAppearances(
  contestant: Contestant,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly Appearance[] {
  const own = contestant.matches.flatMap((key) => matches.get(key) ?? []);
  return appearancesOf(own).filter(({ entry }) => entry.key === contestant.key);
}

/** Of meetings with one opponent. */
function summarize(meetings: readonly Appearance[]): HeadToHead {
  const last = must(meetings.at(-1), "opponents met at least once");
  return {
    opponent: contestantRef(must(opponentOf(last), "a meeting has an opponent")),
    record: tallyOf(meetings),
    matches: meetings.map(({ derived }) => derived.match.key),
  };
}
