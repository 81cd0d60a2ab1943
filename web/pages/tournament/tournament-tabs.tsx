import { Link, useLocation } from "#web/routing/routing.tsx";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { nameBrackets } from "#core/i18n/bracket-names.ts";
import { TabList } from "#web/components/tab-list.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./tournament-page.module.css";

interface TournamentTabsProps {
  readonly tournament: TournamentSummary;
  readonly contestants: number;
}

/** Tabs of a tournament: brackets, groups, ranking, matches, contestants. */
export function TournamentTabs({ tournament, contestants }: TournamentTabsProps) {
  const messages = useMessages("common");
  const { site, slug, brackets, groups, hasRanking, seen } = tournament;
  const names = nameBrackets(brackets, messages.tournament.bracket);
  // Name, whether it is shown, and the number beside it.
  const tabs = [
    ["groups", groups.length > 0, groups.length],
    ["ranking", hasRanking, null],
    ["matches", true, seen],
    ["contestants", true, contestants],
  ] as const;
  const pathname = useLocation((location) => location.pathname);
  const part = pathname.split("/").slice(4).map(decodeURIComponent);
  return (
    <div className={styles["tabs"]}>
      <TabList label={messages.tournament.tabs}>
        {brackets.map(({ id, ids }, index) => (
          <Link
            key={id}
            to="/tournaments/$site/$slug/bracket/$id"
            params={{ site, slug, id }}
            {...tabProps(part[0] === "bracket" && part[1] !== undefined && ids.includes(part[1]))}
          >
            {brackets.length === 1 ? messages.tournament.bracket : names[index]}
          </Link>
        ))}
        {tabs.map(
          ([name, isShown, count]) =>
            isShown && (
              <Link
                key={name}
                to={`/tournaments/$site/$slug/${name}`}
                params={{ site, slug }}
                {...tabProps(part[0] === name)}
              >
                {messages.tournament[name]}
                {count !== null && " "}
                {count !== null && <span className={styles["count"]}>{count}</span>}
              </Link>
            ),
        )}
      </TabList>
    </div>
  );
}

/** Returns the properties that make a link a tab. */
function tabProps(selected: boolean) {
  return {
    role: "tab",
    "aria-selected": selected,
    tabIndex: selected ? 0 : -1,
    resetScroll: false,
  };
}
