import type { CSSProperties, ReactNode } from "react";
import { HOUR } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import styles from "./timetable.module.css";

/** The hours that are in view, in milliseconds since the epoch. */
export interface HoursView {
  readonly from: number;
  readonly to: number;
}

/** Returns the CSS properties of a time in view, and of its length, as shares of the view. */
export function placeInHours({ from, to }: HoursView, at: number, end = at): CSSProperties {
  return { "--at": (at - from) / (to - from), "--span": (end - at) / (to - from) };
}

interface HoursProps {
  readonly view: HoursView;
  readonly dayStart: number;
  readonly now: number;
}

interface TimeAxisProps extends HoursProps {
  /** Above the signs. */
  readonly title?: string;
  /** Time that the label of an hour takes; it has no room this close to that of the current time. */
  readonly label: number;
}

/** The hours in view, with the current time. */
export function TimeAxis({ view, dayStart, now, label, title }: TimeAxisProps) {
  const venue = useVenueFormat();
  const hasNow = isIn(view, now);
  return (
    <div className={styles["axis"]} aria-hidden="true">
      <span>{title}</span>
      <div className={styles["track"]}>
        {listHours(view, dayStart)
          .filter((at) => at - view.from >= label / 2 && view.to - at >= label / 2)
          .filter((at) => !hasNow || Math.abs(at - now) > label)
          .map((at) => (
            <span key={at} style={placeInHours(view, at)}>
              {venue.time(at)}
            </span>
          ))}
        {hasNow && (
          <b className={styles["now"]} style={placeInHours(view, now)}>
            {venue.time(now)}
          </b>
        )}
      </div>
    </div>
  );
}

interface HourLinesProps extends HoursProps {
  /** Other lines over all rows. */
  readonly children?: ReactNode;
}

/** Lines at the hours in view and at the current time, under the rows. */
export function HourLines({ view, dayStart, now, children }: HourLinesProps) {
  return (
    <div className={styles["over"]} aria-hidden="true">
      {listHours(view, dayStart).map((at) => (
        <span key={at} className={styles["hour"]} style={placeInHours(view, at)} />
      ))}
      {isIn(view, now) && <b className={styles["hour"]} data-now style={placeInHours(view, now)} />}
      {children}
    </div>
  );
}

function isIn({ from, to }: HoursView, at: number): boolean {
  return at >= from && at < to;
}

/** Returns the full hours in view. */
function listHours({ from, to }: HoursView, dayStart: number): readonly number[] {
  const first = dayStart + Math.ceil((from - dayStart) / HOUR) * HOUR;
  return Array.from({ length: Math.ceil((to - first) / HOUR) }, (_, index) => first + index * HOUR);
}
