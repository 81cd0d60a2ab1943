import { Link } from "@tanstack/react-router";
import { TabList } from "#web/components/tab-list.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import type { MatchState } from "#core/model/match-status.ts";
import { matchStates } from "./matches-search.ts";
import styles from "./matches-page.module.css";

interface StateTabsProps {
  readonly state: MatchState;
  /** Number of matches that fit the other filters, by state; `undefined` while loading. */
  readonly counts: Readonly<Record<MatchState, number>> | undefined;
}

/** Tabs for upcoming, live and ended matches, with their counts. */
export function StateTabs({ state, counts }: StateTabsProps) {
  const { filter } = useAllMessages();
  return (
    <TabList label={filter.states}>
      {matchStates.map((each) => (
        <Link
          key={each}
          to="/matches"
          search={(search) => ({ ...search, state: each })}
          resetScroll={false}
          role="tab"
          aria-selected={each === state}
          tabIndex={each === state ? 0 : -1}
        >
          {filter[each]} <span className={styles["count"]}>{counts?.[each]}</span>
        </Link>
      ))}
    </TabList>
  );
}
