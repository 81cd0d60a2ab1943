import type { SearchableNames } from "#core/contract/names.ts";

/** Creates searchable names without any; `change` replaces members. */
export const sampleNames = (change: Partial<SearchableNames> = {}): SearchableNames => ({
  games: [],
  tournaments: [],
  brackets: [],
  contestants: [],
  matches: [],
  stations: [],
  latin: [],
  ...change,
});
