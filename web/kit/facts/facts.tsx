import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Names and values below each other, below a line. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles["facts"]}>{children}</dl>;
}

interface FactProps {
  readonly name: ReactNode;
  /** Kind of the annotation that the value is; absent for other values. */
  readonly kind?: string | undefined;
  readonly children: ReactNode;
}

/** A name and its value. */
export function Fact({ name, kind, children }: FactProps) {
  return (
    <div className={styles["fact"]} data-annotation={kind}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
