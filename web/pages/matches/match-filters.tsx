import { changeSearch } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { useDeferredValue, useId, useMemo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { MatchesPageMessages } from "#core/i18n/en/matches.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { formatCity, useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { FindField } from "#web/components/find-field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Select } from "#web/components/select.tsx";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { deriveFacets, type FacetName, type FacetValue, type FacetValues } from "./facets.ts";
import type { MatchStatus } from "./matches-search.ts";
import { listMatchStatuses } from "./match-status.ts";
import type { MatchTab } from "./matches-search.ts";
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
      <button type="button" className={styles["open"]} popoverTarget={panel}>
        <Icon name="caret-down" /> {page.openFilters}
      </button>
      <div id={panel} popover="auto" className={styles["panel"]}>
        {facets.map(({ name, choices }) => (
          <div key={name} className={styles["facet"]} data-facet={name}>
            <Select
              look="labelled"
              label={labels[name]}
              value={selection[name]}
              options={choices}
              onChange={(value) => {
                changeSearch({ [name]: value });
              }}
            />
          </div>
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
      <div className={styles["text"]} data-filled={q !== "" || undefined}>
        <FindField
          label={page.text}
          text={q}
          onFind={(text) => {
            changeSearch({ q: text });
          }}
        />
      </div>
    </search>
  );
}

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
  const flags = useStaffFlags();
  const now = useServerNow(MINUTE);
  const hidesResults = usePreferences().scores === "hidden";
  const { game } = useSearch({ from: "__root__" });
  const { tournament, site, round, status, contestant } = useSearch({ from: "/matches" });
  const selection = useMemo(
    () => ({ game, tournament, site, round, status, contestant }),
    [game, tournament, site, round, status, contestant],
  );
  const values = useMemo(
    () =>
      matches.map((match) =>
        listFacetValues(match, listMatchStatuses(match, { flags, now, hidesResults }), {
          messages,
          page,
        }),
      ),
    [matches, flags, now, hidesResults, messages, page],
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

interface FacetMessages {
  readonly messages: Messages;
  readonly page: MatchesPageMessages;
}

function listFacetValues(
  match: MatchView,
  statuses: readonly MatchStatus[],
  { messages, page }: FacetMessages,
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
