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

interface DatedFactProps {
  /** ISO 8601. */
  readonly at: string;
  readonly time: string;
  /** In a column of its own: a score; empty for none. */
  readonly value: ReactNode;
  readonly children: ReactNode;
}

/** What happened at a time, an item of a list. */
export function DatedFact({ at, time, value, children }: DatedFactProps) {
  return (
    <li className={styles["fact"]} data-dated>
      <time dateTime={at}>{time}</time>
      <strong>{value}</strong>
      <span>{children}</span>
    </li>
  );
}
