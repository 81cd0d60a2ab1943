import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** A sentence where there is nothing to list, and what to do about it. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <p className={styles["empty"]}>{children}</p>;
}
