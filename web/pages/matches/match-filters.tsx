import { changeSearch } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { memo, useDeferredValue, useId, useMemo, useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { MatchesPageMessages } from "#core/i18n/en/matches.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatCity, useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { FindField } from "#web/kit/find-field.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Select } from "#web/kit/select.tsx";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useRenderStage } from "#web/hooks/use-render-stage.ts";
import { deriveFacets, type FacetName, type FacetValue, type FacetValues } from "./facets.ts";
import { useMatchStatuses } from "./match-status.ts";
import type { MatchStatus, MatchTab } from "./matches-search.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import sheet from "#web/kit/sheet.module.css";
import styles from "./match-filters.module.css";

interface MatchFiltersProps {
  /** Matches of the tab that fit the search text: the values of the filters. */
  readonly matches: readonly MatchView[];
  readonly tab: MatchTab;
}

/** Filters of the list, each option with its number of matches, and the search text. */
export function MatchFilters({ matches, tab }: MatchFiltersProps) {
  const { filter, nav } = useMessages("common");
  const page = useMessages("matchesPage");
  const venue = useVenueFormat();
  const panel = useId();
  const { day, q } = useSearch({ from: "/matches" });
  const { facets, selection } = useFacets(matches);
  const [state, setState] = useState("closed");
  // The panel opens without its options, because the browser computes the styles of all of them.
  const stage = useRenderStage(state === "open" ? facets.length : 0, state);
  const isPhone = useMediaQuery("(width < 720px)");
  const selected = facets.flatMap(({ name, options }) => {
    const value = selection[name];
    return value === "" ? [] : (options.find((option) => option.value === value)?.label ?? value);
  });
  usePrintedHead(selected, tab);
  const labels: Readonly<Record<FacetName, string>> = {
    ...page.filter,
    tournament: filter.tournament,
    game: nav.game,
    site: filter.site,
  };
  return (
    <search className={styles["filters"]} aria-label={filter.label}>
      {isPhone && (
        <button type="button" className="button" popoverTarget={panel}>
          <Icon name="caret-down" /> {page.openFilters}
        </button>
      )}
      <div
        id={panel}
        popover="auto"
        className={joinClassNames(styles["panel"], isPhone && sheet["foot"])}
        onToggle={({ newState }) => setState(newState)}
      >
        {facets.map(({ name, choices }, index) => (
          <Facet
            key={name}
            name={name}
            label={labels[name]}
            value={selection[name]}
            choices={choices}
            isComplete={!isPhone || index < stage}
          />
        ))}
        {day !== "" && (
          <Select
            look="labelled"
            label={filter.day}
            value={day}
            options={[
              { value: "", label: filter.allDays },
              { value: day, label: venue.day(day) },
            ]}
            onChange={(value) => {
              changeSearch({ day: value });
            }}
          />
        )}
      </div>
      <FindField
        folds
        label={page.text}
        text={q}
        onFind={(text) => {
          changeSearch({ q: text });
        }}
      />
    </search>
  );
}

interface FacetProps {
  readonly name: FacetName;
  readonly label: string;
  /** Selected value; "" for all. */
  readonly value: string;
  readonly choices: readonly FacetValue[];
  /** Whether all choices are rendered, not only the selected one. */
  readonly isComplete: boolean;
}

/** A filter; rendered only if it has changed, because React reads all options for it. */
const Facet = memo(function Facet({ name, label, value, choices, isComplete }: FacetProps) {
  return (
    <div className={styles["facet"]} data-facet={name}>
      <Select
        look="labelled"
        label={label}
        value={value}
        options={isComplete ? choices : choices.filter((choice) => choice.value === value)}
        onChange={(next) => changeSearch({ [name]: next })}
      />
    </div>
  );
});

/** Sets the head of the sheets: the tab, the active filters and whose time. */
function usePrintedHead(selected: readonly string[], tab: MatchTab): void {
  const { bracket, filter, nav } = useMessages("common");
  const venue = useVenueFormat();
  const zone = useTimeZone();
  const { day, q } = useSearch({ from: "/matches" });
  usePrintHead({
    title: nav.matches,
    fact: filter[tab],
    detail: [
      ...selected,
      day === "" ? "" : venue.day(day),
      q === "" ? "" : `“${q}”`,
      bracket.times(formatCity(zone.name)),
    ]
      .filter(Boolean)
      .join(" · "),
  });
}

function useFacets(matches: readonly MatchView[]) {
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const listStatuses = useMatchStatuses();
  const search = useSearch({ from: "/matches" });
  const { game, tournament, site, round, status, contestant } = search;
  const selection = useMemo(
    () => ({ game, tournament, site, round, status, contestant }),
    [game, tournament, site, round, status, contestant],
  );
  const values = useMemo(
    () => matches.map((match) => listFacetValues(match, listStatuses(match), { messages, page })),
    [matches, listStatuses, messages, page],
  );
  // Counted after the next frame, which already has the selected values.
  const counted = useDeferredValue(selection);
  const facets = useMemo(() => {
    const { compare } = new Intl.Collator(messages.locale, { numeric: true });
    return deriveFacets(values, counted).map(({ name, options }) => {
      const sorted = options.toSorted((a, b) => compare(a.label, b.label));
      const choices = sorted.map(({ value, label, count }) => ({
        value,
        label: `${label} ${count}`,
      }));
      return {
        name,
        options,
        choices: [{ value: "", label: page.all(options.length) }, ...choices],
      };
    });
  }, [values, counted, messages, page]);
  return { facets, selection };
}

function listFacetValues(
  match: MatchView,
  statuses: readonly MatchStatus[],
  { messages, page }: { readonly messages: Messages; readonly page: MatchesPageMessages },
): FacetValues {
  const { site, slots, tournament } = match;
  return {
    tournament: [{ value: `${tournament.site}/${tournament.slug}`, label: tournament.title }],
    game: [{ value: tournament.gameSlug, label: tournament.game }],
    site: [{ value: site, label: site }],
    round: listRounds(match, messages),
    status: statuses.map((status) => ({ value: status, label: page.status[status] })),
    contestant: slots.flatMap(({ contestant }) =>
      contestant === null ? [] : [{ value: contestant.key, label: contestant.name }],
    ),
  };
}

/** The value has the form of the API's filter `round`. */
function listRounds({ group, round }: MatchView, { match }: Messages): readonly FacetValue[] {
  if (group !== null) return [{ value: "groups", label: match.groupMatches }];
  if (round === null) return [];
  return [{ value: round.name.short, label: match.roundName(round.name).medium }];
}
