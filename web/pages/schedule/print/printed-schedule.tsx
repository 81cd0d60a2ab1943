import type { MatchView } from "#core/contract/match.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { isRanking } from "#core/lib/contest.ts";
import { groupBy } from "#core/lib/collections.ts";
import { getStart } from "#core/schedule/timed-match.ts";
import { useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { createRowSides, type RowSide } from "#web/features/matches/rows/sides.ts";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useScheduleMessages } from "#web/i18n/schedule-messages.ts";
import { formatCity } from "#web/pages/schedule/schedule-head.tsx";
import type { Schedule } from "#web/pages/schedule/use-schedule.ts";
import styles from "./printed-schedule.module.css";

interface PrintedScheduleProps {
  readonly schedule: Schedule;
}

/** Sets the head of the sheets: what, which day, which stations, whose time. */
export function usePrintedHead({ day, plan }: Schedule): void {
  const { nav } = useAllMessages();
  const { sheet } = useScheduleMessages();
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
    detail: stations.concat(sheet.zone(formatCity(zone.name))).join(" · "),
  });
}

/** The day on paper, by station, with boxes for scores; matches without a station are last. */
export function PrintedSchedule({ schedule: { plan, isShown } }: PrintedScheduleProps) {
  const texts = useScheduleMessages();
  const { empty } = texts;
  const visible = plan.matches.filter(isShown);
  const byStation = groupBy(visible, ({ station }) => station);
  const unassigned = byStation.get(null) ?? [];
  if (visible.length === 0) return <p>{empty}</p>;
  return (
    <div className={styles["sheet"]}>
      {plan.lanes.map(({ station, blocks }) => {
        const own = blocks.map(({ match }) => match).filter(isShown);
        return (
          own.length > 0 && (
            <section key={station} className={styles["station"]}>
              <h2 className={styles["sign"]}>
                <bdi dir="auto" translate="no" data-long={station.length > 3 || undefined}>
                  {station}
                </bdi>
              </h2>
              <Rows matches={own} />
            </section>
          )
        );
      })}
      {unassigned.length > 0 && (
        <section className={styles["station"]} data-none={plan.lanes.length === 0 || undefined}>
          {plan.lanes.length > 0 && <h2 className={styles["none"]}>{texts.unassigned}</h2>}
          <Rows matches={unassigned} />
        </section>
      )}
    </div>
  );
}

function Rows({ matches }: { readonly matches: readonly MatchView[] }) {
  const messages = useAllMessages();
  const venue = useVenueFormat();
  return (
    <ul>
      {matches.map((match) => {
        const [left, right] = createRowSides(match, messages);
        const start = getStart(match);
        return (
          <li key={match.key} className={styles["row"]}>
            <b>{start !== null && venue.time(start)}</b>
            <span className={styles["code"]}>{match.code}</span>
            {isRanking(match) ? (
              <span className={styles["ranking"]}>
                {formatContestants(
                  match.slots.map((slot) => ({
                    name: formatSlot(messages, slot),
                    isOpen: slot.contestant === null,
                  })),
                  messages,
                )}
              </span>
            ) : (
              <>
                {left !== undefined && <PrintedSide side={left} isLeft />}
                {right !== undefined && <PrintedSide side={right} isLeft={false} />}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function PrintedSide({ side, isLeft }: { readonly side: RowSide; readonly isLeft: boolean }) {
  const box = (
    <span className={styles["box"]} data-won={side.standing === "winner" || undefined}>
      {side.score}
    </span>
  );
  return (
    <>
      {!isLeft && box}
      <bdi
        dir="auto"
        className={styles["name"]}
        data-left={isLeft || undefined}
        data-open={side.standing === "open" || undefined}
      >
        {side.name}
      </bdi>
      {isLeft && box}
    </>
  );
}
