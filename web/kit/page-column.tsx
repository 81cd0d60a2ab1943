import type { ReactNode } from "react";
import styles from "./page-column.module.css";

interface PageColumnProps {
  /** `text`: narrow, used by pages about one item; `list`: wide, used by lists. */
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
