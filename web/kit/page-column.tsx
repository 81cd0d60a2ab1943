import type { ReactNode } from "react";
import styles from "./page-column.module.css";

/** Column that contains the sections of a page. */
export function PageColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles["column"]}>{children}</div>;
}
