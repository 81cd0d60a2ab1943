import type { ReactNode } from "react";
import { joinClassNames } from "./join-class-names.ts";
import fade from "./fade.module.css";
import styles from "./actions.module.css";

interface ActionsProps {
  /** `grid`: two on a line, each with its key at the end. */
  readonly form?: "row" | "grid";
  readonly children: ReactNode;
}

/** Buttons and links as buttons; in a row they are on one line on a phone. */
export function Actions({ form = "row", children }: ActionsProps) {
  return (
    <div
      className={joinClassNames(styles["actions"], styles[form], form === "row" && fade["fade"])}
      data-screen-only
    >
      {children}
    </div>
  );
}
