import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

interface SectionHeadingProps {
  readonly id?: string;
  /** A label before the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  /** Small text at the end of the line. */
  readonly aside?: ReactNode;
}

/** Title of a section with a rule below. */
export function SectionHeading({ id, mark, children, aside }: SectionHeadingProps) {
  return (
    <div className={styles["heading"]}>
      {mark}
      <h2 className={styles["title"]} id={id}>
        {children}
      </h2>
      {aside !== undefined && <span className={styles["aside"]}>{aside}</span>}
    </div>
  );
}
