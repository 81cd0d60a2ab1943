import { changeSearch } from "#web/routing/navigate.ts";
import { Link, useSearch } from "#web/routing/routing.tsx";
import { useSearchableNames } from "#web/api/names.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { FindField } from "#web/kit/find-field.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { PageHead } from "#web/features/page-title/page-head.tsx";
import { Select } from "#web/kit/select.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { deriveTournamentPhase } from "./tournament-phase.ts";
import { filterTournaments } from "./filter-tournaments.ts";
import { CompletedSection, OpenSection } from "./phase-section.tsx";
import { ProgressKey } from "./tournament-progress.tsx";
import styles from "./tournaments-page.module.css";

/** Page with all tournaments: ongoing, upcoming and completed. */
export function TournamentsPage() {
  const messages = useMessages("common");
  const search = useSearch({ from: "/tournaments" });
  const { data, error } = useTournaments();
  const names = useSearchableNames(search.q !== "").data;
  const isNarrow = useMediaQuery("(width < 1200px)");
  const all = data?.tournaments ?? [];
  const found = filterTournaments(all, search, names);
  const bars = found.filter((tournament) => deriveTournamentPhase(tournament) !== "over");
  const inPhase = (phase: ReturnType<typeof deriveTournamentPhase>) =>
    found.filter((tournament) => deriveTournamentPhase(tournament) === phase);
  return (
    <div className={styles["page"]}>
      <PageHead title={messages.nav.tournaments}>
        <Filters sites={[...new Set(all.map(({ site }) => site))]} />
        {!isNarrow && <ProgressKey tournaments={bars} />}
      </PageHead>
      {data === undefined && <LoadingState error={error} />}
      {data !== undefined && found.length === 0 && <NoTournaments isEmpty={all.length === 0} />}
      <div className={styles["sections"]}>
        <OpenSection
          title={messages.tournament.live}
          tournaments={inPhase("live")}
          barKey={isNarrow && <ProgressKey tournaments={bars} />}
        />
        <OpenSection title={messages.tournament.coming} tournaments={inPhase("coming")} />
        <CompletedSection tournaments={inPhase("over")} />
      </div>
    </div>
  );
}

/** Site and text. The game is chosen in the header of the product. */
function Filters({ sites }: { readonly sites: readonly string[] }) {
  const { filter, tournament } = useMessages("common");
  const { site, q } = useSearch({ from: "/tournaments" });
  return (
    <search className={styles["filters"]} aria-label={filter.label}>
      <FindField
        label={tournament.find}
        text={q}
        onFind={(text) => {
          changeSearch({ q: text });
        }}
      />
      {sites.length > 1 && (
        <Select
          label={filter.site}
          value={site}
          options={[
            { value: "", label: filter.allSites },
            ...sites.map((each) => ({ value: each, label: each })),
          ]}
          onChange={(chosen) => {
            changeSearch({ site: chosen });
          }}
        />
      )}
    </search>
  );
}

function NoTournaments({ isEmpty }: { readonly isEmpty: boolean }) {
  const { tournament, filter } = useMessages("common");
  if (isEmpty) return <EmptyState>{tournament.none}</EmptyState>;
  return (
    <p>
      {tournament.noFit}{" "}
      <Link to="/tournaments" search={{ game: "", site: "", q: "" }}>
        {filter.clear}
      </Link>
    </p>
  );
}
