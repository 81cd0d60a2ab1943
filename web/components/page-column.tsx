import type { ReactNode } from "react";
import styles from "./page-column.module.css";

interface PageColumnProps {
  /** `text` for one thing, `list` for rows. */
  readonly width?: "text" | "list";
  readonly children: ReactNode;
}

/** The column a page's parts stand in, over each other. */
export function PageColumn({ width = "list", children }: PageColumnProps) {
  return (
    <div className={styles["column"]} data-width={width}>
      {children}
    </div>
  );
}
