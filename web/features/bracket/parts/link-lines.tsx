import { memo } from "react";
import type { LinkLine } from "#core/layout/layout-model.ts";
import styles from "./link-lines.module.css";

interface LinkLinesProps {
  readonly links: readonly LinkLine[];
  /** Keys of the places whose outgoing line is on the highlighted path. */
  readonly highlighted: ReadonlySet<string>;
}

/** All given lines as one SVG path, with the highlighted path on top as a second one. */
export const LinkLines = memo(function LinkLines({ links, highlighted }: LinkLinesProps) {
  const highlightedLinks = links.filter(({ from }) => highlighted.has(from));
  return (
    <svg className={styles["lines"]} aria-hidden="true" focusable="false">
      <path className={styles["line"]} d={pathOf(links)} />
      {highlightedLinks.length === 0 ? null : (
        <path className={styles["path"]} d={pathOf(highlightedLinks)} />
      )}
    </svg>
  );
});

function pathOf(links: readonly LinkLine[]): string {
  return links.map(({ x1, y1, bend, x2, y2 }) => `M${x1} ${y1}H${bend}V${y2}H${x2}`).join("");
}
