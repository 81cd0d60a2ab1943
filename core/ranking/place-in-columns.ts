import { must } from "#core/lib/must.ts";
import { rankEntries } from "#core/match/outcome.ts";
import type { Bracket } from "#core/model/bracket.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { MatchEntry, SiteKey } from "#core/model/match.ts";
import type { Placed } from "./place-contestants.ts";
import { matchesIn } from "./place-finalists.ts";

/**
 * Places the contestants of heats and a final: the last column is one match of more than two
 * contestants and places them by score, and everyone else shares the result of their last column.
 *
 * @returns `null` if the bracket has another shape, or the match has no scores.
 */
export function placeInColumns(
  { rounds }: Bracket,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly Placed[] | null {
  const columns = rounds.map((round) => matchesIn(round, matches));
  if (columns.flat().some(({ match }) => match.entries.length < 3)) return null;
  const [last, ...earlier] = columns.toReversed();
  const [final, ...others] = must(last, "a bracket has a round");
  if (final === undefined || others.length > 0) return null;
  const placed: Placed[] = [];
  for (const { entry, place } of rankWithDisqualified(final.match.entries)) {
    if (place === null) return null;
    const reason = { type: "placed", match: final.match.key, placement: place } as const;
    placed.push({ contestant: contestantRef(entry), best: place, worst: place, reason });
  }
  const known = new Set(placed.map(({ contestant }) => contestant.key));
  let result = placed.length;
  for (const column of earlier) {
    result += 1;
    const entries = column.flatMap(({ match }) =>
      rankWithDisqualified(match.entries).map((ranked) => ({ ranked, match })),
    );
    for (const { ranked, match } of entries) {
      const { entry, place } = ranked;
      if (known.has(entry.key)) continue;
      if (place === null) return null;
      const reason = { type: "placed", match: match.key, placement: place } as const;
      placed.push({ contestant: contestantRef(entry), best: result, worst: result, reason });
    }
    for (const { ranked } of entries) known.add(ranked.entry.key);
  }
  return placed;
}

/** Ranks entries. Disqualified ones share the last place, if anyone has a placement. */
function rankWithDisqualified(
  entries: readonly MatchEntry[],
): readonly { readonly entry: MatchEntry; readonly place: number | null }[] {
  const ranked = rankEntries(entries);
  const placed = ranked.filter(({ place }) => place !== null).length;
  return ranked.map(({ slot: { entry, disqualified }, place }) => {
    return { entry, place: disqualified && placed > 0 ? placed + 1 : place };
  });
}
