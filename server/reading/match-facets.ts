import { FACET_NAMES, type FacetName, type MatchFacet } from "#core/contract/match-facets.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { type Steps, visitInSteps } from "#core/lib/steps.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { SPOILER_SOURCES } from "#core/match/spoiler-sources.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";
import { findOnlyContestant } from "./find-contestants.ts";
import { findMatchesSteps } from "./match-filter.ts";
import { listStatuses } from "./match-status.ts";

type FacetOption = MatchFacet["options"][number];
type FacetValue = Omit<FacetOption, "count">;

/** The values of one match: several contestants and statuses, otherwise at most one each. */
type FacetValues = Readonly<Record<FacetName, readonly FacetValue[]>>;

/**
 * Counts the values of each filter among the matches that fit all other filters. The matches are the
 * live ones and those in the filter's state, with its day and its text, unless none has the text.
 */
export function* countFacetsSteps(
  world: World,
  filter: MatchFilter,
  dayKey: VenueFormat["dayKey"],
): Steps<MatchFacet[]> {
  const { q, day, state, contestant } = filter;
  const isListed = ({ status }: DerivedMatch): boolean =>
    state === undefined || status.state === state || status.state === "live";
  const ofDay: MatchFilter = day === undefined ? {} : { day };
  const withText: MatchFilter = q === undefined ? ofDay : { ...ofDay, q };
  let matches = (yield* findMatchesSteps(world, withText, dayKey)).filter(isListed);
  if (matches.length === 0) {
    matches = (yield* findMatchesSteps(world, ofDay, dayKey)).filter(isListed);
  }
  const key = contestant && (findOnlyContestant(world, contestant, filter)?.key ?? contestant);
  const chosen = key === undefined ? filter : { ...filter, contestant: key };
  const options = new Map(FACET_NAMES.map((name) => [name, new Map<string, FacetOption>()]));
  yield* visitInSteps(matches, (match) => {
    const values = valuesOf(world, match, filter.facets === "shown");
    const misfits = FACET_NAMES.filter((name) => !fits(values[name], chosen[name]));
    for (const [name, found] of options) {
      const step = misfits.every((misfit) => misfit === name) ? 1 : 0;
      for (const value of values[name]) {
        const option = found.get(value.value);
        if (option === undefined) found.set(value.value, { ...value, count: step });
        else option.count += step;
      }
    }
  });
  return FACET_NAMES.flatMap((name) => {
    const all = [...(options.get(name)?.values() ?? [])];
    if (all.length < 2 && chosen[name] === undefined) return [];
    return [{ name, options: all.filter((o) => o.count > 0 || o.value === chosen[name]) }];
  });
}

function fits(values: readonly FacetValue[], chosen: string | undefined): boolean {
  return chosen === undefined || values.some(({ value }) => value === chosen);
}

function valuesOf(world: World, derived: DerivedMatch, hidesResults: boolean): FacetValues {
  const { match, round, slots } = derived;
  const { tournament } = match;
  const name = round?.name;
  return {
    tournament: [{ value: tournament.key, label: tournament.title }],
    game: [{ value: tournament.gameSlug, label: tournament.game }],
    site: [{ value: match.site, label: match.site }],
    round:
      match.groupId === null
        ? name === undefined
          ? []
          : [{ value: name.short, label: name.medium, round: name }]
        : [{ value: "groups", label: "Groups" }],
    status: listStatuses(world, derived)
      .filter((status) => status !== "undecided" || !hidesResults)
      .map((status) => ({ value: status, label: status })),
    contestant: slots.flatMap(({ entry, source }) => {
      const contestant = entry === null ? undefined : match.entries[entry];
      const isHidden = hidesResults && SPOILER_SOURCES.test(source.type);
      return contestant === undefined || isHidden
        ? []
        : [{ value: contestant.key, label: contestant.name }];
    }),
  };
}
