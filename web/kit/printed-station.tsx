import styles from "./printed-station.module.css";

/** Number of characters of a name that a sign has room for in its large type. */
const SHORT = 3;

interface PrintedStationProps {
  /** Name of the station, for example "4" or "Stage". */
  readonly station: string;
  /** `large` where a list is by station. */
  readonly size: "small" | "large";
}

/** A station on paper, as a sign with its name; a long name on several lines. */
export function PrintedStation({ station, size }: PrintedStationProps) {
  return (
    <bdi
      dir="auto"
      translate="no"
      className={styles["sign"]}
      data-size={size}
      data-long={station.length > SHORT || undefined}
    >
      {station}
    </bdi>
  );
}
