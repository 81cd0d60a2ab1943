import styles from "./station-sign.module.css";

interface StationSignProps {
  /** Name of the station, for example "4" or "Stage". */
  readonly station: string;
  /** `small` in rows, `large` in a list by station. */
  readonly size?: "small" | "large";
  /** `strong`: the station is free, or contestants have to go there. */
  readonly tone?: "plain" | "strong";
}

export function StationSign({ station, size = "small", tone = "plain" }: StationSignProps) {
  return (
    <bdi dir="auto" translate="no" className={styles["sign"]} data-size={size} data-tone={tone}>
      {station}
    </bdi>
  );
}
