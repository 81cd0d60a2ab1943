import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "#web/kit/bracket/tools.module.css";

interface ToolBarProps {
  /** Element beside the page's tabs that receives the tools; `null` while there is none. */
  readonly slot: Element | null;
  readonly children: ReactNode;
}

/** The row of tools, rendered into the page's row of tabs. */
export function ToolBar({ slot, children }: ToolBarProps) {
  return slot === null
    ? null
    : createPortal(<div className={styles["tools"]}>{children}</div>, slot);
}
