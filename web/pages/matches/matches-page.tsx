import { Link, useSearch } from "#web/routing/routing.tsx";
import { memo, useDeferredValue, useMemo, useState } from "react";
import type { MatchList as MatchListData, MatchView } from "#core/contract/match.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { useAreStaffFlagsSettled, useMeta } from "#web/api/app-data-provider.tsx";
import { useFormattedListHorizon, useVenueFormat } from "#web/api/venue.ts";
import { useMatches } from "#web/api/matches.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { ListAndDetails } from "#web/kit/list-and-details.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { PrintButton } from "#web/kit/print-button.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { TabList } from "#web/kit/tab-list.tsx";
import { ExportMatchesMenu } from "#web/features/files/export-matches-menu.tsx";
import { PageHead } from "#web/features/page-title/page-head.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { createListSections } from "./list-sections.ts";
import { MatchFilters } from "./match-filters.tsx";
import { MatchList } from "./match-list.tsx";
import { fitsByShownText, useMatchStatuses } from "./match-status.ts";
import { type MatchTab, matchTabs } from "./matches-search.ts";
import { createSelection } from "./selection.ts";
import { SelectedMatch } from "./selected-match.tsx";
import styles from "./matches-page.module.css";

/** Page with all matches by day and tournament, and the selected one beside them. */
export function MatchesPage() {
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const { tab, lists, counts, offered, error } = useMatchLists();
  // Rendered in slices: all rows at once would delay the next frame of a phone.
  const shown = useDeferredValue(lists);
  const offeredLater = useDeferredValue(offered);
  const areFlagsSettled = useAreStaffFlagsSettled();
  return (
    <div>
      <div className={styles["head"]}>
        <PageHead title={messages.nav.matches}>
          <Tabs tab={tab} counts={counts} />
          {offeredLater !== null && areFlagsSettled && (
            <MatchFilters matches={offeredLater} tab={tab} />
          )}
          <div className={styles["print"]}>
            <PrintButton />
          </div>
        </PageHead>
      </div>
      {shown === null || offeredLater === null || !areFlagsSettled ? (
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

/** Loads the live matches and those of the tab, and the matches whose values the filters offer. */
function useMatchLists() {
  const search = useSearch({ from: "/matches" });
  const { game, state, tournament, site, round, status, contestant, day, q } = search;
  // The same object until one of them changes, for the lists below.
  const filter = useMemo(
    () => withoutEmpty({ game, tournament, site, round, contestant, day, q }),
    [game, tournament, site, round, contestant, day, q],
  );
  const text = withoutEmpty({ q });
  // A response has the counts of all states: this one also determines the first non-empty tab.
  const upcoming = useMatches({ ...filter, state: "upcoming" });
  const tab = state === "" ? firstNonEmptyTab(upcoming.data) : state;
  const live = useMatches({ ...filter, state: "live" });
  const list = useMatches({ ...filter, state: tab });
  const liveWithText = useMatches({ ...text, state: "live" });
  const tabWithText = useMatches({ ...text, state: tab });
  // Filters stay when no match fits the text.
  const wholeTab = useMatches({ state: tab });
  const allLive = liveWithText.data?.matches;
  const all = tabWithText.data?.matches;
  const listed = wholeTab.data?.matches;
  // `null` until all are known, because the filters are as wide as their values.
  const offered = useMemo(() => {
    if (allLive === undefined || all === undefined || listed === undefined) return null;
    return allLive.length + all.length === 0 ? listed : [...allLive, ...all];
  }, [allLive, all, listed]);
  const lists = useMemo(
    () =>
      live.data && list.data
        ? { tab, filter, status, live: live.data.matches, list: list.data }
        : null,
    [tab, filter, status, live.data, list.data],
  );
  const { error } =
    [live, list, liveWithText, tabWithText, wholeTab].find((query) => query.error !== null) ?? live;
  return { tab, lists, counts: list.data?.counts, offered, error };
}

interface LoadedMatchesProps {
  readonly tab: MatchTab;
  readonly filter: MatchFilter;
  /** A `MatchStatus`; "" for all. */
  readonly status: string;
  readonly live: readonly MatchView[];
  readonly list: MatchListData;
}

const LoadedMatches = memo(function LoadedMatches(props: LoadedMatchesProps) {
  const { tab, filter, status, live, list } = props;
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const venue = useVenueFormat();
  const horizon = useFormattedListHorizon(tab);
  const [selection] = useState(createSelection);
  const listStatuses = useMatchStatuses();
  const isHidden = usePreferences().scores === "hidden";
  const fitting = [...live, ...list.matches].filter(
    (match) =>
      (status === "" || listStatuses(match).some((each) => each === status)) &&
      (!isHidden || fitsByShownText(match, filter)),
  );
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
                {!hasRows && <NoMatches state={tab} list={list} />}
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

interface NoMatchesProps {
  readonly state: MatchTab;
  readonly list: MatchListData;
}

/** Why the list is empty: no data yet, no match fits the filters, or none has this state. */
function NoMatches({ state, list }: NoMatchesProps) {
  const { empty, filter } = useMessages("common");
  const venue = useVenueFormat();
  const { dataAt, pollSeconds } = useMeta();
  const search = useSearch({ from: "/matches" });
  const { game, tournament, site, round, status, contestant, day, q } = search;
  const hasFilters = [game, tournament, site, round, status, contestant, day, q].some(
    (value) => value !== "",
  );
  if (list.total === 0) {
    return (
      <EmptyState>
        {dataAt === null
          ? empty.noResponse
          : filter.never(venue.when(Date.parse(dataAt)), pollSeconds)}
      </EmptyState>
    );
  }
  if (!hasFilters) return <EmptyState>{filter.none[state]}</EmptyState>;
  return (
    <EmptyState>
      {filter.noFit(list.total)}{" "}
      <Link to="/matches" search={{ state, game: "" }} className="strong">
        {filter.clear}
      </Link>
    </EmptyState>
  );
}
