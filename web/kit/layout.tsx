import type { ElementType, HTMLAttributes } from "react";
import { joinClassNames } from "./join-class-names.ts";

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
  /** Space between the children, a step of web/styles/tokens.css; 2 (8 px) if absent. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 6 | 10;
}

interface RowProps extends LayoutProps {
  /** Whether children that do not fit go to the next line. */
  readonly wrap?: boolean;
  /** Whether children share their baseline instead of their centre. */
  readonly baseline?: boolean;
  /** Whether the free space is between the children instead of at the end. */
  readonly between?: boolean;
}

/** Children side by side. */
export function Row({ as: Element = "div", gap = 2, className, ...props }: RowProps) {
  const { wrap = false, baseline = false, between = false, ...attributes } = props;
  return (
    <Element
      {...attributes}
      className={joinClassNames(
        "row",
        gap !== 2 && `gap-${gap}`,
        wrap && "wrap",
        baseline && "baseline",
        between && "between",
        className,
      )}
    />
  );
}

/** Children below each other. */
export function Stack({ as: Element = "div", gap = 2, className, ...attributes }: LayoutProps) {
  return (
    <Element
      {...attributes}
      className={joinClassNames("stack", gap !== 2 && `gap-${gap}`, className)}
    />
  );
}
