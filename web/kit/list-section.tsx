import type { HTMLAttributes, ReactNode, RefCallback } from "react";
import styles from "./list-section.module.css";

interface ListSectionProps extends HTMLAttributes<HTMLElement> {
  /** A `SectionHeading`. */
  readonly heading: ReactNode;
  /** Whether it is as high as its place, from 1920px up. */
  readonly isFixed: boolean;
  /** Whether a fixed one scrolls. */
  readonly isOpen?: boolean;
  /** Gets the element of the list, whose height `useListHeights` measures. */
  readonly listRef: RefCallback<HTMLElement>;
}

/** A list under its heading. */
export function ListSection(props: ListSectionProps) {
  const { heading, isFixed, isOpen = false, listRef, children, ...attributes } = props;
  return (
    <section className={styles["section"]} data-fixed={isFixed || undefined} {...attributes}>
      {heading}
      <div className={styles["list"]} data-open={isOpen || undefined} ref={listRef}>
        {children}
      </div>
    </section>
  );
}
