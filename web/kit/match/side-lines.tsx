import type { ReactNode } from "react";
import match from "./match-line.module.css";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import styles from "./side-lines.module.css";

interface SideLinesProps {
  /** Lines (`MatchLine`, `PlainLine`) with a mark. */
  readonly children: ReactNode;
}

/** Lines beside the lists of a page: each of two lines, also if the list has several columns. */
export function SideLines({ children }: SideLinesProps) {
  return <ul className={styles["side"]}>{children}</ul>;
}

interface PlainLineProps extends SideLinesProps {
  /** Why the list has the line, as that of a `MatchLine`. */
  readonly mark: ReactNode;
}

/** A line without a match, as high as one with. */
export function PlainLine({ mark, children }: PlainLineProps) {
  return (
    <li className={match["item"]}>
      <div className={joinClassNames(match["row"], styles["plain"])}>
        <span className={match["mark"]}>{mark}</span>
        {children}
      </div>
    </li>
  );
}
