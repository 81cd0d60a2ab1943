import type { ReactNode } from "react";
import styles from "./status-label.module.css";

interface StatusLabelProps {
  /** `live`, `conflict` and `done` are filled, `warn`, `accent` and `plain` are outlined, so that colour is not needed. */
  readonly tone: "live" | "conflict" | "done" | "warn" | "accent" | "plain";
  readonly children: ReactNode;
}

/** Prominent label of a state. */
export function StatusLabel({ tone, children }: StatusLabelProps) {
  return (
    <span className={styles["mark"]} data-tone={tone}>
      {children}
    </span>
  );
}
