import type { ReactNode } from "react";
import match from "./match-lines.module.css";
import styles from "./two-line-list.module.css";

interface TwoLineListProps {
  /** Lines (`MatchLine`, `PlainLine`) with a mark. */
  readonly children: ReactNode;
}

/** Lines beside the lists of a page: each of two lines, also if the list has several columns. */
export function TwoLineList({ children }: TwoLineListProps) {
  return <ul className={styles["list"]}>{children}</ul>;
}

interface PlainLineProps extends TwoLineListProps {
  /** Why the list has the line, as that of a `MatchLine`. */
  readonly mark: ReactNode;
}

/** A line without a match, as high as one with. */
export function PlainLine({ mark, children }: PlainLineProps) {
  return (
    <li className={match["item"]}>
      <span className={match["mark"]}>{mark}</span>
      <div className={styles["plain"]}>{children}</div>
    </li>
  );
}
