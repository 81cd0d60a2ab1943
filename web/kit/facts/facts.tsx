import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Names and values below each other, below a line. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles["facts"]}>{children}</dl>;
}

/** A name and its value. */
export function Fact({
  name,
  children,
}: {
  readonly name: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
