import type { KeyboardEvent, ReactNode } from "react";
import { joinClassNames } from "./join-class-names.ts";
import fade from "./fade.module.css";
import { showCurrent, showPart } from "./show-current.ts";

interface TabListProps {
  readonly label: string;
  /** Links or buttons with `role="tab"`, `aria-selected`, and `tabIndex` -1 unless selected. */
  readonly children: ReactNode;
  /** Whether it is in the line of a title, and has no rule below. */
  readonly isInHead?: boolean;
}

/** Row of tabs. Arrow keys, Home and End move the focus; Enter activates a tab. */
export function TabList({ label, children, isInHead = false }: TabListProps) {
  return (
    <div
      ref={showCurrent}
      className={joinClassNames("tabs", !isInHead && "line-below", fade["fade"])}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={moveFocus}
      onClick={({ currentTarget, target }) => {
        if (target instanceof Element) showPart(currentTarget, target.closest("[role=tab]"));
      }}
    >
      {children}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const current = tabs.findIndex((tab) => tab === document.activeElement);
  const target = tabs.at(targetIndex(event.key, current, tabs.length));
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Returns the index a key moves to, wrapping around; `count` (no tab) for other keys. */
function targetIndex(key: string, current: number, count: number): number {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return count;
  }
}
