import type { ReactNode } from "react";
import styles from "./status-label.module.css";

interface MarkProps {
  /** `live` and `conflict` are filled, `warn` is outlined: told apart without colour. */
  readonly tone: "live" | "conflict" | "warn";
  readonly children: ReactNode;
}

/** A label for a state that must be seen from across the room. */
export function StatusLabel({ tone, children }: MarkProps) {
  return (
    <span className={styles["mark"]} data-tone={tone}>
      {children}
    </span>
  );
}
