import type { ReactNode } from "react";
import { Icon } from "#web/kit/icon.tsx";
import styles from "./screens.module.css";

interface FoldProps {
  readonly title: string;
  /** Text after the title. */
  readonly facts?: ReactNode;
  readonly children: ReactNode;
}

/** Part of a page that is one line until it is opened. */
export function Fold({ title, facts, children }: FoldProps) {
  return (
    <details className={styles["fold"]}>
      <summary>
        <Icon name="caret-right" />
        <span>{title}</span>
        {facts}
      </summary>
      {children}
    </details>
  );
}
