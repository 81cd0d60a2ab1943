import { memo } from "react";
import type { LinkLine } from "#core/layout/layout-model.ts";
import styles from "./link-lines.module.css";

interface LinkLinesProps {
  readonly links: readonly LinkLine[];
  /** Places whose line belongs to the lit way. */
  readonly lit: ReadonlySet<string>;
}

/** Every line in sight as one path, the lit way as a second one over it. */
export const LinkLines = memo(function LinkLines({ links, lit }: LinkLinesProps) {
  const way = links.filter(({ from }) => lit.has(from));
  return (
    <svg className={styles["lines"]} aria-hidden="true" focusable="false">
      <path className={styles["line"]} d={pathOf(links)} />
      {way.length === 0 ? null : <path className={styles["way"]} d={pathOf(way)} />}
    </svg>
  );
});

function pathOf(links: readonly LinkLine[]): string {
  return links.map(({ x1, y1, bend, x2, y2 }) => `M${x1} ${y1}H${bend}V${y2}H${x2}`).join("");
}
