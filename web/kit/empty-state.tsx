import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Text shown instead of an empty list: the reason, and what to do. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <p className={styles["empty"]}>{children}</p>;
}
