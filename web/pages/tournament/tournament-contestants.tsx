import { useParams, useSearch } from "#web/routing/routing.tsx";
import { foldSearchText } from "#core/lib/fold-search-text.ts";
import { useMatches } from "#web/api/matches.ts";
import { useRanking, useTournament } from "#web/api/tournaments.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { getCountryName } from "#web/kit/flag.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import {
  type ContestantLine,
  createContestantLines,
  createContestantOrders,
} from "./contestant-lines.ts";
import { PlacedTable, StillInTable } from "./placed-and-still-in.tsx";
import styles from "./tournament-contestants.module.css";
import { changeSearch } from "#web/routing/navigate.ts";
import { FindField } from "#web/kit/find-field.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Select } from "#web/kit/select.tsx";
import { CONTESTANT_ORDERS } from "./contestants-search.ts";
import toggle from "#web/kit/toggle.module.css";

/** Contestants of a completed tournament in the first column. */
const FIRST_COLUMN = 16;
/** A list of more contestants is in two columns if a screen has room for them. */
const MAX_SINGLE_COLUMN = 8;
/** Number of matches in the form of a contestant: in the list of a completed tournament, else. */
const LONG_FORM = 10;
const SHORT_FORM = 5;

/** Contestants tab of a tournament: who is still in and who is out, with filters. */
export function TournamentContestants() {
  const messages = useMessages("common");
  const { site, slug } = useParams({ from: "/tournaments/$site/$slug" });
  const { data } = useTournament(site, slug);
  const { data: list, error } = useMatches({ tournament: `${site}/${slug}` });
  const ranking = useRanking(site, slug);
  const isHidden = usePreferences().scores === "hidden";
  if (data === undefined || list === undefined || ranking.isPending) {
    return (
      <div className={styles["page"]}>
        <LoadingState error={error} rows={12} />
      </div>
    );
  }
  const { counts, unresolved } = data.tournament;
  const isOver = counts.upcoming + counts.live === unresolved;
  const lines = createContestantLines({
    contestants: data.contestants,
    matches: list.matches,
    rankings: isHidden ? [] : (ranking.data?.rankings ?? []),
    groups: data.groups,
    isOver,
  });
  return (
    <div className={styles["page"]}>
      {lines.length === 0 ? (
        <EmptyState>{messages.tournament.noContestants}</EmptyState>
      ) : (
        <Lists
          lines={lines}
          isOver={isOver}
          isHidden={isHidden}
          venueZone={data.tournament.venueZone}
        />
      )}
    </div>
  );
}

interface ListsProps {
  readonly lines: readonly ContestantLine[];
  readonly isOver: boolean;
  /** Whether the viewer hides scores: no contestant is then shown as out. */
  readonly isHidden: boolean;
  readonly venueZone: string | null;
}

/** The filters and the tables of the contestants that fit them. */
function Lists({ lines, isOver, isHidden, venueZone }: ListsProps) {
  const messages = useMessages("contestant").list;
  const { locale } = useMessages("common");
  const venue = useVenueFormat(venueZone);
  const search = useSearch({ from: "/tournaments/$site/$slug/contestants" });
  const { contestants: followed } = usePreferences();
  const text = foldSearchText(search.q);
  const found = lines.filter(
    ({ contestant: { key, name, country } }) =>
      (search.followed === "" || followed.includes(key)) &&
      [name, country === "" ? "" : getCountryName(country, locale)].some((each) =>
        foldSearchText(each).includes(text),
      ),
  );
  const orders = createContestantOrders(search.order);
  const stillIn = found.filter((line) => line.isStillIn).toSorted(orders.stillIn);
  const others = found.filter((line) => !line.isStillIn).toSorted(orders.others);
  const isLarge = useMediaQuery("(width >= 2560px)");
  const longestForm = Math.max(0, ...lines.map(({ form }) => form.length));
  const setting = {
    venue,
    formLength: Math.min(longestForm, SHORT_FORM),
    showsResults: !isHidden,
    hasSections: stillIn.some(({ next }) => next?.bracket?.section === "lower"),
    hasDraws: lines.some(({ drawn }) => drawn > 0),
    highest: Math.max(
      0,
      ...lines.flatMap(({ form }) => form.flatMap(({ own, other }) => [own, other])),
    ),
  };
  const split = (list: readonly ContestantLine[], atMost: number): number =>
    isLarge && list.length > MAX_SINGLE_COLUMN ? Math.ceil(list.length / 2) : atMost;
  const firstColumn = isOver ? split(others, FIRST_COLUMN) : others.length;
  const first = others.slice(0, firstColumn);
  const rest = others.slice(firstColumn);
  const firstStillIn = others.length > 0 ? stillIn.length : split(stillIn, stillIn.length);
  const lastStillIn = stillIn.slice(firstStillIn);
  const wide = isOver ? "first" : others.length > stillIn.length ? "last" : "first";
  const aside = search.order === "" ? messages.byPlacement : undefined;
  const isPlaced = others.some(({ rank }) => rank !== null);
  const titleOfAll = isPlaced && rest.length > 0 ? messages.placed(1, firstColumn) : messages.all;
  return (
    <>
      <ContestantFilters lines={lines} isOver={isOver} hasForm={setting.highest > 0 && !isHidden} />
      {found.length === 0 && <EmptyState>{messages.none}</EmptyState>}
      <div className={styles["tables"]} data-wide={isLarge ? undefined : wide}>
        {stillIn.length > 0 && (
          <StillInTable
            title={isHidden ? messages.all : messages.stillIn}
            count={stillIn.length}
            lines={stillIn.slice(0, firstStillIn)}
            setting={setting}
          />
        )}
        {lastStillIn.length > 0 && (
          <StillInTable
            title={`${firstStillIn + 1}–${stillIn.length}`}
            lines={lastStillIn}
            setting={setting}
          />
        )}
        {first.length > 0 && (
          <PlacedTable
            title={isOver ? titleOfAll : messages.out}
            aside={isPlaced || !isOver ? aside : undefined}
            lines={first}
            setting={{
              ...setting,
              formLength: Math.min(longestForm, isOver ? LONG_FORM : SHORT_FORM),
            }}
          />
        )}
        {rest.length > 0 && (
          <PlacedTable
            title={`${firstColumn + 1}–${others.length}`}
            lines={rest}
            setting={setting}
          />
        )}
      </div>
    </>
  );
}

interface ContestantFiltersProps {
  readonly lines: readonly ContestantLine[];
  readonly isOver: boolean;
  /** Whether the table draws forms, which the key explains. */
  readonly hasForm: boolean;
}

/** Text, order and followed contestants only. */
function ContestantFilters({ lines, isOver, hasForm }: ContestantFiltersProps) {
  const { filter, words } = useMessages("common");
  const { list } = useMessages("contestant");
  const search = useSearch({ from: "/tournaments/$site/$slug/contestants" });
  const keys = usePreferences().contestants;
  const followed = lines.filter(({ contestant }) => keys.includes(contestant.key)).length;
  const isPhone = useMediaQuery("(width < 720px)");
  const hasSeeds = lines.some(({ seed }) => seed !== null);
  const orders = CONTESTANT_ORDERS.filter((order) => order !== "seed" || hasSeeds);
  return (
    <search className={styles["filters"]} aria-label={filter.label} data-screen-only>
      <FindField
        label={list.find}
        text={search.q}
        onFind={(q) => {
          changeSearch({ q });
        }}
      />
      <Select
        label={words.order}
        value={search.order}
        options={["" as const, ...orders].map((value) => ({
          value,
          label: list.orders[value === "" ? (isOver ? "placement" : "next") : value],
        }))}
        onChange={(chosen) => {
          changeSearch({ order: orders.find((order) => order === chosen) ?? "" });
        }}
      />
      {(followed > 0 || search.followed !== "") && (
        <button
          type="button"
          className={toggle["toggle"]}
          aria-pressed={search.followed !== ""}
          onClick={() => {
            changeSearch({ followed: search.followed === "" ? "1" : "" });
          }}
        >
          <Icon name="star-fill" />
          <span className={isPhone ? "visually-hidden" : undefined}>{words.followed}</span>{" "}
          {followed}
        </button>
      )}
      {hasForm && <span className={styles["key"]}>{list.formKey}</span>}
    </search>
  );
}
