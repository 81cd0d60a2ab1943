import type { ReactNode } from "react";
import styles from "./match-panel.module.css";

interface DetailRowProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** A detail of a match: its name and its value. */
export function DetailRow({ name, children }: DetailRowProps) {
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
