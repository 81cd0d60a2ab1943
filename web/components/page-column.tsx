import type { ReactNode } from "react";
import styles from "./page-column.module.css";

interface PageColumnProps {
  /** `text` is narrow, for a single item; `list` is wide, for rows. */
  readonly width?: "text" | "list";
  readonly children: ReactNode;
}

/** Column that contains the sections of a page. */
export function PageColumn({ width = "list", children }: PageColumnProps) {
  return (
    <div className={styles["column"]} data-width={width}>
      {children}
    </div>
  );
}
