import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

interface SectionHeadingProps {
  readonly id?: string;
  /** A label before the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  /** Small text after the title. */
  readonly facts?: ReactNode;
  /** Small text or controls at the end of the line. */
  readonly aside?: ReactNode;
  /** Whether the rule touches the title, above dense rows. */
  readonly isTight?: boolean;
}

/** Title of a section with a rule below. */
export function SectionHeading({ id, mark, children, facts, aside, isTight }: SectionHeadingProps) {
  return (
    <div className={styles["heading"]} data-tight={isTight}>
      {mark}
      <h2 className={styles["title"]} id={id}>
        {children}
      </h2>
      {facts !== undefined && <div className={styles["facts"]}>{facts}</div>}
      {aside !== undefined && <div className={styles["aside"]}>{aside}</div>}
    </div>
  );
}
