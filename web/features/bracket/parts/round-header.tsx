import type { PlacedRoundHeader } from "./placed-round-headers.ts";
import styles from "./round-headers.module.css";

interface RoundHeaderProps {
  readonly header: PlacedRoundHeader;
  /** Distance from the top of the parent element, in layout units. */
  readonly top: number;
  /** Whether the zoom is so small that only a short name fits. */
  readonly isFar: boolean;
}

/** Name, start and best-of above a column. */
export function RoundHeader({ header: { box, text, title }, top, isFar }: RoundHeaderProps) {
  return (
    <div className={styles[isFar ? "farHeader" : "header"]} style={{ "--x": box.x, "--y": top }}>
      <span className={styles["name"]} title={title}>
        {text.name}
      </span>
      {isFar || text.start === "" ? null : <span className={styles["meta"]}>{text.start}</span>}
      {isFar || text.bestOf === "" ? null : <span className={styles["meta"]}>{text.bestOf}</span>}
    </div>
  );
}
