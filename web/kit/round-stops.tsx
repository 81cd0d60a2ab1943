import type { ReactNode } from "react";
import { showCurrent } from "./show-current.ts";
import styles from "./round-stops.module.css";

/** State of a match in the drawing of its round. */
export type StopMark = "ended" | "live" | "open";

export interface Stop {
  readonly key: string;
  /** Short name: "R1", "QF". */
  readonly label: string;
  readonly name: string;
  /** One per match. */
  readonly marks: readonly StopMark[];
  readonly isShown: boolean;
}

interface StopsProps {
  readonly stops: readonly Stop[];
  readonly onRound: (key: string) => void;
}

/** Buttons of rounds, each with a mark for every match: played, live or open. */
export function Stops({ stops, onRound }: StopsProps) {
  return stops.map(({ key, label, name, marks, isShown }) => (
    <button
      key={key}
      type="button"
      className={styles["stop"]}
      aria-label={name}
      aria-current={isShown || undefined}
      onClick={() => {
        onRound(key);
      }}
    >
      <span>{label}</span>
      <Marks marks={marks} />
    </button>
  ));
}

interface PhoneStripProps {
  readonly label: string;
  /** False to stay at the bottom only while its section is in view. */
  readonly isFixed: boolean;
  readonly children: ReactNode;
}

/** Strip of rounds at the bottom of a phone, above the bar of the pages. */
export function PhoneStrip({ label, isFixed, children }: PhoneStripProps) {
  return (
    <nav className={styles["phone"]} data-fixed={isFixed} aria-label={label} ref={showCurrent}>
      {children}
    </nav>
  );
}

/** Sizes of a mark, in pixels; rounds of more matches have a bar of the same width. */
const MARK = { width: 4, height: 11, gap: 1 };
const MOST_MARKS = 16;

function Marks({ marks }: Pick<Stop, "marks">) {
  const count = Math.min(marks.length, MOST_MARKS);
  const step = MARK.width + MARK.gap;
  return (
    <svg width={count * step} height={MARK.height} aria-hidden="true" focusable="false">
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          x={index * step + 0.5}
          y={0.5}
          width={MARK.width - 1}
          height={MARK.height - 1}
          data-state={summarize(
            marks.slice(
              Math.floor((index * marks.length) / count),
              Math.floor(((index + 1) * marks.length) / count),
            ),
          )}
        />
      ))}
    </svg>
  );
}

function summarize(marks: readonly StopMark[]): StopMark {
  if (marks.includes("live")) return "live";
  return marks.includes("open") ? "open" : "ended";
}
