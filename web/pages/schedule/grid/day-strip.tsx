import { HOUR } from "#core/lib/time.ts";
import { countStationsInUse } from "#core/schedule/lanes.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { BarPart, type BarKind } from "#web/kit/bar/bar.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { Schedule } from "#web/pages/schedule/use-schedule.ts";
import { type HoursWindow, WINDOW_STEP } from "./use-hours-window.ts";
import styles from "#web/kit/timetable/day-strip.module.css";

interface DayStripProps {
  readonly schedule: Schedule;
  readonly view: HoursWindow;
}

/** Hours between two labels. */
const LABEL_HOURS = 3;

/** Stations in use in each half hour of the day, with a frame around the hours in view. */
export function DayStrip({ schedule: { day, now, plan }, view }: DayStripProps) {
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const length = day.to - day.from;
  const counts = countStationsInUse(plan.lanes, day, length / WINDOW_STEP);
  const most = Math.max(1, ...counts);
  const labels = Array.from(
    { length: Math.ceil(length / HOUR / LABEL_HOURS) },
    (_, index) => day.from + index * LABEL_HOURS * HOUR,
  );
  const last = length - (view.to - view.from);
  return (
    <div className={styles["strip"]} style={{ "--window": (view.to - view.from) / length }}>
      <p className={styles["name"]} aria-hidden="true">
        <b>{texts.day}</b> {texts.strip.unit}
      </p>
      <div className={styles["bars"]} aria-hidden="true">
        {counts.map((count, index) => {
          const begin = day.from + index * WINDOW_STEP;
          const height = `${(count / most) * 100}%`;
          return <BarPart key={begin} kind={findKind(begin, now)} style={{ height }} />;
        })}
      </div>
      <div className={styles["labels"]} aria-hidden="true">
        {labels.map((at) => (
          <span key={at} style={{ flex: Math.min(LABEL_HOURS, (day.to - at) / HOUR) }}>
            {venue.time(at)}
          </span>
        ))}
      </div>
      <input
        type="range"
        className={styles["frame"]}
        aria-label={texts.strip.label}
        aria-valuetext={`${venue.time(view.from)}–${venue.time(view.to)}`}
        min={0}
        max={last}
        step={WINDOW_STEP}
        value={view.from - day.from}
        onChange={({ target }) => {
          view.moveTo(day.from + target.valueAsNumber);
        }}
      />
    </div>
  );
}

function findKind(begin: number, now: number): BarKind {
  if (begin + WINDOW_STEP <= now) return "ended";
  return begin <= now ? "live" : "toPlay";
}
