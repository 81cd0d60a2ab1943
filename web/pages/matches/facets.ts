/** Filters in the order of the page. */
export const FACETS = ["tournament", "game", "site", "round", "status", "contestant"] as const;

/** A filter of the list with the values that occur in it. */
export type FacetName = (typeof FACETS)[number];

/** A value of a filter as the page shows it. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
}

/** The values of one match: several contestants and states, otherwise at most one each. */
export type FacetValues = Readonly<Record<FacetName, readonly FacetValue[]>>;

/** Selected values; "" for all. */
export type FacetSelection = Readonly<Record<FacetName, string>>;

/** A value that can be selected. */
export interface FacetOption extends FacetValue {
  /** Number of matches with this value that fit all other filters. */
  readonly count: number;
}

/** The options of a filter. */
export interface Facet {
  readonly name: FacetName;
  readonly options: readonly FacetOption[];
}

/**
 * Counts the values of each filter among the matches that fit all other filters. Leaves out values
 * without matches and filters with a single value, unless they are selected.
 *
 * @param matches The values of each match.
 */
export function deriveFacets(
  matches: readonly FacetValues[],
  selection: FacetSelection,
): readonly Facet[] {
  const options = new Map(FACETS.map((name) => [name, new Map<string, FacetOption>()]));
  for (const values of matches) {
    const misfits = FACETS.filter((name) => !fits(values[name], selection[name]));
    for (const name of FACETS) {
      const isCounted = misfits.length === 0 || (misfits.length === 1 && misfits[0] === name);
      countValues(options.get(name), values[name], isCounted ? 1 : 0);
    }
  }
  return FACETS.flatMap((name) => {
    const all = [...(options.get(name)?.values() ?? [])];
    if (all.length < 2 && selection[name] === "") return [];
    return [{ name, options: all.filter((o) => o.count > 0 || o.value === selection[name]) }];
  });
}

function fits(values: readonly FacetValue[], selected: string): boolean {
  return selected === "" || values.some(({ value }) => value === selected);
}

function countValues(
  options: Map<string, FacetOption> | undefined,
  values: readonly FacetValue[],
  step: number,
): void {
  for (const { value, label } of values) {
    const count = (options?.get(value)?.count ?? 0) + step;
    options?.set(value, { value, label, count });
  }
}
