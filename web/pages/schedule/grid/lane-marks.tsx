import { Fragment } from "react";
import type { Block } from "#core/schedule/lanes.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type BookedLine, findHooks } from "./marks.ts";
import { type HoursView, placeInHours } from "#web/kit/timetable/time-axis.tsx";
import styles from "#web/kit/timetable/timetable.module.css";

interface PushedHooksProps {
  readonly blocks: readonly Block[];
  readonly view: HoursView;
  readonly now: number;
}

/** Hooks from the old to the new starts of the matches in a lane. */
export function PushedHooks({ blocks, view, now }: PushedHooksProps) {
  return findHooks(blocks, view, now).map(({ key, from, to, part }) => (
    <span
      key={key}
      className={styles["hook"]}
      data-part={part}
      style={placeInHours(view, from, to)}
      aria-hidden="true"
    />
  ));
}

interface BookedLinesProps {
  readonly lines: readonly BookedLine[];
  readonly view: HoursView;
}

/** Lines between the blocks of contestants who are booked twice; the blocks say it to all readers. */
export function BookedLines({ lines, view }: BookedLinesProps) {
  const texts = useMessages("schedule");
  return lines.map(({ keys, at, upper, lower, name, label }) => (
    <Fragment key={keys.join(" ")}>
      <span
        className={styles["line"]}
        style={{ ...placeInHours(view, at), "--upper": upper.lane, "--lower": lower.lane }}
      />
      {label !== null && (
        <p
          className={styles["words"]}
          data-late
          style={{
            ...placeInHours(view, at, label.to),
            top: `calc(${label.lane} * var(--lane))`,
          }}
        >
          <StatusLabel tone="warn">{texts.clash["double-booked"]}</StatusLabel>{" "}
          <bdi dir="auto">{name}</bdi>
        </p>
      )}
    </Fragment>
  ));
}
