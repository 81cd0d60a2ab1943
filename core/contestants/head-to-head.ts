import { groupBy } from "#core/lib/collections.ts";
import { combineComparators, compareText } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, appearancesOf, opponentOf, tallyOf } from "#core/match/appearance.ts";
import { contestantRef, type Contestant, type HeadToHead } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { SiteKey } from "#core/model/match.ts";

const mostOftenFirst = combineComparators<HeadToHead>(
  (a, b) => b.matches.length - a.matches.length,
  (a, b) => compareText(a.opponent.name, b.opponent.name),
);

/** Returns the records against all opponents in matches of two that began, most frequent first. */
export function deriveAllHeadToHeads(
  contestant: Contestant,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly HeadToHead[] {
  const own = contestant.matches.flatMap((key) => matches.get(key) ?? []);
  const begun = appearancesOf(own).filter(
    (one) =>
      one.entry.key === contestant.key &&
      one.derived.status.state !== "upcoming" &&
      opponentOf(one) !== null,
  );
  return [...groupBy(begun, (one) => opponentOf(one)?.key).values()]
    .map(summarize)
    .toSorted(mostOftenFirst);
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
