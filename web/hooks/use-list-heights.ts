import { useCallback, useState } from "react";
import type { ListHeights } from "#core/lib/count-whole-rows.ts";

/** Heights of a list whose own height does not depend on its rows. */
export interface MeasuredList {
  /** For the element that contains the rows. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  /** In rem; `null` before the first measurement. */
  readonly heights: ListHeights | null;
}

/**
 * Measures the height of a list before it is painted, and after each change. The rows and headers
 * have the heights of `--row` and `--row-header`.
 *
 * @param density The viewer's density, on which the height of rows depends.
 */
export function useListHeights(density: string): MeasuredList {
  const [heights, setHeights] = useState<ListHeights | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const measure = (): void => {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        const style = getComputedStyle(element);
        const next = {
          room: element.clientHeight / rem,
          row: Number.parseFloat(style.getPropertyValue("--row")),
          header: Number.parseFloat(style.getPropertyValue("--row-header")),
        };
        setHeights((before) =>
          before?.room === next.room && before.row === next.row ? before : next,
        );
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- measures again after a change
    [density],
  );
  return { ref, heights };
}
