import type { SearchableNames } from "#core/contract/names.ts";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { foldSearchText } from "#core/lib/fold-search-text.ts";

interface Filters {
  /** Slug of a game, "" for all. */
  readonly game: string;
  /** "" for all. */
  readonly site: string;
  /** Text in the title, or in the name of a contestant; "" for all. */
  readonly q: string;
}

/**
 * Returns the tournaments that fit the filters, in their order.
 *
 * @param names Names of all contestants; `undefined` until loaded: only titles are then searched.
 */
export function filterTournaments(
  tournaments: readonly TournamentSummary[],
  { game, site, q }: Filters,
  names: SearchableNames | undefined,
): readonly TournamentSummary[] {
  const text = foldSearchText(q);
  const withContestant = text === "" ? null : findTournamentsOf(text, names);
  return tournaments.filter(
    (each) =>
      (game === "" || each.gameSlug === game) &&
      (site === "" || each.site === site) &&
      (withContestant === null ||
        foldSearchText(each.title).includes(text) ||
        withContestant.has(`${each.site}/${each.slug}`)),
  );
}

/** Returns `SITE/SLUG` of the tournaments with a match of a contestant whose name has this text. */
function findTournamentsOf(text: string, names: SearchableNames | undefined): ReadonlySet<string> {
  if (names === undefined) return new Set();
  const fits = names.contestants.map(([, name]) => foldSearchText(name).includes(text));
  const found = new Set<string>();
  for (const [tournament, , , , contestants] of names.matches) {
    if (!contestants.some((index) => fits[index])) continue;
    const [site, slug] = names.tournaments[tournament] ?? [];
    found.add(`${site}/${slug}`);
  }
  return found;
}
