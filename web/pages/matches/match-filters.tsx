import type { PageMessages } from "#core/i18n/en/index.ts";
import { changeSearch } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { memo, useId, useMemo, useState } from "react";
import type { FacetName, MatchFacet } from "#core/contract/match-facets.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import type { MatchList, MatchView } from "#core/contract/match.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { MATCH_STATUSES } from "#core/match/listed-statuses.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { formatCity, useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { FindField } from "#web/kit/find-field.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Select } from "#web/kit/select.tsx";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useRenderStage } from "#web/hooks/use-render-stage.ts";
import { flagStatuses, type MatchTab } from "./matches-search.ts";
import { listFlagged } from "./use-fitting-matches.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import sheet from "#web/kit/sheet.module.css";
import styles from "./match-filters.module.css";

/** The lists of the page and their query. */
export interface LoadedLists {
  readonly tab: MatchTab;
  readonly filter: MatchFilter;
  /** The chosen status; "" for all. */
  readonly status: string;
  readonly live: readonly MatchView[];
  /** Matches of the tab, with the values of the filters. */
  readonly list: MatchList;
}

/** Filters of the list, each option with its number of matches, and the search text. */
export function MatchFilters(lists: LoadedLists) {
  const { tab } = lists;
  const { filter, nav, words } = useMessages("common");
  const page = useMessages("matchesPage");
  const { day: dayLabel } = useMessages("schedule");
  const venue = useVenueFormat();
  const panel = useId();
  const { day, q } = useSearch({ from: "/matches" });
  const { facets, selection } = useFacets(lists);
  const [state, setState] = useState("closed");
  // The panel opens without its options, because the browser computes the styles of all of them.
  const stage = useRenderStage(state === "open" ? facets.length : 0, state);
  const isPhone = useMediaQuery("(width < 720px)");
  const selected = facets.flatMap(({ name, choices }) => {
    const value = selection[name];
    return value === "" ? [] : (choices.find((choice) => choice.value === value)?.name ?? value);
  });
  usePrintedHead(selected, tab);
  const labels: Readonly<Record<FacetName, string>> = {
    ...words,
    ...page.filter,
    game: nav.game,
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
            label={dayLabel}
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
  readonly choices: readonly { readonly value: string; readonly label: string }[];
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

function useFacets({ list, live }: LoadedLists) {
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const flags = useStaffFlags();
  const search = useSearch({ from: "/matches" });
  const { game, tournament, site, round, status, contestant } = search;
  const selection = { game, tournament, site, round, status, contestant };
  const facets = useMemo(() => {
    const { compare } = new Intl.Collator(messages.locale, { numeric: true });
    const flag = flagStatuses.find((each) => each === status);
    const rows = [...live, ...list.matches];
    const flagged = flagStatuses.flatMap((each) => {
      const keys = listFlagged(flags, each);
      const isCounted = status === "" || flag !== undefined;
      const count = rows.filter(({ key }) => keys.includes(key)).length;
      if (each !== status && (isCounted ? count : keys.length) === 0) return [];
      return createChoice(each, page.status[each], isCounted ? count : null);
    });
    const given = list.facets ?? [];
    const hasStatus = flagged.length === 0 || given.some(({ name }) => name === "status");
    return (hasStatus ? given : [...given, { name: "status" as const, options: [] }]).map(
      ({ name, options }) => {
        // The server does not count by staff flags: beside a chosen one, numbers would be too high.
        const isCounted = flag === undefined || name === "status";
        const choices = options.map((option) =>
          createChoice(
            option.value,
            labelOf(name, option, messages, page),
            isCounted ? option.count : null,
          ),
        );
        const all = name === "status" ? [...flagged, ...choices] : choices;
        const sorted = all.toSorted((a, b) => compare(a.name, b.name));
        return {
          name,
          choices: [createChoice("", messages.words.all(all.length), null), ...sorted],
        };
      },
    );
  }, [live, list, flags, status, messages, page]);
  return { facets, selection };
}

/** @param count Number of matches; `null` if it is not known. */
function createChoice(value: string, name: string, count: number | null) {
  return { value, name, label: count === null ? name : `${name} ${count}` };
}

/** Returns the name of a value in the viewer's language. */
function labelOf(
  name: FacetName,
  { label, round, value }: MatchFacet["options"][number],
  { match }: Messages,
  { status }: PageMessages["matchesPage"],
): string {
  if (round !== undefined) return match.roundName(round).medium;
  if (name === "round") return match.groupMatches;
  const listed = name === "status" && MATCH_STATUSES.find((each) => each === value);
  return listed ? status[listed] : label;
}
