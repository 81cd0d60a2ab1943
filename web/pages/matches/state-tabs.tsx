import { Link } from "@tanstack/react-router";
import { TabList } from "#web/components/tab-list.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import type { MatchState } from "#core/model/derived.ts";
import { matchStates } from "./matches-search.ts";
import styles from "./matches-page.module.css";

interface StateTabsProps {
  readonly state: MatchState;
  /** Of what fits the other filters; undefined where nobody knows. */
  readonly counts: Readonly<Record<MatchState, number>> | undefined;
}

/** Upcoming, live, ended, each with how many there are. */
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
