import type { SearchableNames } from "#core/contract/names.ts";
import type { SearchableItem } from "#core/lib/search-index.ts";

/** Something that is found by its name. Its `text` is its code and its name. */
export interface NamedItem extends SearchableItem {
  /** Key of a contestant; `SITE/SLUG` of a tournament, `SITE/ID` of a match. */
  readonly key: string;
  /** Code of a match, shown before the name; "" for other items. */
  readonly code: string;
  /** For a match its contestants; "" if they are unknown. */
  readonly name: string;
  /** Lower-case country code; "" if there is none. */
  readonly country: string;
}

/** A match that is found by its code, its contestants or its tournament. */
export interface NamedMatch extends NamedItem {
  readonly contestants: readonly string[];
  readonly state: SearchableNames["matches"][number][3];
  /** `SITE/SLUG` of its tournament. */
  readonly tournament: string;
}

/** Rank bonus by state, among items that fit a text equally well. */
export const BOOST_BY_STATE = { live: 4, upcoming: 2, ended: 0 } as const;

/** Creates an item; absent fields are empty. */
export function createNamedItem(
  item: Pick<NamedItem, "key" | "name"> & Partial<Omit<NamedItem, "text">>,
): NamedItem {
  const { code = "", name } = item;
  const text = [code, name].filter((part) => part !== "").join(" ");
  return { code, country: "", more: "", boost: 0, ...item, text };
}

/** Lists the contestants, each with the game beside the name. */
export function listNamedContestants({
  contestants,
  games,
}: Pick<SearchableNames, "contestants" | "games">): readonly NamedItem[] {
  return contestants.map(([key, name, country, game]) =>
    createNamedItem({ key, name, country, more: games[game] ?? "" }),
  );
}

/** Lists the matches that have a code or contestants, each with the tournament beside the name. */
export function listNamedMatches({
  contestants,
  matches,
  tournaments,
}: Pick<SearchableNames, "contestants" | "matches" | "tournaments">): readonly NamedMatch[] {
  return matches.flatMap(([index, id, code, state, own, isUnresolved]) => {
    const [site, slug, title] = tournaments[index] ?? [];
    // A match without a code and without contestants has no text to search for.
    if (site === undefined || title === undefined || (code === "" && own.length === 0)) return [];
    const names = own.map((each) => contestants[each]?.[1] ?? "");
    const boost = BOOST_BY_STATE[isUnresolved ? "ended" : state];
    const name = names.join(" – ");
    return {
      ...createNamedItem({ key: `${site}/${id}`, code, name, more: title, boost }),
      contestants: names,
      state,
      tournament: `${site}/${slug}`,
    };
  });
}
