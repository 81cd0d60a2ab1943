import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./tools.module.css";

interface ToolBarProps {
  /** Element beside the page's tabs that receives the tools; `null` to render them in place. */
  readonly slot: Element | null;
  readonly children: ReactNode;
}

/** The row of tools, rendered into the page's row of tabs if there is a slot. */
export function ToolBar({ slot, children }: ToolBarProps) {
  const bar = <div className={styles["tools"]}>{children}</div>;
  return slot === null ? bar : createPortal(bar, slot);
}
