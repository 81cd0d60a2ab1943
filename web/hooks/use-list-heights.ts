import { useCallback, useState } from "react";
import type { ListHeights } from "#core/lib/count-whole-rows.ts";

/**
 * Measures the height of a list before it is painted, and after each change. The rows and headers
 * have the heights of `--row` and `--row-header`. The height of the list must not depend on its rows.
 *
 * @returns The ref of the element that contains the rows, and the heights in rem; `null` before the
 *   first measurement.
 * @param density The viewer's density, on which the height of rows depends.
 */
export function useListHeights(density: string) {
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
