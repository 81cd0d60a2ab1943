import type { Block } from "#core/schedule/lanes.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type BookedLine, findHooks } from "./marks.ts";
import { getShare, getSpan, type HoursView } from "./use-hours-window.ts";
import styles from "./lane-marks.module.css";

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
      style={getSpan(view, from, to)}
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
  return (
    <div aria-hidden="true">
      {lines.map(({ keys: [first, second], at, upper, lower, name, label }) => (
        <div key={`${first} ${second}`} style={{ "--at": getShare(view, at) }}>
          <span
            className={styles["line"]}
            data-upper={upper.part}
            data-lower={lower.part}
            style={{ "--upper": upper.lane, "--lower": lower.lane }}
          />
          {label !== null && (
            <p
              className={styles["label"]}
              style={{
                "--lane-index": label.lane,
                "--span": (label.to - at) / (view.to - view.from),
              }}
            >
              <StatusLabel tone="warn">{texts.clash["double-booked"]}</StatusLabel>{" "}
              <bdi dir="auto">{name}</bdi>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
