import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./more-line.module.css";

/** Last line of a list, which leads to the rows that it does not show: "› 2 more". */
export function MoreLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles["more"]}>
      <Icon name="caret-right" />
      {children}
    </p>
  );
}
