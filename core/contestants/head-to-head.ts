import { groupBy } from "#core/lib/collections.ts";
import { combineComparators, compareText } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, appearancesOf, opponentOf, tallyOf } from "#core/match/appearance.ts";
import { contestantRef, type Contestant, type HeadToHead } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";

const mostOftenFirst = combineComparators<HeadToHead>(
  (a, b) => b.matches.length - a.matches.length,
  (a, b) => compareText(a.opponent.name, b.opponent.name),
);

/**
 * Returns a contestant's record against an opponent, with their matches in order of play, including
 * upcoming ones; `null` if the two share no match of two contestants.
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

/** Returns the records against all opponents in matches of two that began, most frequent first. */
export function deriveAllHeadToHeads(
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

/** Creates the record from the matches against one opponent. */
function summarize(meetings: readonly Appearance[]): HeadToHead {
  const last = must(meetings.at(-1), "opponents have met at least once");
  return {
    opponent: contestantRef(must(opponentOf(last), "a meeting has an opponent")),
    record: tallyOf(meetings),
    matches: meetings.map(({ derived }) => derived.match.key),
  };
}
