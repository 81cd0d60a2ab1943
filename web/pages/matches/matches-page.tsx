import { useSearch } from "@tanstack/react-router";
import { MINUTE } from "#core/lib/time.ts";
import { useAreStaffFlagsSettled } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useFormattedListHorizon } from "#web/api/horizon.ts";
import { useMatches } from "#web/api/matches.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { LoadingState } from "#web/components/loading-state.tsx";
import { ExportMatchesMenu } from "#web/features/files/export-matches-menu.tsx";
import { DaySections } from "#web/features/matches/rows/day-sections.tsx";
import { TournamentRows } from "#web/features/matches/rows/tournament-rows.tsx";
import { UnresolvedSection } from "#web/features/matches/rows/unresolved-section.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import type { MatchState } from "#core/model/match-status.ts";
import { matchStates } from "./matches-search.ts";
import { MatchFilters } from "./match-filters.tsx";
import { NoMatches } from "./no-matches.tsx";
import { StateTabs } from "./state-tabs.tsx";
import styles from "./matches-page.module.css";

/** Page with all matches by state, day and tournament. All filters are in the URL. */
export function MatchesPage() {
  const messages = useAllMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { game } = useSearch({ from: "__root__" });
  const { state: selectedState, tournament, site, day, q } = useSearch({ from: "/matches" });
  const filter = { game, tournament, site, day, q };
  // A response has the counts of all states: this one also determines the first non-empty tab.
  const upcoming = useMatches({ ...filter, state: "upcoming" });
  const state = selectedState === "" ? firstNonEmptyState(upcoming.data?.counts) : selectedState;
  const { data, error, isPlaceholderData } = useMatches({ ...filter, state });
  const anyDay = useMatches({ ...filter, state, day: "" });
  const horizon = useFormattedListHorizon(state === "ended" ? "ended" : "upcoming");
  const { items, pointer } = useFrozenOrder(
    data?.matches ?? [],
    (match) => match.key,
    JSON.stringify([filter, state, isPlaceholderData]),
  );
  const unresolved = items.filter((match) => match.unresolved !== null);
  const tournaments = useTournaments();
  const areMarksSettled = useAreStaffFlagsSettled();
  const pageTitle = (
    <>
      <title>{`${messages.nav.matches} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{messages.nav.matches}</h1>
    </>
  );
  // Waits for everything, because later filters and flags would shift the content.
  const isLoading = data === undefined && error === null;
  if (!areMarksSettled || isLoading || tournaments.data === undefined) {
    return (
      <div className={styles["page"]}>
        {pageTitle}
        <LoadingState failure={describeFailure(error ?? tournaments.error, messages)} rows={12} />
      </div>
    );
  }
  return (
    <div className={styles["page"]}>
      {pageTitle}
      <MatchFilters matches={anyDay.data?.matches ?? []} />
      <div className={styles["bar"]}>
        <StateTabs state={state} counts={data?.counts} />
        <ExportMatchesMenu filter={{ ...filter, state }} />
      </div>
      <div role="tabpanel" aria-label={messages.filter[state]} {...pointer}>
        {/* The filters stay usable, because an invalid one may be the cause of the error. */}
        {data === undefined && (
          <LoadingState failure={describeFailure(error, messages)} rows={12} />
        )}
        {data !== undefined && items.length === 0 && <NoMatches state={state} list={data} />}
        <DaySections
          matches={items.filter((match) => match.unresolved === null)}
          now={now}
          venue={venue}
        />
        {horizon !== null && state !== "live" && items.length > 0 && (
          <p className={styles["horizon"]}>{messages.horizon[state](horizon)}</p>
        )}
        <UnresolvedSection count={unresolved.length}>
          <TournamentRows matches={unresolved} now={now} venue={venue} />
        </UnresolvedSection>
      </div>
    </div>
  );
}

function firstNonEmptyState(counts: Readonly<Record<MatchState, number>> | undefined): MatchState {
  return matchStates.find((state) => (counts?.[state] ?? 0) > 0) ?? "upcoming";
}
