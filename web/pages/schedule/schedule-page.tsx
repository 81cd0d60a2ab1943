import { useSearch } from "#web/routing/routing.tsx";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import {
  formatCity,
  useFormattedListHorizon,
  useTimeZone,
  useVenueFormat,
} from "#web/api/venue.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { usePrinting } from "#web/hooks/use-printing.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ScheduleGrid } from "#web/pages/schedule/grid/schedule-grid.tsx";
import { ScheduleList } from "#web/pages/schedule/list/schedule-list.tsx";
import { ScheduleHead } from "./schedule-head.tsx";
import { Stations } from "#web/pages/schedule/stations/stations.tsx";
import {
  listPrinted,
  type Schedule,
  type ScheduleProps,
  useDescribeLine,
  useSchedule,
} from "./use-schedule.ts";
import styles from "./schedule-page.module.css";
import { MatchLines } from "#web/kit/match/match-line.tsx";
import { Text } from "#web/kit/text.tsx";
import { PrintedStation } from "#web/kit/printed-station.tsx";
import { usePrintHead } from "#web/hooks/print-head.ts";

/** Page with the matches of one event day, by station or as a list. */
export function SchedulePage() {
  const messages = useMessages("common");
  const texts = useMessages("schedule");
  const isStaff = useIsStaff();
  const isPhone = useMediaQuery("(width < 720px)");
  const isPrinting = usePrinting();
  const horizon = useFormattedListHorizon("upcoming");
  const { view: selectedView } = useSearch({ from: "/schedule" });
  const { schedule, isLoaded, error } = useSchedule();
  const { day, plan, isShown } = schedule;
  const printed = usePrinted(schedule);
  usePrintedHead(schedule, printed);
  const hasStations = plan.lanes.length > 0;
  const fallback = hasStations || !isLoaded ? "grid" : "list";
  const view = selectedView === "" || (isLoaded && !hasStations) ? fallback : selectedView;
  const View = view === "list" ? ScheduleList : isPhone ? Stations : ScheduleGrid;
  if (isPrinting) return <PrintedSchedule schedule={schedule} printed={printed} />;
  return (
    <div className={styles["page"]}>
      <ScheduleHead schedule={schedule} isLoaded={isLoaded} view={view} isPhone={isPhone} />
      {!isLoaded && <LoadingState error={error} rows={12} />}
      {isLoaded && isStaff && !hasStations && plan.matches.length > 0 && (
        <p className={styles["note"]}>{texts.howStations}</p>
      )}
      {isLoaded && !plan.matches.some(isShown) ? (
        <EmptyState>{texts.empty}</EmptyState>
      ) : (
        // Each day has its own window of hours.
        isLoaded && <View key={view === "grid" ? day.key : view} schedule={schedule} />
      )}
      {horizon !== null && isLoaded && day.to > schedule.now && (
        <p className={styles["note"]}>{messages.horizon.upcoming(horizon)}</p>
      )}
    </div>
  );
}

/** Returns the printed matches, of each station and without one. */
function usePrinted(schedule: Schedule) {
  const { everything } = useSearch({ from: "/schedule" });
  const matches = listPrinted(schedule, everything === "1");
  const keys = new Set(matches.map(({ key }) => key));
  const stations = schedule.plan.lanes.flatMap(({ station, blocks }) => {
    const own = blocks.map(({ match }) => match).filter(({ key }) => keys.has(key));
    return own.length === 0 ? [] : { station, matches: own };
  });
  return { matches, stations, unassigned: matches.filter(({ station }) => station === null) };
}

type Printed = ReturnType<typeof usePrinted>;

/** Sets the head of the sheets: what, which day, which stations, whose time. */
function usePrintedHead(schedule: Schedule, { matches, stations }: Printed): void {
  const { bracket, nav, tournament } = useMessages("common");
  const { sheet } = useMessages("schedule");
  const venue = useVenueFormat();
  const zone = useTimeZone();
  const [first] = stations;
  const last = stations.at(-1);
  const isPart = matches.length < listPrinted(schedule, true).length;
  usePrintHead({
    title: first === undefined ? nav.schedule : sheet.title,
    fact: venue.day(schedule.day.key),
    detail: [
      first !== undefined && first !== last && sheet.stations(first.station, last?.station ?? ""),
      isPart && tournament.progress.toPlay,
      bracket.times(formatCity(zone.name)),
    ]
      .filter((part) => part !== false)
      .join(" · "),
  });
}

/** The day on paper, by station, with boxes for scores; matches without a station are last. */
function PrintedSchedule({
  schedule,
  printed: { matches, stations, unassigned },
}: ScheduleProps & { readonly printed: Printed }) {
  const lines = {
    now: schedule.now,
    venue: useVenueFormat(),
    headingDay: schedule.day.key,
    describe: useDescribeLine(schedule),
  };
  const texts = useMessages("schedule");
  if (matches.length === 0) return <p>{texts.empty}</p>;
  return (
    <div>
      {stations.map(({ station, matches: own }) => (
        <section key={station} className={styles["station"]}>
          <h2>
            <PrintedStation station={station} size="large" />
          </h2>
          <MatchLines {...lines} matches={own} />
        </section>
      ))}
      {unassigned.length > 0 && (
        <section className={styles["station"]} data-none={stations.length === 0 || undefined}>
          {stations.length > 0 && (
            <Text as="h2" type="minor">
              {texts.unassigned}
            </Text>
          )}
          <MatchLines {...lines} matches={unassigned} />
        </section>
      )}
    </div>
  );
}
