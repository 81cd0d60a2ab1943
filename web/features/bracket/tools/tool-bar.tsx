import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./tools.module.css";

interface ToolBarProps {
  /** Where the page keeps room for tools, beside its tabs; null puts them where they are written. */
  readonly slot: Element | null;
  readonly children: ReactNode;
}

/** The line of tools, in the page's row of tabs where there is one. */
export function ToolBar({ slot, children }: ToolBarProps) {
  const bar = <div className={styles["tools"]}>{children}</div>;
  return slot === null ? bar : createPortal(bar, slot);
}
