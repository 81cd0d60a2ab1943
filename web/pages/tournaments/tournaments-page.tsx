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
import {
  createTournamentOrder,
  deriveTournamentPhase,
  type TournamentsProps,
} from "./tournament-phase.ts";
import { ProgressKey } from "./tournament-progress.tsx";
import styles from "./tournaments-page.module.css";
import { type ReactNode, useState } from "react";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { MoreLine } from "#web/kit/more-line.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { CompletedRow, TournamentRow } from "./tournament-row.tsx";
import type { SearchableNames } from "#core/contract/names.ts";
import { foldSearchText } from "#core/lib/fold-search-text.ts";

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
        <OpenSection title={messages.filter.upcoming} tournaments={inPhase("coming")} />
        <CompletedSection tournaments={inPhase("over")} />
      </div>
    </div>
  );
}

/** Site and text. The game is chosen in the header of the product. */
function Filters({ sites }: { readonly sites: readonly string[] }) {
  const { filter, tournament, words } = useMessages("common");
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
          label={words.site}
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

/** Number of completed tournaments before the button "All". */
const FIRST_COMPLETED = 10;
const FIRST_ON_PHONES = 3;

const keyOf = ({ site, slug }: TournamentSummary): string => `${site}/${slug}`;

interface OpenSectionProps extends TournamentsProps {
  readonly title: string;
  /** The key of the bars, beside the title; `false` or absent if it is elsewhere. */
  readonly barKey?: ReactNode;
}

/** Tournaments that are ongoing or upcoming. */
function OpenSection({ title, tournaments, barKey = false }: OpenSectionProps) {
  const { liveMatches } = useMessages("common").tournament;
  const order = createTournamentOrder(usePreferences().tournaments);
  const { items, pointer } = useFrozenOrder(tournaments.toSorted(order), keyOf);
  if (items.length === 0) return null;
  const live = items.reduce((sum, { counts }) => sum + counts.live, 0);
  return (
    <section {...pointer}>
      <SectionHeading facts={items.length} aside={barKey || (live > 0 && liveMatches(live))}>
        {title}
      </SectionHeading>
      <ul>
        {items.map((tournament) => (
          <TournamentRow key={keyOf(tournament)} tournament={tournament} />
        ))}
      </ul>
    </section>
  );
}

/** Completed tournaments, the newest first. */
function CompletedSection({ tournaments }: TournamentsProps) {
  const { tournament: messages, words } = useMessages("common");
  const isNarrow = useMediaQuery("(width < 720px)");
  const [showsAll, setShowsAll] = useState(false);
  if (tournaments.length === 0) return null;
  const first = isNarrow ? FIRST_ON_PHONES : FIRST_COMPLETED;
  const visible = showsAll ? tournaments : tournaments.slice(0, first);
  return (
    <section>
      <SectionHeading facts={tournaments.length} aside={words.newestFirst}>
        {messages.over}
      </SectionHeading>
      <ul>
        {visible.map((tournament) => (
          <CompletedRow key={keyOf(tournament)} tournament={tournament} />
        ))}
      </ul>
      {visible.length < tournaments.length && (
        <MoreLine>
          <button
            type="button"
            onClick={() => {
              setShowsAll(true);
            }}
          >
            {words.all(tournaments.length)}
          </button>
        </MoreLine>
      )}
    </section>
  );
}

interface Filters {
  /** Slug of a game, "" for all. */
  readonly game: string;
  /** "" for all. */
  readonly site: string;
  /** Text in the title, or in the name of a contestant; "" for all. */
  readonly q: string;
}

/**
 * Returns the tournaments that fit the filters, in their order. Searches only titles until the
 * names of all contestants are loaded.
 */
export function filterTournaments(
  tournaments: readonly TournamentSummary[],
  { game, site, q }: Filters,
  names: SearchableNames | undefined,
): readonly TournamentSummary[] {
  const text = foldSearchText(q);
  const withContestant = text === "" ? null : findTournamentsOf(text, names);
  return tournaments.filter(
    (each) =>
      (game === "" || each.gameSlug === game) &&
      (site === "" || each.site === site) &&
      (withContestant === null ||
        foldSearchText(each.title).includes(text) ||
        withContestant.has(`${each.site}/${each.slug}`)),
  );
}

/** Returns `SITE/SLUG` of the tournaments with a match of a contestant whose name has this text. */
function findTournamentsOf(text: string, names: SearchableNames | undefined): ReadonlySet<string> {
  if (names === undefined) return new Set();
  const fits = names.contestants.map(([, name]) => foldSearchText(name).includes(text));
  const found = new Set<string>();
  for (const [tournament, , , , contestants] of names.matches) {
    if (!contestants.some((index) => fits[index])) continue;
    const [site, slug] = names.tournaments[tournament] ?? [];
    found.add(`${site}/${slug}`);
  }
  return found;
}
