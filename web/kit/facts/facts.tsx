import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Names and values below each other. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl>{children}</dl>;
}

/** A name and its value. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
