import { useSearch } from "#web/routing/routing.tsx";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useFormattedListHorizon } from "#web/api/venue.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { usePrinting } from "#web/hooks/use-printing.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ScheduleGrid } from "./grid/schedule-grid.tsx";
import { ScheduleList } from "./list/schedule-list.tsx";
import { PrintedSchedule, usePrintedHead } from "./print/printed-schedule.tsx";
import { ScheduleHead } from "./schedule-head.tsx";
import { Stations } from "./stations/stations.tsx";
import { type ScheduleProps, useSchedule } from "./use-schedule.ts";
import styles from "./schedule-page.module.css";

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
  usePrintedHead(schedule);
  const hasStations = plan.lanes.length > 0;
  const fallback = hasStations || !isLoaded ? "grid" : "list";
  const view = selectedView === "" || (isLoaded && !hasStations) ? fallback : selectedView;
  if (isPrinting) return <PrintedSchedule schedule={schedule} />;
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
        isLoaded && <View view={view} isPhone={isPhone} schedule={schedule} />
      )}
      {horizon !== null && isLoaded && day.to > schedule.now && (
        <p className={styles["note"]}>{messages.horizon.upcoming(horizon)}</p>
      )}
    </div>
  );
}

interface ViewProps extends ScheduleProps {
  readonly view: "grid" | "list";
  readonly isPhone: boolean;
}

function View({ view, isPhone, schedule }: ViewProps) {
  if (view === "list") return <ScheduleList schedule={schedule} />;
  // Each day has its own window of hours.
  const { key } = schedule.day;
  return isPhone ? (
    <Stations key={key} schedule={schedule} />
  ) : (
    <ScheduleGrid key={key} schedule={schedule} />
  );
}
