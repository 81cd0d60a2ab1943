import type { PolledMatch } from "#core/guards/judge-losses.ts";
import { groupBy } from "#core/lib/collections.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { renameDoubtedContestants } from "#core/model/doubt.ts";
import type { Match, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import type { MovedTournament, Snapshot } from "#core/model/tick.ts";

/**
 * Finds the tournaments that a poll lists under another slug or game: the same match ids with the
 * same contestants, and no match under the old slug. A slug or game that the service no longer
 * sends is a loss of data instead (see `guards/losses.ts`), and so is one that another tournament
 * already has, or that the tournament had before: the service may alternate.
 */
export function findMovedTournaments(
  { matches: before, moved = [] }: Pick<Snapshot, "matches" | "moved">,
  sights: ReadonlyMap<SiteKey, PolledMatch>,
): readonly MovedTournament[] {
  const pairs = [...sights].flatMap(([key, { match }]) => {
    const known = before.get(key)?.match;
    return known === undefined
      ? []
      : [{ known, match, from: known.tournament, to: match.tournament }];
  });
  if (pairs.every(({ from, to }) => hasSameAddress(from, to))) return [];
  const usedKeys = new Set([...before.values()].map(({ match }) => match.tournament.key));
  return [...groupBy(pairs, ({ from }) => from.key).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined || !isMove(first, usedKeys)) return [];
    const { from, to } = first;
    const isWhole = own.every((pair) => hasSameAddress(pair.to, to));
    if (moved.some((earlier) => hasSameAddress(earlier.from, to))) return [];
    return isWhole && own.some(hasSameContestants) ? [{ from, to }] : [];
  });
}

/** Moves known matches to the corrected tournaments; a corrected game changes contestants' keys. */
export function moveTournaments(
  before: Snapshot["matches"],
  moved: readonly MovedTournament[],
): Snapshot["matches"] {
  return before.with(
    moved.flatMap(({ from, to }) =>
      Array.from(before.parts.get(from.key)?.values() ?? [], (seen) => moveMatch(seen, to)),
    ),
  );
}

function moveMatch(seen: SeenMatch, tournament: Tournament): SeenMatch {
  const { match } = seen;
  if (match.tournament.gameSlug === tournament.gameSlug) {
    return { ...seen, match: { ...match, tournament } };
  }
  const keys = new Map(
    match.entries.map(({ key, name }) => [key, contestantKey(tournament.gameSlug, name)]),
  );
  // A contestant who is no longer in the match has no new key, and changes nothing.
  const renamed = (key: string | null): string | null => keys.get(key ?? "") ?? null;
  const entries = match.entries.map((entry) => ({
    ...entry,
    key: contestantKey(tournament.gameSlug, entry.name),
  }));
  return renameDoubtedContestants({ ...seen, match: { ...match, tournament, entries } }, renamed);
}

function isMove({ from, to }: MovedTournament, usedKeys: ReadonlySet<SiteKey>): boolean {
  if (hasSameAddress(from, to)) return false;
  if (from.key !== to.key && (to.lacksSlug === true || usedKeys.has(to.key))) return false;
  return from.gameSlug === to.gameSlug || (to.lacksGameSlug !== true && to.gameSlug !== "");
}

function hasSameAddress(a: Tournament, b: Tournament): boolean {
  return a.key === b.key && a.gameSlug === b.gameSlug;
}

/** Returns whether every known contestant is still in the match; their keys depend on the game. */
function hasSameContestants({ known, match }: { known: Match; match: Match }): boolean {
  const names = new Set(match.entries.map(({ name }) => name));
  return known.entries.every(({ name }) => names.has(name));
}
