import { Link, useSearch } from "#web/routing/routing.tsx";
import { memo, useDeferredValue, useMemo, useState } from "react";
import type { MatchList as MatchListData } from "#core/contract/match.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { MATCH_STATUSES } from "#core/match/listed-statuses.ts";
import { useAreStaffFlagsSettled, useMeta } from "#web/api/app-data-provider.tsx";
import { useFormattedListHorizon, useVenueFormat } from "#web/api/venue.ts";
import { useMatches } from "#web/api/matches.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { ListAndDetails } from "#web/kit/list-and-details.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { PrintButton } from "#web/kit/print-button.tsx";
import { KeyHints } from "#web/kit/key-hints.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Text } from "#web/kit/text.tsx";
import { TabList } from "#web/kit/tab-list.tsx";
import { ExportMatchesMenu } from "#web/features/files/export-matches-menu.tsx";
import { PageHead } from "#web/features/page-title/page-head.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { type LoadedLists, MatchFilters } from "./match-filters.tsx";
import { createListSections, type ListSections, MatchList } from "./match-list.tsx";
import { useDescribeDay } from "./match-sections.tsx";
import { type MatchTab, matchTabs } from "./matches-search.ts";
import { createSelection, type Selection } from "./selection.ts";
import { StaffMatchPanel } from "./staff-match-panel.tsx";
import { useFittingMatches } from "./use-fitting-matches.ts";
import styles from "./matches-page.module.css";

/** Page with all matches by day and tournament, and the selected one beside them. */
export function MatchesPage() {
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const { tab, lists, counts, error } = useMatchLists();
  // Rendered in slices: all rows at once would delay the next frame of a phone.
  const shown = useDeferredValue(lists);
  const areFlagsSettled = useAreStaffFlagsSettled();
  return (
    <div>
      <div className={styles["head"]}>
        <PageHead title={messages.nav.matches}>
          <Tabs tab={tab} counts={counts} />
          {shown !== null && areFlagsSettled && <MatchFilters {...shown} />}
          <div className={styles["print"]}>
            <PrintButton />
          </div>
        </PageHead>
      </div>
      {shown === null || !areFlagsSettled ? (
        <ListAndDetails
          label={page.selected}
          list={<LoadingState error={error} rows={20} />}
          details={null}
        />
      ) : (
        <LoadedMatches {...shown} />
      )}
    </div>
  );
}

/** Loads the live matches, and those of the tab with the values of the filters. */
function useMatchLists() {
  const search = useSearch({ from: "/matches" });
  const { game, state, tournament, site, round, status, contestant, day, q } = search;
  const facets = usePreferences().scores === "hidden" ? "shown" : "all";
  // The same object until one of them changes, for the lists below.
  const filter = useMemo(() => {
    const listed = MATCH_STATUSES.find((each) => each === status);
    const texts = withoutEmpty({ game, tournament, site, round, contestant, day, q });
    return listed === undefined ? texts : { ...texts, status: listed };
  }, [game, tournament, site, round, status, contestant, day, q]);
  // A response has the counts of all states, which determine the first non-empty tab.
  const live = useMatches({ ...filter, state: "live" });
  const tab = state === "" ? firstNonEmptyTab(live.data) : state;
  const list = useMatches({ ...filter, state: tab, facets });
  const lists = useMemo(
    () =>
      live.data && list.data
        ? { tab, filter, status, live: live.data.matches, list: list.data }
        : null,
    [tab, filter, status, live.data, list.data],
  );
  return { tab, lists, counts: list.data?.counts, error: live.error ?? list.error };
}

const LoadedMatches = memo(function LoadedMatches(props: LoadedLists) {
  const { tab, filter, status, live, list } = props;
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const venue = useVenueFormat();
  const horizon = useFormattedListHorizon(tab);
  const [selection] = useState(createSelection);
  const fitting = useFittingMatches([...live, ...list.matches], filter, status);
  const name = JSON.stringify([filter, tab, status]);
  const { items, pointer } = useFrozenOrder(fitting, (match) => match.key, name);
  const sections = createListSections(items, venue);
  const hasRows = sections.days.length > 0 || sections.unresolved.length > 0;
  return (
    <ListAndDetails
      label={page.selected}
      list={
        <div role="tabpanel" aria-label={messages.filter[tab]} {...pointer}>
          <MatchList
            sections={sections}
            tab={tab}
            name={name}
            selection={selection}
            end={
              <>
                {!hasRows && <NoMatches {...props} />}
                <Row wrap between className={styles["end"]}>
                  {horizon !== null && hasRows && (
                    <Text as="p" type="meta" tone="faint">
                      {messages.horizon[tab](horizon)}
                    </Text>
                  )}
                  <ExportMatchesMenu filter={{ ...filter, state: tab }} />
                </Row>
              </>
            }
          />
        </div>
      }
      details={<SelectedMatch selection={selection} tab={tab} sections={sections} />}
    />
  );
});

interface SelectedMatchProps {
  readonly selection: Selection;
  readonly tab: MatchTab;
  readonly sections: ListSections;
}

/** The selected match beside the list, and the keys of the page. */
function SelectedMatch({ selection, tab, sections }: SelectedMatchProps) {
  const page = useMessages("matchesPage");
  const key = selection.shown.use();
  const position = useMatchPosition(key, sections, tab);
  return (
    <Stack className={styles["selected"]}>
      <SectionHeading isTight aside={position}>
        {page.selected}
      </SectionHeading>
      {key === null ? <EmptyState>{page.none}</EmptyState> : <StaffMatchPanel match={key} />}
      <div className={styles["keys"]}>
        <KeyHints table="matches" />
      </div>
    </Stack>
  );
}

/** Returns the place of a match in its section; `undefined` without a match. */
function useMatchPosition(key: string | null, { live, days }: ListSections, tab: MatchTab) {
  const { filter } = useMessages("common");
  const page = useMessages("matchesPage");
  const describeDay = useDescribeDay(tab);
  for (const { day, matches } of [{ day: undefined, matches: live }, ...days]) {
    const index = matches.findIndex((match) => match.key === key);
    const section = day === undefined ? filter.live : describeDay(day).title;
    if (index !== -1) return page.position(index + 1, matches.length, section);
  }
  return undefined;
}

interface TabsProps {
  readonly tab: MatchTab;
  /** Number of matches that fit the filters, by state; `undefined` while loading. */
  readonly counts: MatchListData["counts"] | undefined;
}

/** Tabs for upcoming and ended matches, with their counts. */
function Tabs({ tab, counts }: TabsProps) {
  const { filter } = useMessages("common");
  const page = useMessages("matchesPage");
  return (
    <TabList label={page.tabs} isInHead>
      {matchTabs.map((each) => (
        <Link
          key={each}
          to="/matches"
          search={(search) => ({ ...search, state: each })}
          role="tab"
          aria-selected={each === tab}
          tabIndex={each === tab ? 0 : -1}
        >
          {filter[each]} <Text tone="faint">{counts?.[each] ?? "\u2007\u2007\u2007"}</Text>
        </Link>
      ))}
    </TabList>
  );
}

function firstNonEmptyTab(list: MatchListData | undefined): MatchTab {
  if (list === undefined || list.counts.upcoming > 0 || list.counts.live > 0) return "upcoming";
  return list.counts.ended > 0 ? "ended" : "upcoming";
}

/** Removes empty values, so that equal filters share one request. */
function withoutEmpty(filter: MatchFilter): MatchFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
}

/** Why the list is empty: no data yet, no match fits the filters, or none has this state. */
function NoMatches({ tab, filter: active, status, list }: LoadedLists) {
  const { empty, filter } = useMessages("common");
  const venue = useVenueFormat();
  const { dataAt, pollSeconds } = useMeta();
  if (list.total === 0) {
    return (
      <EmptyState>
        {dataAt === null
          ? empty.noResponse
          : filter.never(venue.when(Date.parse(dataAt)), pollSeconds)}
      </EmptyState>
    );
  }
  if (status === "" && Object.keys(active).length === 0) {
    return <EmptyState>{filter.none[tab]}</EmptyState>;
  }
  return (
    <EmptyState>
      {filter.noFit(list.total)}{" "}
      <Link to="/matches" search={{ state: tab, game: "" }} className="strong">
        {filter.clear}
      </Link>
    </EmptyState>
  );
}
