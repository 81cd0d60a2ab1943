import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { joinClassNames } from "./join-class-names.ts";
import styles from "./fold.module.css";

interface FoldProps extends Omit<ComponentProps<"details">, "title"> {
  readonly title: ReactNode;
  /** Text after the title. */
  readonly facts?: ReactNode;
}

/** Part of a page that is one line until it is opened. */
export function Fold({ title, facts, className, children, ...attributes }: FoldProps) {
  return (
    <details {...attributes} className={joinClassNames(styles["fold"], className)}>
      <summary>
        <Icon name="caret-right" />
        <span>{title}</span>
        {facts}
      </summary>
      {children}
    </details>
  );
}
