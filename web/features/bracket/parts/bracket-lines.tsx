import { memo } from "react";
import { routeDrop } from "#core/layout/card-lines.ts";
import type { ContestantPath, PathStep } from "#core/layout/contestant-path.ts";
import type { BracketLayout, CardLine } from "#core/layout/layout-types.ts";
import styles from "./bracket-lines.module.css";

interface BracketLinesProps {
  readonly layout: Pick<BracketLayout, "cards" | "lines"> & Partial<Pick<BracketLayout, "heads">>;
  readonly path: ContestantPath;
}

/** Lines to the winners' next matches, and over the cards those of the highlighted path. */
export function BracketLines({ layout, path }: BracketLinesProps) {
  const steps = path.steps.map((step) => ({ ...step, points: findPoints(layout, step) }));
  return (
    <>
      <AllLines lines={layout.lines} />
      {steps.length === 0 ? null : (
        <svg className={styles["path"]} aria-hidden="true" focusable="false">
          <path d={pathData(steps.filter(({ isPossible }) => !isPossible))} />
          <path
            className={styles["possible"]}
            d={pathData(steps.filter(({ isPossible }) => isPossible))}
          />
        </svg>
      )}
    </>
  );
}

const AllLines = memo(function AllLines({ lines }: { readonly lines: readonly CardLine[] }) {
  return (
    <svg className={styles["lines"]} aria-hidden="true" focusable="false">
      <path d={pathData(lines.filter(({ isPossible }) => !isPossible))} />
      <path
        className={styles["possible"]}
        d={pathData(lines.filter(({ isPossible }) => isPossible))}
      />
    </svg>
  );
});

function pathData(lines: readonly Pick<CardLine, "points">[]): string {
  return lines.map(({ points }) => (points.length === 0 ? "" : `M${points.join("L")}`)).join("");
}

/** Returns the points of a step: those of the bracket's line, else from the upper to the lower band. */
function findPoints(
  { cards, lines, heads = [] }: BracketLinesProps["layout"],
  { from, to, isDrop }: PathStep,
): CardLine["points"] {
  if (!isDrop) return lines.find((line) => line.from === from && line.to === to)?.points ?? [];
  const [first, second] = [from, to].map((place) => cards.find((card) => card.place === place));
  const between = Math.max(...heads.map(({ y }) => y)) - HALF_GAP;
  return first === undefined || second === undefined ? [] : routeDrop(first, second, between);
}

/** Half of the space between the bands. */
const HALF_GAP = 8;
