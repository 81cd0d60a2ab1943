import { useCallback, useState } from "react";
import type { ListHeights } from "#core/lib/count-whole-rows.ts";

/**
 * Returns the ref of a list's element and its heights in rem, `null` before the first measurement:
 * measured before it is painted, and after each change of it or of the density. Rows and headers
 * have the heights of `--row` and `--row-header`. The height of the list must not depend on its
 * rows.
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
