import { groupBy } from "#core/lib/collections.ts";
import { formatCity, useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { MatchLines } from "#web/kit/match/match-line.tsx";
import { useDescribeLine } from "#web/pages/schedule/use-describe-line.ts";
import { Text } from "#web/kit/text.tsx";
import { PrintedStation } from "#web/kit/printed-station.tsx";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { Schedule, ScheduleProps } from "#web/pages/schedule/use-schedule.ts";
import styles from "./printed-schedule.module.css";

/** Sets the head of the sheets: what, which day, which stations, whose time. */
export function usePrintedHead({ day, plan }: Schedule): void {
  const { bracket, nav } = useMessages("common");
  const { sheet } = useMessages("schedule");
  const venue = useVenueFormat();
  const zone = useTimeZone();
  const [first] = plan.lanes;
  const last = plan.lanes.at(-1);
  const stations =
    first === undefined || last === undefined || first === last
      ? []
      : [sheet.stations(first.station, last.station)];
  usePrintHead({
    title: first === undefined ? nav.schedule : sheet.title,
    fact: venue.day(day.key),
    detail: stations.concat(bracket.times(formatCity(zone.name))).join(" · "),
  });
}

/** The day on paper, by station, with boxes for scores; matches without a station are last. */
export function PrintedSchedule({ schedule }: ScheduleProps) {
  const { day, now, plan, isShown } = schedule;
  const lines = {
    now,
    venue: useVenueFormat(),
    headingDay: day.key,
    describe: useDescribeLine(schedule),
  };
  const texts = useMessages("schedule");
  const { empty } = texts;
  const visible = plan.matches.filter(isShown);
  const byStation = groupBy(visible, ({ station }) => station);
  const unassigned = byStation.get(null) ?? [];
  if (visible.length === 0) return <p>{empty}</p>;
  return (
    <div>
      {plan.lanes.map(({ station, blocks }) => {
        const own = blocks.map(({ match }) => match).filter(isShown);
        return (
          own.length > 0 && (
            <section key={station} className={styles["station"]}>
              <h2>
                <PrintedStation station={station} size="large" />
              </h2>
              <MatchLines {...lines} matches={own} />
            </section>
          )
        );
      })}
      {unassigned.length > 0 && (
        <section className={styles["station"]} data-none={plan.lanes.length === 0 || undefined}>
          {plan.lanes.length > 0 && (
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
