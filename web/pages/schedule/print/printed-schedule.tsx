import { useSearch } from "#web/routing/routing.tsx";
import { formatCity, useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { MatchLines } from "#web/kit/match/match-line.tsx";
import { useDescribeLine } from "#web/pages/schedule/use-describe-line.ts";
import { Text } from "#web/kit/text.tsx";
import { PrintedStation } from "#web/kit/printed-station.tsx";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import {
  listPrinted,
  type Schedule,
  type ScheduleProps,
} from "#web/pages/schedule/use-schedule.ts";
import styles from "./printed-schedule.module.css";

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

/** Sets the head of the sheets: what, which day, which stations, whose time. */
export function usePrintedHead(schedule: Schedule): void {
  const { bracket, nav } = useMessages("common");
  const { sheet } = useMessages("schedule");
  const venue = useVenueFormat();
  const zone = useTimeZone();
  const { matches, stations } = usePrinted(schedule);
  const [first] = stations;
  const last = stations.at(-1);
  const isPart = matches.length < listPrinted(schedule, true).length;
  usePrintHead({
    title: first === undefined ? nav.schedule : sheet.title,
    fact: venue.day(schedule.day.key),
    detail: [
      first !== undefined && first !== last && sheet.stations(first.station, last?.station ?? ""),
      isPart && sheet.toPlay,
      bracket.times(formatCity(zone.name)),
    ]
      .filter((part) => part !== false)
      .join(" · "),
  });
}

/** The day on paper, by station, with boxes for scores; matches without a station are last. */
export function PrintedSchedule({ schedule }: ScheduleProps) {
  const lines = {
    now: schedule.now,
    venue: useVenueFormat(),
    headingDay: schedule.day.key,
    describe: useDescribeLine(schedule),
  };
  const texts = useMessages("schedule");
  const { matches, stations, unassigned } = usePrinted(schedule);
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
