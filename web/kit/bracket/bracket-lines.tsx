import { memo } from "react";
import { linePath, routeStep } from "#core/layout/card-lines.ts";
import type { ContestantPath } from "#core/layout/contestant-path.ts";
import type { BracketLayout, CardLine } from "#core/layout/layout-types.ts";
import styles from "./bracket-lines.module.css";

interface BracketLinesProps {
  readonly layout: Pick<BracketLayout, "cards" | "lines" | "heads">;
  readonly path: ContestantPath;
}

/** Lines to the winners' next matches, and over the cards those of the highlighted path. */
export function BracketLines({ layout, path }: BracketLinesProps) {
  const steps = path.steps.map((step) => ({ ...step, points: routeStep(layout, step) }));
  return (
    <>
      <Lines lines={layout.lines} look="lines" />
      {steps.length === 0 ? null : <Lines lines={steps} look="path" />}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly Pick<CardLine, "points" | "isPossible">[];
  readonly look: "lines" | "path";
}

const Lines = memo(function Lines({ lines, look }: LinesProps) {
  return (
    <svg className={styles[look]} aria-hidden="true" focusable="false">
      <path d={linePath(lines.filter(({ isPossible }) => !isPossible))} />
      <path
        className={styles["possible"]}
        d={linePath(lines.filter(({ isPossible }) => isPossible))}
      />
    </svg>
  );
});
