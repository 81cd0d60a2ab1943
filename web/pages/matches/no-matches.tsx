import { Link, useSearch } from "#web/routing/routing.tsx";
import type { MatchList } from "#core/contract/match.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { MatchTab } from "./matches-search.ts";
import styles from "./matches-page.module.css";

interface NoMatchesProps {
  readonly state: MatchTab;
  readonly list: MatchList;
}

/** Why the list is empty: no data yet, no match fits the filters, or none has this state. */
export function NoMatches({ state, list }: NoMatchesProps) {
  const { empty, filter } = useMessages("common");
  const venue = useVenueFormat();
  const { dataAt, pollSeconds } = useMeta();
  const { game } = useSearch({ from: "__root__" });
  const search = useSearch({ from: "/matches" });
  const { tournament, site, round, status, contestant, day, q } = search;
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
      <Link to="/matches" search={{ state, game: "" }} className={styles["clear"]}>
        {filter.clear}
      </Link>
    </EmptyState>
  );
}
