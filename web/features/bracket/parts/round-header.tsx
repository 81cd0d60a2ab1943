import type { PlacedHead } from "./placed-headers.ts";
import styles from "./round-headers.module.css";

interface RoundHeadProps {
  readonly head: PlacedHead;
  /** In the layout's units, from the top of what holds it. */
  readonly top: number;
  /** From so far away that there is room for a code only. */
  readonly far: boolean;
}

/** Name, start and best-of over a column. */
export function RoundHeader({ head: { box, text, title }, top, far }: RoundHeadProps) {
  return (
    <div className={styles[far ? "farHead" : "head"]} style={{ "--x": box.x, "--y": top }}>
      <span className={styles["name"]} title={title}>
        {text.name}
      </span>
      {far || text.start === "" ? null : <span className={styles["meta"]}>{text.start}</span>}
      {far || text.bestOf === "" ? null : <span className={styles["meta"]}>{text.bestOf}</span>}
    </div>
  );
}
